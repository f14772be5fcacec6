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
  week: EditableWeek | null;
  onImported: (editor: Editor) => void;
}

/** The header's 'Week': export, import, share. Its dialog is loaded on demand. */
export function WeekMenu({ week, onImported }: WeekMenuProps) {
  const { t } = useTranslation('importExport');
  // The dialog belongs to one week; another week, such as after the browser's Back, closes it.
  const [openFor, setOpenFor] = useState<string | null>(null);
  const monday = week?.dates.monday;
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
        aria-disabled={week ? undefined : true}
        onPointerEnter={() => prefetch(load)}
        onFocus={() => prefetch(load)}
        onClick={() => week && setOpenFor(week.dates.monday)}
      >
        <ArrowDownUp className="size-4.5" aria-hidden="true" />
        {t(($) => $.menu)}
      </Button>
      {week && openFor === monday && (
        <Suspense fallback={null}>
          <WeekDialog
            week={week}
            onClose={() => setOpenFor(null)}
            onImported={(editor) => {
              setOpenFor(null);
              onImported(editor);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
