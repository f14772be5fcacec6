import { clsx } from 'clsx';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { EngineError } from '~/engine/result';
import { usePositionName } from '~/roster/text/usePositionName';
import { showView } from '~/roster/week/actions';
import type { EditableWeek } from '~/roster/week/editableWeek';
import { startSession, useSession } from '~/roster/week/session';
import { slotNames, type ViewState } from '~/roster/week/viewState';
import type { WeekFigures } from '~/roster/week/weekFigures';
import { pathTo } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { Button, ButtonLink } from '~/ui/Button';
import { TextButton } from '~/ui/TextLink';
import { DayTabs } from '../roster/DayTabs';
import { RosterGhosts } from '../roster/RosterGhosts';
import { RosterView } from '../roster/RosterView';
import { EmptyPanel, FaultPanel } from './FaultPanel';
import { OpenShifts } from './OpenShifts';

interface RosterAreaProps {
  /** Null until the engine is loaded. */
  week: EditableWeek | null;
  model: WeekFigures;
  state: ViewState;
  /** Why there is no week. */
  fault: EngineError | null;
  /** The key of this week. */
  defaultWeek: string;
}

/** Why there is no roster, with the ways on. */
function RosterFault({ fault, defaultWeek }: { fault: EngineError; defaultWeek: string }) {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const isStartFault = useSession(({ start }) => start.status === 'failed');
  return (
    <FaultPanel fault={fault}>
      {isStartFault ? (
        <Button size="small" onClick={() => void startSession()}>
          {t(($) => $.engine.retry)}
        </Button>
      ) : (
        <Button
          size="small"
          onClick={() => showView({ week: defaultWeek, team: null, position: null, roster: 'sample' })}
        >
          {t(($) => $.engine.sample)}
        </Button>
      )}
      <ButtonLink size="small" variant="outline" to={pathTo('shift-get-started', language)} reloadDocument>
        {t(($) => $.engine.back)}
      </ButtonLink>
    </FaultPanel>
  );
}

/** The roster, or why there is nothing to show. */
function Roster({ week, model, state, fault, defaultWeek }: RosterAreaProps) {
  const { t } = useTranslation('scheduler');
  if (fault) return <RosterFault fault={fault} defaultWeek={defaultWeek} />;
  if (state.view !== 'monthly' && state.slots.length === 0) {
    return (
      <EmptyPanel
        title={t(($) => $.grid.empty.title)}
        text={t(($) => $.grid.empty.text)}
        action={t(($) => $.grid.empty.action)}
        onAction={() => showView({ slots: slotNames })}
      />
    );
  }
  if (state.view !== 'monthly' && model.summary.fillRates.length === 0) {
    return (
      <EmptyPanel
        title={t(($) => $.grid.noPeople.title)}
        text={t(($) => $.grid.noPeople.text)}
        action={t(($) => $.grid.noPeople.action)}
        onAction={() => showView({ team: null, position: null })}
      />
    );
  }
  return <RosterView week={week} model={model} state={state} />;
}

/** The position that the roster is filtered by, and how to show all again. */
function PositionFilter({ position }: { position: string }) {
  const { t } = useTranslation('scheduler');
  return (
    <p role="status" className="no-print flex flex-wrap items-center gap-x-4 px-5 py-2 bg-mint text-note">
      {t(($) => $.fill.active, { position })}
      <TextButton onClick={() => showView({ position: null })}>{t(($) => $.fill.clear)}</TextButton>
    </p>
  );
}

/** The roster with what belongs above it: the filter, and on phones the day's tabs and gaps; open shifts. */
export const RosterArea = memo(function RosterArea(props: RosterAreaProps) {
  const { week, model, state, fault } = props;
  const positionName = usePositionName(model.positions);
  return (
    <div
      className={clsx('roster-area min-w-0', !fault && 'own-week')}
      data-density={state.density}
      data-quiet={!state.allFigures || undefined}
    >
      {state.position !== null && <PositionFilter position={positionName(state.position)} />}
      {!fault && state.view === 'weekly' && <DayTabs waiting={!week} model={model} paused={state.position !== null} />}
      {week && !fault && <OpenShifts week={week} />}
      <RosterGhosts week={week}>
        <Roster {...props} />
      </RosterGhosts>
    </div>
  );
});
