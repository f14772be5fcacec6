import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Button } from '~/ui/Button';
import { StrokeIcon } from '~/ui/StrokeIcon';
import type { ProofOfWork, ProofState } from './useProofOfWork';

const icons = {
  quiet: 'M12 7v5l3 3M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z',
  good: 'M5 13l4 4L19 7',
  bad: 'M12 7v6M12 16.5v.5M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z',
} as const;

const tones: Record<ProofState, keyof typeof icons> = {
  idle: 'quiet',
  working: 'quiet',
  slow: 'quiet',
  done: 'good',
  failed: 'bad',
  insecure: 'bad',
};

const colors = {
  quiet: 'text-muted',
  good: 'text-evergreen',
  bad: 'text-danger',
} as const;

/** The state of the proof of work as text, with a progress bar and a retry button. */
export function ProofStatus({ proof: { state, begin } }: { proof: ProofOfWork }) {
  const { t } = useTranslation('proofOfWork');
  const tone = tones[state];
  const isWorking = state === 'working' || state === 'slow';
  return (
    <div role="group" aria-label={t(($) => $.label)} data-proof={state} className="grid gap-2">
      <p role="status" className={clsx('flex items-start gap-2 font-medium text-pretty', colors[tone])}>
        <StrokeIcon path={icons[tone]} className="size-5 mt-0.5 shrink-0" />
        {t(($) => $.states[state])}
      </p>
      {isWorking && <progress aria-label={t(($) => $.progress)} className="w-full h-2 accent-evergreen" />}
      {state === 'failed' && (
        <Button variant="outline" size="small" onClick={begin} tone="white" className="justify-self-start">
          {t(($) => $.again)}
        </Button>
      )}
    </div>
  );
}
