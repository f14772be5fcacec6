import { ChevronDown, CircleHelp } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazy } from '~/shared/lazy';

const LegendList = lazy(() => import('./LegendList'));

/** The legend of the roster, folded until it is asked for. */
export function Legend() {
  const { t } = useTranslation('scheduler');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="group text-small" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="flex items-center gap-2 min-h-11 cursor-pointer list-none rounded-control font-semibold hover:text-evergreen">
        <CircleHelp className="size-4.5 shrink-0 text-muted" aria-hidden="true" />
        {t(($) => $.grid.legend.title)}
        <ChevronDown className="ml-auto size-4.5 shrink-0 text-muted group-open:rotate-180" aria-hidden="true" />
      </summary>
      {isOpen && (
        <Suspense>
          <LegendList />
        </Suspense>
      )}
    </details>
  );
}
