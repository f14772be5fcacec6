import { Pencil, Plus, Trash2 } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShiftType } from '~/engine/engine';
import { tryCatch } from '~/engine/result';
import { formatTimes } from '~/roster/text/format';
import { usePositionName } from '~/roster/text/usePositionName';
import type { EditableWeek } from '~/roster/week/editableWeek';
import { dispatch } from '~/roster/week/session';
import { lengthOf, startOf, timesOf } from '~/roster/week/times';
import { useLanguage } from '~/shared/useLanguage';
import { Button } from '~/ui/Button';
import { Select } from '~/ui/Select';

const field = 'min-h-11 px-3 rounded-control border-firm border-line-strong bg-white min-w-0';
const breaks = ['0', '15', '30', '45', '60'];

/** Times as they are typed, such as '6:30-14'. */
function typedTimes(start: number, length: number): string {
  const clock = (hours: number) => {
    const minutes = Math.round(hours * 60);
    const rest = minutes % 60;
    return `${Math.floor(minutes / 60) % 24}${rest > 0 ? `:${String(rest).padStart(2, '0')}` : ''}`;
  };
  return `${clock(start)}-${clock(start + length)}`;
}

/** The usual shifts of the team: typed by their code, painted in the week by person, offered first when one is added. */
export function ShiftTypesPart({ week }: { week: EditableWeek }) {
  const { t } = useTranslation('team');
  const { t: tScheduler } = useTranslation('scheduler');
  const language = useLanguage();
  const positionName = usePositionName(week.positions);
  const [code, setCode] = useState('');
  const [name, setName] = useState('');
  const [times, setTimes] = useState('');
  const [breakMinutes, setBreakMinutes] = useState('0');
  const [positionId, setPositionId] = useState('');
  const [fault, setFault] = useState('');
  /** The code of the type that is being changed; null while one is added. */
  const [changed, setChanged] = useState<string | null>(null);
  const codeField = useRef<HTMLInputElement>(null);
  const { shiftTypes } = week;
  const change = (types: readonly ShiftType[]) => {
    const done = dispatch((editor) => editor.tell({ kind: 'changeTeam', change: { shiftTypes: [...types] } })) !== null;
    setFault(done ? '' : t(($) => $.types.refused));
    return done;
  };
  const clear = () => {
    setChanged(null);
    setCode('');
    setName('');
    setTimes('');
    setBreakMinutes('0');
    setPositionId('');
    codeField.current?.focus();
  };
  const edit = (type: ShiftType) => {
    setChanged(type.code);
    setCode(type.code);
    setName(type.name);
    setTimes(typedTimes(startOf(type), lengthOf(type)));
    setBreakMinutes(String(type.breakMinutes ?? 0));
    setPositionId(type.positionId ?? '');
    setFault('');
    codeField.current?.focus();
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const read = tryCatch(() => week.handle.readTimes(times));
    const [typed, ...others] = read.ok ? read.value : [];
    if (!read.ok && read.fault.code === 'not-a-quarter')
      return setFault(tScheduler(($) => $.acting.times.fault['not-a-quarter']));
    if (!typed || typed.lengthMinutes === null || others.length > 0) return setFault(t(($) => $.types.times));
    const { startMinutes, lengthMinutes } = typed;
    const type: ShiftType = {
      code: code.trim(),
      name: name.trim() || code.trim(),
      start: Math.floor(startMinutes / 60),
      ...(startMinutes % 60 > 0 && { startMinute: startMinutes % 60 }),
      hours: Math.floor(lengthMinutes / 60),
      ...(lengthMinutes % 60 > 0 && { minutes: lengthMinutes % 60 }),
      ...(breakMinutes !== '0' && { breakMinutes: Number(breakMinutes) }),
      ...(positionId !== '' && { positionId }),
    };
    const types =
      changed === null ? [...shiftTypes, type] : shiftTypes.map((other) => (other.code === changed ? type : other));
    if (change(types)) clear();
  };
  return (
    <div className="grid gap-4">
      <p className="text-muted">{t(($) => $.types.intro)}</p>
      {shiftTypes.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {shiftTypes.map((type) => (
            <li key={type.code} className="flex items-center gap-x-4 py-1.5" data-type={type.code}>
              <b className="min-w-12">{type.code}</b>
              <span className="flex-1 min-w-0 wrap-anywhere">{type.name}</span>
              <span className="text-right tabular-nums">
                {formatTimes(timesOf(0, startOf(type), lengthOf(type)), language)}
                {type.breakMinutes ? ` · ${t(($) => $.types.breakOf, { minutes: type.breakMinutes })}` : ''}
                {type.positionId ? ` · ${positionName(type.positionId)}` : ''}
              </span>
              <Button
                variant="text"
                size="small"
                aria-label={t(($) => $.types.change, { name: type.name })}
                onClick={() => edit(type)}
              >
                <Pencil className="size-4" aria-hidden="true" />
              </Button>
              <Button
                variant="text"
                size="small"
                aria-label={t(($) => $.types.remove, { name: type.name })}
                onClick={() => {
                  if (change(shiftTypes.filter((other) => other.code !== type.code))) clear();
                }}
              >
                <Trash2 className="size-4" aria-hidden="true" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={save} className="flex flex-wrap items-end gap-2.5">
        <label className="grid gap-1">
          <span className="text-small text-muted">{t(($) => $.types.code)}</span>
          <input
            ref={codeField}
            value={code}
            maxLength={12}
            className={`${field} w-20`}
            onChange={(event) => setCode(event.target.value)}
          />
        </label>
        <label className="grid gap-1">
          <span className="text-small text-muted">{t(($) => $.types.name)}</span>
          <input value={name} maxLength={60} className={field} onChange={(event) => setName(event.target.value)} />
        </label>
        <label className="grid gap-1">
          <span className="text-small text-muted">{t(($) => $.types.timesLabel)}</span>
          <input
            value={times}
            placeholder="6-14"
            className={`${field} w-32`}
            onChange={(event) => setTimes(event.target.value)}
          />
        </label>
        <Select
          label={t(($) => $.types.break)}
          value={breakMinutes}
          options={[...new Set([...breaks, breakMinutes])].map((value) => ({
            value,
            label: value === '0' ? t(($) => $.types.noBreak) : t(($) => $.types.breakOf, { minutes: Number(value) }),
          }))}
          onChange={setBreakMinutes}
        />
        <Select
          label={t(($) => $.types.position)}
          value={positionId}
          options={[
            { value: '', label: t(($) => $.types.anyPosition) },
            ...week.positions.map(({ id }) => ({ value: id, label: positionName(id) })),
          ]}
          onChange={setPositionId}
        />
        <Button type="submit" size="small" disabled={code.trim() === '' || times.trim() === ''}>
          {changed === null && <Plus className="size-4.5" aria-hidden="true" />}
          {changed === null ? t(($) => $.positions.add) : t(($) => $.types.save)}
        </Button>
        {changed !== null && (
          <Button variant="text" size="small" onClick={clear}>
            {t(($) => $.types.cancel)}
          </Button>
        )}
      </form>
      <p role="alert" className={fault ? 'rounded-control bg-danger-soft text-danger px-4 py-3' : 'sr-only'}>
        {fault}
      </p>
    </div>
  );
}
