import { ArrowLeft, Plus, Printer, Smartphone, Stethoscope, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { WeekMenu } from '~/features/import-export/WeekMenu';
import { OwnTeamButton } from '~/features/own-team/OwnTeam';
import { pathTo } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { ButtonLink } from '~/ui/Button';
import { fill, importWeek } from '../week/actions';
import type { EditableWeek } from '../week/editableWeek';
import { prepareSolver } from '../week/useFill';
import { HistoryButtons } from './HistoryButtons';
import { PublishButton } from './PublishButton';
import { closePhone, openPhone, usePhone } from './phoneStore';

/** Opens and closes the simulated phone beside the roster. */
function PhoneButton({ ready }: { ready: boolean }) {
  const { t } = useTranslation('requests');
  const isOpen = usePhone((phone) => phone.isOpen);
  return (
    <button
      type="button"
      data-acts
      aria-expanded={isOpen}
      aria-disabled={ready ? undefined : true}
      aria-label={t(($) => $.phone.open)}
      title={t(($) => $.phone.open)}
      className="grid place-items-center size-11 rounded-control text-muted hover:bg-sand hover:text-ink"
      onClick={() => ready && (isOpen ? closePhone() : openPhone())}
    >
      <Smartphone className="size-4.5" aria-hidden="true" />
    </button>
  );
}

/** Opens the panel in which an absence is reported and covered. */
function AbsenceButton() {
  const { t } = useTranslation('scheduler');
  return (
    <button
      type="button"
      data-acts
      data-tour="absence"
      className="inline-flex items-center justify-center gap-2 min-w-11 min-h-11 px-2 rounded-control font-semibold text-muted hover:bg-sand hover:text-ink"
      title={t(($) => $.fillWeek.absence)}
      onPointerEnter={prepareSolver}
      onFocus={prepareSolver}
      onClick={() => fill({ kind: 'absence' })}
    >
      <Stethoscope className="size-4.5" aria-hidden="true" />
      <span className="xl:max-[1640px]:sr-only">{t(($) => $.fillWeek.absence)}</span>
    </button>
  );
}

interface SchedulerHeaderProps {
  /** Null until the engine has the week. */
  week: EditableWeek | null;
  /** The key of the week on screen; null where there is none, after a link that did not open. */
  weekKey: string | null;
}

/** The page header in one row: title, undo and redo, navigation, and the week's actions. */
export function SchedulerHeader({ week, weekKey }: SchedulerHeaderProps) {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  return (
    <header className="no-print part flex flex-wrap items-center gap-x-4 gap-y-2 min-h-14 max-xl:py-2">
      <h1 className="text-2xl xl:max-[1640px]:text-xl whitespace-nowrap">{t(($) => $.title)}</h1>
      <p className="text-muted text-[0.875rem] leading-snug max-w-[62ch] hidden min-[1640px]:block">
        {t(($) => $.intro)}
      </p>
      <div className="flex flex-wrap items-center gap-2 xl:ml-auto xl:max-[1640px]:gap-1.5 xl:max-[1640px]:[&>:is(a,button)]:px-2.5 max-md:w-full max-md:flex-nowrap max-md:overflow-x-auto max-md:*:shrink-0">
        {weekKey !== null && (
          <>
            <PublishButton week={week} />
            <PhoneButton ready={week !== null} />
            <HistoryButtons week={week} />
            <AbsenceButton />
          </>
        )}
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
        {weekKey !== null && (
          <>
            <OwnTeamButton ready={week !== null} />
            <WeekMenu week={week} onImported={(editor) => importWeek(editor, weekKey)} />
          </>
        )}
        <ButtonLink variant="solid" size="small" to={pathTo('shift-template-setup', language)}>
          <Plus className="size-4.5" aria-hidden="true" />
          {t(($) => $.header.create)}
        </ButtonLink>
      </div>
    </header>
  );
}
