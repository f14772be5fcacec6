import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '~/shared/brand';

interface PlainFieldsProps {
  /** The page and language of the form, for the server's response page. */
  page: string;
  locale: string;
  /** What to do if the server refused what was typed. */
  failed: ReactNode;
}

/** Other reasons for which the server refuses a form. */
const reasons = ['address', 'busy', 'later'] as const;

function Refusal({ reason, children }: { reason: string; children: ReactNode }) {
  return (
    <p
      hidden
      data-refused={reason}
      role="alert"
      className="scroll-mt-28 rounded-control border border-danger bg-danger-soft text-danger px-4 py-3 font-medium"
    >
      {children}
    </p>
  );
}

/**
 * Hidden fields of a form submitted without scripts, and why it may be refused. Render it in a `noscript` and only on
 * the prerendered page. The server answers a refused form with its page, on which it shows one of the messages
 * (decision 54).
 */
export function PlainFields({ page, locale, failed }: PlainFieldsProps) {
  const { t } = useTranslation('common');
  return (
    <>
      <Refusal reason="input">{failed}</Refusal>
      {reasons.map((reason) => (
        <Refusal key={reason} reason={reason}>
          {t(($) => $.refused[reason])}{' '}
          <a className="underline" href={`mailto:${brand.email}`}>
            {brand.email}
          </a>
        </Refusal>
      ))}
      <input type="hidden" name="page" value={page} />
      <input type="hidden" name="locale" value={locale} />
    </>
  );
}
