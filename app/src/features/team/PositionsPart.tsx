import { Merge, Plus, Trash2 } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Position, TeamChange } from '~/engine/engine';
import { otherTone, toneClass, toneTokens } from '~/roster/parts/positionStyle';
import { usePositionName } from '~/roster/text/usePositionName';
import type { EditableWeek } from '~/roster/week/editableWeek';
import { dispatch } from '~/roster/week/session';
import { maxTeamName, ownTeam, ownTeamName, teams } from '~/roster/week/viewState';
import { plainText } from '~/shared/plainText';
import { Button } from '~/ui/Button';
import { Select } from '~/ui/Select';
import { newId } from './quantities';

const field = 'min-h-11 px-3 rounded-control border-firm border-line-strong bg-white min-w-0';

/** Columns of a row: two lines on a phone, one from 768 px up. */
const columns = 'grid grid-cols-6 gap-x-3 gap-y-2 md:grid-cols-[minmax(0,1fr)_6rem_11rem_8rem_9rem]';

/** A choice below its visible label, which its accessible name contains with the position's name. */
function Choice({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-1 content-start min-w-0 max-md:col-span-2">
      <span className="text-small text-muted" aria-hidden="true">
        {label}
      </span>
      {children}
    </div>
  );
}

interface RowProps {
  position: Position;
  /** The ids of the teams that the visitor named. */
  ownTeams: readonly string[];
  others: readonly Position[];
  /** People for whom it is the main position. */
  people: number;
  /** The style token of these people; null if there are none. */
  color: string | null;
  change: (change: TeamChange) => boolean;
  /** Whether another position has a name; says so if it has. */
  isTaken: (name: string, id: string) => boolean;
}

/** The choice that asks for a name. */
const otherTeam = 'other';

/** A position: its name, team, heads and colour, and merging it into another. */
function Row({ position, ownTeams, others, people, color, change, isTaken }: RowProps) {
  const { t } = useTranslation(['team', 'scheduler']);
  const positionName = usePositionName([position, ...others]);
  const shownName = positionName(position.id);
  const [name, setName] = useState(shownName);
  const [heads, setHeads] = useState(String(position.required));
  const [into, setInto] = useState('');
  // Undo and the other language change them, too.
  useEffect(() => {
    setName(shownName);
  }, [shownName]);
  useEffect(() => {
    setHeads(String(position.required));
  }, [position.required]);
  const [teamName, setTeamName] = useState<string | null>(null);
  // Where a roster names no team, the reader writes one that nobody named.
  const isNone = !teams.some((team) => team === position.team) && ownTeamName(position.team) === null;
  const nameTeam = () => {
    const next = (teamName ?? '').trim();
    if (next === '' || save({ team: ownTeam(next) })) setTeamName(null);
  };
  const save = (changed: Partial<Position>) => change({ changePosition: { ...position, ...changed } });
  const rename = () => {
    const next = name.trim();
    if (next === '' || next === shownName || isTaken(next, position.id) || !save({ name: next })) setName(shownName);
  };
  const require = () => {
    const next = /^\d{1,4}$/.test(heads.trim()) ? Number(heads) : null;
    if (next === null || next === position.required || !save({ required: next })) setHeads(String(position.required));
  };
  return (
    <li className={`${columns} py-3`} data-position={position.id}>
      <label className="grid gap-1 max-md:col-span-4">
        <span className="text-small text-muted">{t(($) => $.positions.name)}</span>
        <input
          value={name}
          maxLength={200}
          className={field}
          onChange={(event) => setName(event.target.value)}
          onBlur={rename}
          onKeyDown={(event) => event.key === 'Enter' && rename()}
        />
      </label>
      <label className="grid gap-1 max-md:col-span-2">
        <span className="text-small text-muted">{t(($) => $.positions.heads)}</span>
        <input
          value={heads}
          inputMode="numeric"
          className={`${field} tabular-nums`}
          onChange={(event) => setHeads(event.target.value)}
          onBlur={require}
          onKeyDown={(event) => event.key === 'Enter' && require()}
        />
      </label>
      <Choice label={t(($) => $.positions.teamLabel)}>
        <Select
          label={t(($) => $.positions.team, { name: position.name })}
          className="grid"
          value={teamName === null ? position.team : otherTeam}
          options={[
            { value: isNone ? position.team : '', label: t(($) => $.positions.noTeam) },
            ...ownTeams.map((team) => ({ value: team, label: ownTeamName(team) ?? team })),
            ...teams.map((team) => ({
              value: team as string,
              label: t(($) => $.controls.teams[team], { ns: 'scheduler' }),
            })),
            { value: otherTeam, label: t(($) => $.positions.otherTeam) },
          ]}
          onChange={(team) => {
            setTeamName(team === otherTeam ? '' : null);
            if (team !== otherTeam) save({ team });
          }}
        />
        {teamName !== null && (
          <input
            // biome-ignore lint/a11y/noAutofocus: it takes the place of the choice that was just made
            autoFocus
            value={teamName}
            maxLength={maxTeamName}
            aria-label={t(($) => $.positions.newTeam, { name: shownName })}
            className={field}
            onChange={(event) => setTeamName(event.target.value)}
            onBlur={nameTeam}
            onKeyDown={(event) => event.key === 'Enter' && nameTeam()}
          />
        )}
      </Choice>
      {color === null && others.length > 0 && (
        <Button
          variant="text"
          size="small"
          className="self-end max-md:col-span-2"
          aria-label={t(($) => $.positions.remove, { name: shownName })}
          onClick={() => change({ removePosition: { positionId: position.id } })}
        >
          <Trash2 className="size-4" aria-hidden="true" />
          {t(($) => $.positions.removeLabel)}
        </Button>
      )}
      {color !== null && (
        <Choice
          label={
            <>
              <i className={`inline-block size-2.5 mr-1 rounded-full bg-(--tone) ${toneClass(color)}`} />
              {t(($) => $.positions.colorLabel)}
            </>
          }
        >
          <Select
            label={t(($) => $.positions.color, { name: position.name })}
            className="grid"
            value={toneTokens.find((token) => token === color) ?? otherTone}
            options={[...toneTokens, otherTone].map((token) => ({
              value: token,
              label: t(($) => $.positions.colors[token]),
            }))}
            onChange={(token) => change({ colorPosition: { positionId: position.id, color: token } })}
          />
        </Choice>
      )}
      {color !== null && others.length > 0 && (
        <Choice label={t(($) => $.positions.mergeLabel)}>
          <Select
            label={t(($) => $.positions.into, { name: position.name })}
            className="grid"
            value={into}
            options={[
              { value: '', label: t(($) => $.positions.mergeWith) },
              ...others.map(({ id }) => ({ value: id, label: positionName(id) })),
            ]}
            onChange={setInto}
          />
        </Choice>
      )}
      {into !== '' && (
        <Button
          variant="outline"
          size="small"
          className="col-span-full justify-self-end"
          onClick={() => change({ removePosition: { positionId: position.id, into } })}
        >
          <Merge className="size-4" aria-hidden="true" />
          {t(($) => $.positions.merge, { count: people, name: positionName(into) })}
        </Button>
      )}
    </li>
  );
}

/** The positions of the team: add, rename, merge, and the team, heads and colour of each. */
export function PositionsPart({ week }: { week: EditableWeek }) {
  const { t } = useTranslation('team');
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { positions, staff } = week;
  const positionName = usePositionName(positions);
  const change = (made: TeamChange) => {
    const done = dispatch((editor) => editor.tell({ kind: 'changeTeam', change: made })) !== null;
    setProblem(done ? null : t(($) => $.refused));
    return done;
  };
  const isTaken = (wanted: string, id: string | null) => {
    const other = positions.find((each) => each.id !== id && plainText(positionName(each.id)) === plainText(wanted));
    setProblem(other ? t(($) => $.positions.taken, { name: positionName(other.id) }) : null);
    return other !== undefined;
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (isTaken(name.trim(), null)) return;
    const id = newId(
      name,
      positions.map((position) => position.id),
    );
    if (change({ addPosition: { id, name: name.trim(), team: '', required: 0 } })) setName('');
  };
  const ownTeams = [...new Set(positions.map(({ team }) => team))].filter((team) => ownTeamName(team) !== null);
  return (
    <div className="grid gap-4">
      <p className="text-muted">{t(($) => $.positions.need)}</p>
      <ul className="divide-y divide-line border-y border-line">
        {positions.map((position) => (
          <Row
            key={position.id}
            position={position}
            ownTeams={ownTeams}
            others={positions.filter(({ id }) => id !== position.id)}
            color={staff.find(({ positionId }) => positionId === position.id)?.color ?? null}
            people={staff.filter(({ positionId }) => positionId === position.id).length}
            change={change}
            isTaken={isTaken}
          />
        ))}
      </ul>
      <form onSubmit={add} className="flex flex-wrap items-end gap-2.5">
        <label className="grid gap-1">
          <span className="font-semibold">{t(($) => $.positions.newName)}</span>
          <input value={name} maxLength={200} className={field} onChange={(event) => setName(event.target.value)} />
        </label>
        <Button type="submit" size="small" disabled={name.trim() === ''}>
          <Plus className="size-4.5" aria-hidden="true" />
          {t(($) => $.positions.add)}
        </Button>
      </form>
      {problem && (
        <p role="alert" className="rounded-control bg-danger-soft text-danger px-4 py-3">
          {problem}
        </p>
      )}
    </div>
  );
}
