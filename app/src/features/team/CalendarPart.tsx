import { ChevronLeft, ChevronRight, Plus, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarDay } from '~/engine/engine';
import { formatDate } from '~/roster/text/format';
import { useSpecialName } from '~/roster/text/useSpecialName';
import type { EditableWeek } from '~/roster/week/editableWeek';
import { dispatch } from '~/roster/week/session';
import { useLanguage } from '~/shared/useLanguage';
import { Button } from '~/ui/Button';
import { Field } from '~/ui/Field';
import { IconButton } from '~/ui/IconButton';
import { Select } from '~/ui/Select';

const kinds = ['open', 'closed', 'closing', 'none'] as const;
type Kind = (typeof kinds)[number];

const kindOf = ({ holiday = false, closed = false }: Pick<CalendarDay, 'holiday' | 'closed'>): Kind =>
  holiday ? (closed ? 'closed' : 'open') : closed ? 'closing' : 'none';

function dayOf(date: string, name: string, kind: Kind): CalendarDay {
  const holiday = kind === 'open' || kind === 'closed';
  const closed = kind === 'closed' || kind === 'closing';
  return { date, ...(name && { name }), ...(holiday && { holiday }), ...(closed && { closed }) };
}

/** The holidays and closing days of a year: the public ones of the law's country, and those of the roster's own. */
export function CalendarPart({ week }: { week: EditableWeek }) {
  const { t } = useTranslation('team');
  const { t: tScheduler } = useTranslation('scheduler');
  const language = useLanguage();
  const nameOf = useSpecialName();
  const [year, setYear] = useState(Number(week.dates.sunday.slice(0, 4)));
  const [date, setDate] = useState('');
  const [name, setName] = useState('');
  const [kind, setKind] = useState<Kind>('open');
  const [tried, setTried] = useState(false);
  const { law } = week.handle.ask({ kind: 'rules' });
  const own = week.handle.ask({ kind: 'schedule' }).calendar ?? [];
  const shown = week.handle.ask({ kind: 'specialDates', first: `${year}-01-01`, last: `${year}-12-31` });
  const ordinary = own.filter((day) => day.date.startsWith(`${year}-`) && kindOf(day) === 'none');
  const rows = [
    ...shown.map((known) => ({ date: known.date, title: nameOf(known), name: known.name, kind: kindOf(known) })),
    ...ordinary.map((day) => ({ date: day.date, title: day.name ?? '', name: day.name ?? '', kind: 'none' as const })),
  ].sort((a, b) => a.date.localeCompare(b.date));
  const change = (calendar: readonly CalendarDay[]) =>
    dispatch((editor) => editor.tell({ kind: 'changeTeam', change: { calendar: [...calendar] } })) !== null;
  const others = (of: string) => own.filter((day) => day.date !== of);
  /** A public holiday on which the roster is open needs no entry. */
  const set = (of: string, named: string, to: Kind) =>
    change(to === 'open' && named === '' ? others(of) : [...others(of), dayOf(of, named, to)]);
  const isWrong = !/^\d{4}-\d{2}-\d{2}$/.test(date) || name.trim() === '';
  const add = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isWrong || !set(date, name.trim(), kind)) return;
    setYear(Number(date.slice(0, 4)));
    setTried(false);
    setDate('');
    setName('');
  };
  const options = kinds.map((value) => ({ value, label: t(($) => $.calendar.kinds[value]) }));
  return (
    <div className="grid gap-4 grid-cols-1">
      <p className="text-muted">
        {law && law.id !== 'own' && law.id !== 'eu'
          ? t(($) => $.calendar.intro, { law: tScheduler(($) => $.law.names[law.id]) })
          : t(($) => $.calendar.noLaw)}{' '}
        {t(($) => $.calendar.regions)}
      </p>
      <div className="flex items-center gap-1">
        <IconButton label={t(($) => $.calendar.earlier)} onClick={() => setYear(year - 1)}>
          <ChevronLeft className="size-5" aria-hidden="true" />
        </IconButton>
        <b className="tabular-nums" role="status">
          {year}
        </b>
        <IconButton label={t(($) => $.calendar.later)} onClick={() => setYear(year + 1)}>
          <ChevronRight className="size-5" aria-hidden="true" />
        </IconButton>
      </div>
      {rows.length === 0 && <p className="text-muted">{t(($) => $.calendar.none, { year })}</p>}
      <ul className="divide-y divide-line border-y border-line">
        {rows.map((row) => {
          const day = formatDate(row.date, 'full', language);
          return (
            <li key={row.date} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1.5" data-date={row.date}>
              <span className="min-w-56 first-letter:uppercase tabular-nums">{day}</span>
              <span className="flex-1 min-w-40 wrap-anywhere font-semibold">{row.title}</span>
              <Select
                label={t(($) => $.calendar.kindOf, { date: day })}
                value={row.kind}
                options={options}
                onChange={(to) => set(row.date, row.name, to)}
              />
              {own.some((known) => known.date === row.date) ? (
                <IconButton label={t(($) => $.calendar.remove, { date: day })} onClick={() => change(others(row.date))}>
                  <Trash2 className="size-4" aria-hidden="true" />
                </IconButton>
              ) : (
                <span className="size-11" />
              )}
            </li>
          );
        })}
      </ul>
      <form onSubmit={add} noValidate className="flex flex-wrap items-end gap-2.5">
        <Field
          label={t(($) => $.calendar.date)}
          type="date"
          value={date}
          onChange={({ target }) => setDate(target.value)}
        />
        <Field
          label={t(($) => $.calendar.name)}
          value={name}
          maxLength={60}
          onChange={({ target }) => setName(target.value)}
        />
        <Select
          label={t(($) => $.calendar.what)}
          value={kind}
          options={options.filter(({ value }) => value !== 'none')}
          onChange={setKind}
        />
        <Button type="submit" size="small">
          <Plus className="size-4.5" aria-hidden="true" />
          {t(($) => $.calendar.add)}
        </Button>
      </form>
      <p role="alert" className={tried && isWrong ? 'rounded-control bg-danger-soft text-danger px-4 py-3' : 'sr-only'}>
        {tried && isWrong ? t(($) => $.calendar.wrong) : ''}
      </p>
    </div>
  );
}
