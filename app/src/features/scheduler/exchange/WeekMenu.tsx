import { ArrowDownUp } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Week } from '~/engine/engine';
import { Button } from '~/ui/Button';
import type { OpenWeek } from '../model/store';

const load = () => import('./WeekDialog');
const WeekDialog = lazy(load);

interface WeekMenuProps {
  /** Null until the engine has the week. */
  open: OpenWeek | null;
  onImported: (week: Week) => void;
}

/** The header's 'Week': export, import, share. What it opens comes with the first opening. */
export function WeekMenu({ open, onImported }: WeekMenuProps) {
  const { t } = useTranslation('exchange');
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        size="small"
        aria-haspopup="dialog"
        aria-disabled={open ? undefined : true}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => open && setAsked(true)}
      >
        <ArrowDownUp className="size-4.5" aria-hidden="true" />
        {t(($) => $.menu)}
      </Button>
      {asked && open && (
        <Suspense fallback={null}>
          <WeekDialog
            open={open}
            onClose={() => setAsked(false)}
            onImported={(week) => {
              setAsked(false);
              onImported(week);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
