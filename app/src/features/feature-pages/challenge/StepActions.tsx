import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '~/ui/Button';
import { useChallenge } from './store';

/** A step's actions: Back, if there is a previous step, and the given ones. */
export function StepActions({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('challenge');
  const { step, sending, dispatch } = useChallenge();
  return (
    <div className="mt-8 flex flex-wrap items-center gap-3 max-sm:[&>*]:flex-1">
      {step > 1 && (
        <Button variant="outline" aria-disabled={sending} onClick={() => dispatch({ type: 'back' })}>
          <ArrowLeft className="size-4.5" aria-hidden="true" />
          {t(($) => $.back)}
        </Button>
      )}
      {children}
    </div>
  );
}
