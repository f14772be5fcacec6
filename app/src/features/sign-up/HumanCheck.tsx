import { clsx } from 'clsx';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { StrokeIcon } from '~/ui/StrokeIcon';
import type { HumanCheckState } from './useHumanCheck';

const icons = {
  quiet: 'M12 7v5l3 3M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z',
  good: 'M5 13l4 4L19 7',
  bad: 'M12 7v6M12 16.5v.5M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z',
} as const;

const tones: Record<HumanCheckState, keyof typeof icons> = {
  waiting: 'quiet',
  ready: 'quiet',
  checking: 'quiet',
  verified: 'good',
  failed: 'bad',
  expired: 'bad',
  error: 'bad',
  unloaded: 'bad',
  unconfigured: 'bad',
};

const variants = {
  quiet: 'text-muted',
  good: 'text-evergreen',
  bad: 'text-danger',
} as const;

interface HumanCheckProps {
  parent: RefObject<HTMLDivElement | null>;
  state: HumanCheckState;
}

/** The human check's widget, and its state as text. */
export function HumanCheck({ parent, state }: HumanCheckProps) {
  const { t } = useTranslation('signUp');
  const tone = tones[state];
  return (
    <div role="group" aria-label={t(($) => $.check.label)} data-check={state} className="grid gap-2">
      <div ref={parent} data-testid="human-check" className="max-w-full overflow-x-auto empty:hidden" />
      <p role="status" className={clsx('flex items-center gap-2 font-medium', variants[tone])}>
        <StrokeIcon path={icons[tone]} className="size-5 shrink-0" />
        {t(($) => $.check.states[state])}
      </p>
    </div>
  );
}
