import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '~/ui/Button';
import { type ActingOpenWeek, useAbleWeek, useActingEngine, warmActing } from '../model/actingWeek';
import type { OpenWeek } from '../model/store';

interface WhenAbleProps {
  open: OpenWeek;
  children: (open: ActingOpenWeek) => ReactNode;
}

/** What needs a week that can be changed; until there is one, that it is on its way or why it is not. */
export function WhenAble({ open, children }: WhenAbleProps) {
  const { t } = useTranslation('acting');
  const able = useAbleWeek(open);
  const fault = useActingEngine((store) => store.fault);
  const missing = able === null;
  useEffect(() => {
    if (missing) warmActing();
  }, [missing]);
  if (able) return children(able);
  return (
    <div role={fault ? 'alert' : 'status'} className="mt-4 rounded-[14px] bg-sand px-4 py-3">
      <p>{fault ? t(($) => $.notice.unavailable) : t(($) => $.notice.waiting)}</p>
      {fault && (
        <Button size="small" variant="outline" className="mt-2 bg-white" onClick={warmActing}>
          {t(($) => $.again)}
        </Button>
      )}
    </div>
  );
}
