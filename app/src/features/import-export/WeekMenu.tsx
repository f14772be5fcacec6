import { ArrowDownUp } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Editor } from '~/engine/engine';
import type { EditableWeek } from '~/features/scheduler/week/editableWeek';
import { lazy, prefetch } from '~/shared/lazy';
import { Button } from '~/ui/Button';

const load = () => import('./WeekDialog');
const WeekDialog = lazy(load);

interface WeekMenuProps {
  /** Null until the engine has the week. */
  open: EditableWeek | null;
  onImported: (week: Editor) => void;
}

/** The header's 'Week': export, import, share. Its dialog is loaded on demand. */
export function WeekMenu({ open, onImported }: WeekMenuProps) {
  const { t } = useTranslation('importExport');
  // The dialog belongs to one week; another week, such as after the browser's Back, closes it.
  const [openFor, setOpenFor] = useState<string | null>(null);
  const monday = open?.week.monday;
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    setOpenFor(null);
  }, [monday]);
  return (
    <>
      <Button
        variant="outline"
        size="small"
        aria-haspopup="dialog"
        aria-disabled={open ? undefined : true}
        onPointerEnter={() => prefetch(load)}
        onFocus={() => prefetch(load)}
        onClick={() => open && setOpenFor(open.week.monday)}
      >
        <ArrowDownUp className="size-4.5" aria-hidden="true" />
        {t(($) => $.menu)}
      </Button>
      {open && openFor === monday && (
        <Suspense fallback={null}>
          <WeekDialog
            open={open}
            onClose={() => setOpenFor(null)}
            onImported={(week) => {
              setOpenFor(null);
              onImported(week);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
