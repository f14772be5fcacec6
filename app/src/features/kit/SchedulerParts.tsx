import type { Effect } from '~/engine/engine';
import { EmptyPanel, FaultPanel } from '~/features/scheduler/panels/FaultPanel';
import { GhostChips } from '~/features/scheduler/roster/GhostChips';
import { Person, StatusMark } from '~/features/scheduler/roster/Person';
import { EffectText } from '~/features/scheduler/text/EffectLine';
import { Sample } from './Sample';
import { useKitWords } from './words';

const effects: readonly Effect[] = [
  {
    costCents: 8400,
    notPriced: 0,
    currency: 'EUR',
    overContract: 240,
    gaps: 12,
    gapsClosed: 2,
    gapsOpened: 0,
    gapHours: -6,
    missingHours: -6,
    violations: [],
  },
  {
    costCents: null,
    notPriced: 1,
    currency: 'EUR',
    overContract: 0,
    gaps: 12,
    gapsClosed: 0,
    gapsOpened: 1,
    gapHours: 3,
    missingHours: 3,
    violations: [],
  },
];

const ghost = { staffId: 'st-01', name: 'Marta Ruiz', color: 'server', positionId: 'server', start: 9, end: 17 };

/** Parts that recur in the scheduler's views and dialogs. */
export function SchedulerParts() {
  const words = useKitWords();
  const [title = '', text = '', action = ''] = words.empty;
  return (
    <Sample name={words.groups.scheduler}>
      <ul className="w-full max-w-xl">
        <Person name="Marta Ruiz" color="server" note={words.note}>
          <StatusMark confirmed>{words.confirmed}</StatusMark>
        </Person>
        <Person name="Rafael Soto" color="cook" note={words.note}>
          <StatusMark confirmed={false}>{words.pending}</StatusMark>
        </Person>
      </ul>
      {effects.map((effect) => (
        <EffectText key={effect.costCents} effect={effect} className="w-full" />
      ))}
      <GhostChips ghosts={[ghost, { ...ghost, staffId: 'open-1', open: true }]} />
      <div className="w-full border border-line rounded-card">
        <EmptyPanel title={title} text={text} action={action} onAction={() => undefined} />
      </div>
      <div className="w-full border border-line rounded-card">
        <FaultPanel fault={{ code: 'invalid', message: 'A shift ends before it starts.', path: 'shifts[3]' }}>
          {null}
        </FaultPanel>
      </div>
    </Sample>
  );
}
