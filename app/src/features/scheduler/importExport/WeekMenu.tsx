import { ArrowDownUp } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Week } from '~/engine/engine';
import { Button } from '~/ui/Button';
import type { OpenWeek } from '../model/openWeek';

const load = () => import('./WeekDialog');
const WeekDialog = lazy(load);

interface WeekMenuProps {
  /** Null until the engine has the week. */
  open: OpenWeek | null;
  onImported: (week: Week) => void;
}

/** The header's 'Week': export, import, share. What it opens comes with the first opening. */
export function WeekMenu({ open, onImported }: WeekMenuProps) {
  const { t } = useTranslation('importExport');
  // The dialog is about one week; another one on the screen, as after the browser's Back, closes it.
  const [asked, setAsked] = useState<string | null>(null);
  const monday = open?.week.monday;
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => setAsked(null), [monday]);
  return (
    <>
      <Button
        variant="outline"
        size="small"
        aria-haspopup="dialog"
        aria-disabled={open ? undefined : true}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => open && setAsked(open.week.monday)}
      >
        <ArrowDownUp className="size-4.5" aria-hidden="true" />
        {t(($) => $.menu)}
      </Button>
      {open && asked === monday && (
        <Suspense fallback={null}>
          <WeekDialog
            open={open}
            onClose={() => setAsked(null)}
            onImported={(week) => {
              setAsked(null);
              onImported(week);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
