import { Suspense, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PersonWishes } from '~/roster/parts/PersonWishes';
import {
  closeTeam,
  openTeam,
  type PersonPart,
  personParts,
  type TeamPart,
  teamParts,
  useTeam,
} from '~/roster/teamStore';
import { formatHours } from '~/roster/text/format';
import { usePositionName } from '~/roster/text/usePositionName';
import type { EditableWeek } from '~/roster/week/editableWeek';
import { dispatch } from '~/roster/week/session';
import { wholeRoster } from '~/roster/week/wholeRoster';
import { lazy } from '~/shared/lazy';
import { useToday } from '~/shared/today';
import { useFocusFallback } from '~/shared/useFocusFallback';
import { useLanguage } from '~/shared/useLanguage';
import { Button } from '~/ui/Button';
import { Dialog } from '~/ui/Dialog';
import { scrolledTabs } from '~/ui/scrolledTabs';
import { Tabs, tabPanel } from '~/ui/Tabs';
import { AbsencePart } from './AbsencePart';
import { AvailabilityGrid } from './AvailabilityGrid';
import { BudgetPart } from './BudgetPart';
import { CalendarPart } from './CalendarPart';
import { DemandPart } from './DemandPart';
import { HoursPart } from './HoursPart';
import { PatternPart } from './PatternPart';
import { PersonDetails } from './PersonDetails';
import { PersonFindings } from './PersonFindings';
import { PositionsPart } from './PositionsPart';
import { RemovePerson } from './RemovePerson';
import { ShiftsToCome } from './ShiftsToCome';
import { ShiftTypesPart } from './ShiftTypesPart';
import { TeamTable } from './TeamTable';

// Of its own chunk: the scheduler's first ones would otherwise be shared out differently, and larger.
const ActionNotice = lazy(async () => ({
  default: (await import('~/roster/parts/ActionNotice')).ActionNotice,
}));

const detailsForm = 'person-details';

/** Sends the form of a person's details, from the foot of its dialog. */
const SaveButton = ({ children }: { children: string }) => (
  <Button type="submit" size="small" form={detailsForm}>
    {children}
  </Button>
);

/** What was done last, with undo. */
function Done({ week }: { week: EditableWeek }) {
  return (
    <Suspense fallback={null}>
      <ActionNotice week={week} place="dialog" />
    </Suspense>
  );
}

interface PersonDialogProps {
  week: EditableWeek;
  staffId: string;
  first?: PersonPart | undefined;
  onRemoved: () => void;
}

function PersonDialog({ week, staffId, first, onRemoved }: PersonDialogProps) {
  const { t } = useTranslation('team');
  const { t: tScheduler } = useTranslation('scheduler');
  const language = useLanguage();
  const positionName = usePositionName(week.positions);
  const [part, setPart] = useState<PersonPart>(first ?? 'details');
  const today = useToday() ?? '';
  // Reading all weeks takes long, and the dialog opens with what needs none of them.
  const read = useDeferredValue<EditableWeek | null>(week, null);
  const whole = useMemo(() => (read ? wholeRoster(read.handle) : null), [read]);
  const person = week.staff.find(({ id }) => id === staffId);
  if (!person || whole?.ok === false) return null;
  const roster = whole?.value;
  const theirs = roster?.shifts.filter((shift) => shift.staffId === staffId) ?? [];
  const contract = person.contractMinutes;
  return (
    <Dialog
      open
      shape="wide"
      onClose={closeTeam}
      title={person.name}
      description={[
        positionName(person.positionId),
        contract !== undefined &&
          t(($) => $.perWeek, {
            hours: formatHours({ hours: Math.floor(contract / 60), minutes: contract % 60 }, language),
          }),
      ]
        .filter(Boolean)
        .join(' · ')}
      closeLabel={t(($) => $.close)}
      footer={part === 'details' && <SaveButton>{t(($) => $.details.save)}</SaveButton>}
      testId="person"
    >
      <Tabs
        id="person"
        label={t(($) => $.parts.label)}
        tabs={personParts.map((value) => ({ value, label: t(($) => $.parts[value]) }))}
        value={part}
        onChange={setPart}
        className={`flex -mt-3 mb-5 border-b border-line ${scrolledTabs}`}
      />
      <Done week={week} />
      <div {...tabPanel('person', part)}>
        {part === 'details' && (
          <div className="grid gap-6">
            <PersonDetails
              key={JSON.stringify(person)}
              id={detailsForm}
              week={week}
              person={person}
              onDone={() => {}}
            />
            <RemovePerson person={person} shifts={theirs.length} onRemoved={onRemoved} />
          </div>
        )}
        {part === 'availability' && (
          <AvailabilityGrid
            availability={person.availability}
            onChange={(availability) =>
              dispatch((editor) =>
                editor.tell({ kind: 'changeTeam', change: { changePerson: { ...person, availability } } }),
              )
            }
          />
        )}
        {part === 'absences' && roster && (
          <AbsencePart
            person={person}
            roster={roster}
            date={week.dates.days.includes(today) ? today : week.dates.monday}
          />
        )}
        {part === 'wishes' && (
          <div className="grid gap-3 max-w-160">
            <p className="text-muted">{tScheduler(($) => $.wishes.intro)}</p>
            <PersonWishes week={week} person={person} />
          </div>
        )}
        {part === 'pattern' && <PatternPart key={JSON.stringify(person.pattern)} week={week} person={person} />}
        {part === 'shifts' && (
          <>
            <PersonFindings week={week} person={person} from={today} />
            <ShiftsToCome
              week={week}
              shifts={theirs.filter(({ date }) => date >= today)}
              positionId={person.positionId}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}

function TeamDialog({ week, part }: { week: EditableWeek; part: TeamPart }) {
  const { t } = useTranslation('team');
  return (
    <Dialog
      open
      shape="wide"
      onClose={closeTeam}
      title={t(($) => $.title)}
      description={t(($) => $.everyWeek)}
      closeLabel={t(($) => $.close)}
      testId="team"
    >
      <Tabs
        id="team"
        label={t(($) => $.parts.label)}
        tabs={teamParts.map((value) => ({ value, label: t(($) => $.parts[value]) }))}
        value={part}
        onChange={(next) => openTeam({ kind: 'list', part: next })}
        className={`flex -mt-3 mb-5 border-b border-line ${scrolledTabs}`}
      />
      <Done week={week} />
      <div {...tabPanel('team', part)}>
        {part === 'people' && <TeamTable week={week} />}
        {part === 'positions' && <PositionsPart week={week} />}
        {part === 'types' && <ShiftTypesPart week={week} />}
        {part === 'demand' && <DemandPart week={week} />}
        {part === 'budget' && <BudgetPart week={week} />}
        {part === 'calendar' && <CalendarPart week={week} />}
        {part === 'month' && <HoursPart week={week} />}
      </div>
    </Dialog>
  );
}

export interface TeamDialogsProps {
  week: EditableWeek;
  /** Whether the list of people is the page below: then no dialog leads back to it. */
  isListed?: boolean;
}

/** The dialog of the team that is open, of one person, or for somebody new. */
export default function TeamDialogs({ week, isListed }: TeamDialogsProps) {
  const { t } = useTranslation('team');
  const target = useTeam((store) => store.target);
  useFocusFallback();
  const toList = () => (isListed ? closeTeam() : openTeam({ kind: 'list', part: 'people' }));
  switch (target?.kind) {
    case 'list':
      return <TeamDialog week={week} part={target.part} />;
    case 'person':
      return (
        <PersonDialog
          key={target.staffId}
          week={week}
          staffId={target.staffId}
          first={target.part}
          onRemoved={toList}
        />
      );
    case 'new':
      return (
        <Dialog
          open
          shape="wide"
          onClose={closeTeam}
          title={t(($) => $.add)}
          description={t(($) => $.newText)}
          closeLabel={t(($) => $.close)}
          footer={<SaveButton>{t(($) => $.add)}</SaveButton>}
          testId="new-person"
        >
          <Done week={week} />
          <PersonDetails id={detailsForm} week={week} person={null} onDone={toList} />
        </Dialog>
      );
    default:
      return null;
  }
}
