import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffMember } from '~/engine/engine';
import type { CheckListener, FillPlan, Proof } from '~/engine/solver/solver';
import { TextButton } from '~/ui/TextLink';

interface ProofCheckProps {
  plan: FillPlan;
  staff: readonly StaffMember[];
  /** Whether the plan was made under a law, which the check does not look at. */
  hasLaw: boolean;
  check: (plan: FillPlan, listener: CheckListener) => void;
}

type Checked = { readonly plan: FillPlan; readonly proof: Proof | 'running' | 'failed' };

/** Has a plan and its bound reckoned again by the checker, which shares nothing with the search. */
export function ProofCheck({ plan, staff, hasLaw, check }: ProofCheckProps) {
  const { t } = useTranslation('scheduler');
  const [checked, setChecked] = useState<Checked | null>(null);
  const status = useRef<HTMLParagraphElement>(null);
  // What was found of another plan says nothing about this one.
  const proof = checked?.plan === plan ? checked.proof : null;

  const texts = (found: Proof): string[] => {
    const { missing, bound, brokenBy } = found;
    if (missing === null)
      return [t(($) => $.fillPanel.proof.refused, { name: staff.find(({ id }) => id === brokenBy)?.name ?? '' })];
    const left = t(($) => $.fillPanel.proof.left, { count: missing });
    if (bound === null) return [left, t(($) => $.fillPanel.proof.noPrices)];
    return [
      left,
      bound >= missing ? t(($) => $.fillPanel.proof.best) : t(($) => $.fillPanel.proof.bound, { count: bound }),
      ...(bound < plan.bound ? [t(($) => $.fillPanel.proof.cases, { count: plan.bound })] : []),
      ...(hasLaw ? [t(($) => $.fillPanel.proof.law)] : []),
    ];
  };
  return (
    <div className="grid justify-items-start gap-1 text-small" data-testid="proof-check">
      {proof === null && (
        <TextButton
          onClick={() => {
            // The button goes away.
            status.current?.focus();
            setChecked({ plan, proof: 'running' });
            check(plan, {
              proof: (found) => setChecked({ plan, proof: found }),
              failed: () => setChecked({ plan, proof: 'failed' }),
            });
          }}
        >
          {t(($) => $.fillPanel.proof.check)}
        </TextButton>
      )}
      <p ref={status} role="status" tabIndex={-1} className="lg:leading-[1.3] text-muted focus:outline-none">
        {proof === 'running' && t(($) => $.fillPanel.proof.running)}
        {proof === 'failed' && t(($) => $.fillPanel.failed.text)}
        {proof !== null && typeof proof === 'object' && texts(proof).join(' ')}
      </p>
    </div>
  );
}
