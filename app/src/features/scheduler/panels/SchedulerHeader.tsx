import { ArrowLeft, Plus, Printer, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pathTo } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { ButtonLink } from '~/ui/Button';

interface SchedulerHeaderProps {
  menu: ReactNode;
  /** Undo and redo. */
  history: ReactNode;
}

/** The page header in one row: title, undo and redo, navigation, and the week's actions. */
export function SchedulerHeader({ menu, history }: SchedulerHeaderProps) {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  return (
    <header className="no-print part flex flex-wrap items-center gap-x-4 gap-y-2 min-h-14 max-xl:py-2">
      <h1 className="text-2xl xl:max-[1640px]:text-xl whitespace-nowrap">{t(($) => $.title)}</h1>
      <p className="text-muted text-[0.875rem] leading-snug max-w-[62ch] hidden min-[1640px]:block">
        {t(($) => $.intro)}
      </p>
      <div className="flex flex-wrap items-center gap-2 xl:ml-auto xl:max-[1640px]:gap-1.5 xl:max-[1640px]:[&>:is(a,button)]:px-2.5 max-md:w-full max-md:flex-nowrap max-md:overflow-x-auto max-md:*:shrink-0">
        {history}
        <button
          type="button"
          className="hidden md:grid place-items-center size-11 rounded-control text-muted hover:bg-sand hover:text-ink"
          aria-label={t(($) => $.controls.print)}
          title={t(($) => $.controls.print)}
          onClick={() => window.print()}
        >
          <Printer className="size-4.5" aria-hidden="true" />
        </button>
        <ButtonLink variant="text" size="small" to={pathTo('manager-overview', language)}>
          <ArrowLeft className="size-4.5 xl:max-[1640px]:hidden" aria-hidden="true" />
          {t(($) => $.header.back)}
        </ButtonLink>
        <ButtonLink variant="outline" size="small" to={pathTo('manager-view-team', language)}>
          <Users className="size-4.5 xl:max-[1640px]:hidden" aria-hidden="true" />
          {t(($) => $.header.team)}
        </ButtonLink>
        {menu}
        <ButtonLink variant="solid" size="small" to={pathTo('shift-template-setup', language)}>
          <Plus className="size-4.5" aria-hidden="true" />
          {t(($) => $.header.create)}
        </ButtonLink>
      </div>
    </header>
  );
}
