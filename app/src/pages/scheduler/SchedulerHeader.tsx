import { ArrowLeft, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { prefetchWeekFiles, WeekMenu } from '~/features/import-export/WeekMenu';
import { OwnTeamButton } from '~/features/own-team/OwnTeam';
import { PublishButton } from '~/features/scheduler/panels/PublishButton';
import { ToolsMenu } from '~/features/scheduler/panels/ToolsMenu';
import { HistoryButtons } from '~/roster/parts/HistoryButtons';
import { importWeek } from '~/roster/week/actions';
import type { EditableWeek } from '~/roster/week/editableWeek';
import type { ViewState } from '~/roster/week/viewState';
import { closeWeekDialog, openWeekDialog, useWeekDialog } from '~/roster/weekDialogStore';
import { pathTo, shiftTypesFragment } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { ButtonLink } from '~/ui/Button';
import { Link } from '~/ui/Link';

interface SchedulerHeaderProps {
  /** Null until the engine has the week. */
  week: EditableWeek | null;
  /** Null where there is no week, after a link that did not open. */
  state: ViewState | null;
}

/**
 * The page header in one line: one solid button, an outline for the other page, quiet text for tools. Where
 * there is no room for them the pages stand in the tools' menu; on a phone the selected tab above is the visible title.
 */
export function SchedulerHeader({ week, state }: SchedulerHeaderProps) {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  // The dialog belongs to one week; another week, such as after the browser's Back, closes it.
  const open = useWeekDialog((store) => store.open);
  return (
    <header className="no-print part flex items-center md:gap-x-2 min-h-12 xl:min-h-16 max-lg:flex-wrap max-lg:py-1 max-lg:justify-end">
      <h1 className="max-md:sr-only text-xl lg:text-2xl whitespace-nowrap mr-1">{t(($) => $.title)}</h1>
      <Link
        to={pathTo('manager-overview', language)}
        className="max-lg:hidden inline-flex items-center gap-1.5 min-h-11 px-2 rounded-control text-note font-semibold text-muted whitespace-nowrap hover:text-ink hover:bg-sand"
      >
        <ArrowLeft className="size-4" aria-hidden="true" />
        <span className="max-xl:sr-only">{t(($) => $.header.back)}</span>
      </Link>
      <span className="grow max-md:hidden" />
      {state && (
        <div className="flex items-center gap-1 max-md:grow">
          <PublishButton week={week} />
          <HistoryButtons week={week} />
        </div>
      )}
      {state && (
        <ToolsMenu
          ready={week !== null}
          view={state}
          onPrepareWeekFiles={prefetchWeekFiles}
          onWeekFiles={() => week && openWeekDialog('files', week.dates.monday)}
        />
      )}
      {state && <OwnTeamButton ready={week !== null} />}
      <ButtonLink
        id={shiftTypesFragment.slice(1)}
        variant="outline"
        size="small"
        className="max-xl:hidden whitespace-nowrap"
        to={pathTo('manager-view-team', language)}
      >
        {t(($) => $.header.team)}
      </ButtonLink>
      <ButtonLink
        variant="solid"
        size="small"
        className="whitespace-nowrap max-md:px-3"
        to={pathTo('shift-template-setup', language)}
      >
        <Plus className="size-4.5" aria-hidden="true" />
        <span className="max-md:sr-only">{t(($) => $.header.create)}</span>
      </ButtonLink>
      {state && week && open?.monday === week.dates.monday && (
        <WeekMenu
          key={open.part}
          week={week}
          first={open.part}
          onClose={closeWeekDialog}
          onImported={(editor) => {
            closeWeekDialog();
            importWeek(editor, state.week);
          }}
        />
      )}
    </header>
  );
}
