import { CalendarClock } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { QuickTemplate } from '~/roster/setup';
import { openRestaurant, openTradeWeek, tradeOf } from '~/roster/week/tradeWeek';
import { pathTo } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { Button } from '~/ui/Button';

/** A link to the sample week of a ready-made template. */
export function SampleWeekButton({ template }: { template: Pick<QuickTemplate, 'id' | 'name' | 'positions'> }) {
  const { t } = useTranslation('template');
  const navigate = useNavigate();
  const scheduler = pathTo('shift-scheduler', useLanguage());
  const [state, setState] = useState<'idle' | 'opening' | 'failed'>('idle');
  const trade = tradeOf(template.id);
  const opening = useRef<AbortController>(null);
  // Somebody who leaves meanwhile keeps the week, and is not brought to it.
  useEffect(() => () => opening.current?.abort(), []);
  const open = async () => {
    if (state === 'opening') return;
    if (trade === null) openRestaurant();
    else {
      setState('opening');
      const leaving = new AbortController();
      opening.current = leaving;
      const opened = await openTradeWeek(trade, template.positions, leaving.signal);
      if (leaving.signal.aborted) return;
      if (!opened.ok) return setState('failed');
    }
    await navigate(scheduler);
  };
  return (
    <div className="relative mt-4 grid justify-items-start gap-2">
      <Button size="small" aria-busy={state === 'opening' || undefined} onClick={() => void open()}>
        <CalendarClock className="size-4.5" aria-hidden="true" />
        {t(($) => $.quick.week, { name: template.name })}
      </Button>
      {state === 'failed' && (
        <p role="alert" className="text-note text-danger">
          {t(($) => $.quick.weekFailed)}
        </p>
      )}
    </div>
  );
}
