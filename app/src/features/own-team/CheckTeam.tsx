import { CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Question, TeamProblem } from '~/engine/importing';
import { Select } from '~/ui/Select';
import { TextButton } from '~/ui/TextLink';
import { Correct } from './Correct';
import { Corrections } from './Corrections';
import { Questions } from './Questions';
import { Readings } from './Readings';
import { isUnsure, nameColumnOf, type ReadTable } from './reading';
import { columnLetters } from './sheet';
import { type Spot, TableView } from './TableView';
import { Weeks } from './Weeks';
import { WhoWorks } from './WhoWorks';

/** The maximum number of problems of a kind that are listed. */
const maxProblems = 40;

interface ProblemsProps {
  title: string;
  problems: readonly TeamProblem[];
  note: boolean;
}

function Problems({ title, problems, note }: ProblemsProps) {
  const { t } = useTranslation('ownTeam');
  const own = problems.filter((problem) => problem.note === note).slice(0, maxProblems);
  if (own.length === 0) return null;
  const Icon = note ? Info : TriangleAlert;
  return (
    <section
      className={`rounded-control px-4 py-3 ${note ? 'bg-sand' : 'bg-danger-soft text-danger'}`}
      data-testid={note ? 'own-team-notes' : 'own-team-unread'}
    >
      <h3 className="flex gap-2.5 font-text text-base font-semibold tracking-normal">
        <Icon className="size-5 mt-0.5 shrink-0" aria-hidden="true" />
        {title}
      </h3>
      <ul className={`mt-1 divide-y ${note ? 'divide-line' : 'divide-danger/20'}`}>
        {own.map(({ sheet, line, column, code, value }) => (
          <li key={`${sheet} ${line} ${column} ${code} ${value}`} className="flex flex-wrap gap-x-3 py-1.5">
            {line > 0 && (
              <span className="shrink-0 min-w-36 tabular-nums font-semibold">
                {column > 0
                  ? t(($) => $.problems.cell, { line, column: columnLetters(column) })
                  : t(($) => $.problems.line, { line })}
              </span>
            )}
            <span className="flex-1 min-w-56 break-words">
              {t(($) => $.problems.codes[code])}
              {value && <code className="ml-1.5 rounded-chip bg-white px-1.5 break-all text-ink">{value}</code>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface CheckTeamProps {
  table: ReadTable;
  /** The position of people without one. */
  position: string;
  onChange: (change: Partial<ReadTable>) => void;
}

/** The preview: the table as it was read, its questions, and the weeks that come of it. Nothing is applied yet. */
export function CheckTeam({ table, position, onChange }: CheckTeamProps) {
  const { t } = useTranslation('ownTeam');
  const { sheets, typed, reading, answers, corrections, doubted } = table;
  // Which reading is right is asked with their weeks.
  const asked = table.asked.filter(({ kind }) => kind !== 'reading');
  const { roster, team } = reading;
  const firstUsed = Math.max(
    0,
    roster.sheets.findIndex(({ used }) => used),
  );
  const [chosenSheet, setChosenSheet] = useState<number | null>(null);
  const [spot, setSpot] = useState<Spot>({ row: 0, column: 0 });
  const box = useRef<HTMLElement>(null);
  const select = useRef<HTMLSelectElement>(null);
  const sheet = chosenSheet ?? firstUsed;
  const grid = sheets[sheet];
  const shifts = roster.shifts.length;
  const [denied, setDenied] = useState<readonly number[]>([]);
  const nameColumn = typed ? null : nameColumnOf(table, denied);
  const unsure = isUnsure(table) || nameColumn !== null;
  const Icon = unsure ? TriangleAlert : CircleCheck;
  const listed = (note: boolean) =>
    Math.min(maxProblems, team.problems.filter((problem) => problem.note === note).length);
  const more = team.problemCount - listed(true) - listed(false);

  const show = (question: Question) => {
    const row = sheets[question.sheet]?.lines.findIndex(({ line }) => line === question.line) ?? -1;
    if (row < 0) return;
    setChosenSheet(question.sheet);
    const column = question.column - 1;
    setSpot({ row, column });
    // The browser scrolls to what is focused, once it is drawn.
    const cell = `[data-row="${row}"][data-column="${column}"]`;
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>(cell)?.focus());
  };
  return (
    <div className="grid gap-5 min-w-0">
      <p
        role="status"
        data-testid="own-team-read"
        data-unsure={unsure}
        className={`flex gap-2.5 rounded-control px-4 py-3 font-semibold ${unsure ? 'bg-warning-soft' : 'bg-mint'}`}
      >
        <Icon className={`size-5 mt-0.5 shrink-0 ${unsure ? 'text-warning' : 'text-evergreen'}`} aria-hidden="true" />
        {t(($) => $.read.people, { count: roster.people.length })} {t(($) => $.read.shifts, { count: shifts })}
      </p>
      {nameColumn && (
        <WhoWorks
          asked={nameColumn}
          onAnswer={(isRight) => {
            const { column } = nameColumn;
            if (!isRight) return setDenied([...denied, column]);
            const others = corrections.filter((other) => other.column !== column || other.line !== undefined);
            onChange({ corrections: [...others, { column, meaning: 'name' }] });
          }}
        />
      )}
      {doubted && (
        <Readings
          doubted={doubted}
          chosen={answers.reading}
          monday={team.monday}
          onChoose={(layout) => {
            const { reading: _, ...others } = answers;
            onChange({ answers: layout === undefined ? others : { ...others, reading: layout } });
          }}
        />
      )}
      <div className={asked.length > 0 ? 'grid gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]' : 'grid gap-5 min-w-0'}>
        {asked.length > 0 && (
          <Questions
            asked={asked}
            roster={roster}
            answers={answers}
            onAnswers={(next) => onChange({ answers: next })}
            onExample={show}
          />
        )}
        {!typed && grid && (
          <section ref={box} className="grid grid-cols-1 gap-3 content-start min-w-0 lg:col-start-1 lg:row-start-1">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <h3 className="text-lg">{t(($) => $.table.title)}</h3>
              {sheets.length > 1 && (
                <span className="flex flex-wrap items-center gap-2">
                  <Select
                    label={t(($) => $.table.sheet)}
                    value={String(sheet)}
                    options={roster.sheets.map(({ name, used }, index) => ({
                      value: String(index),
                      label: used ? t(($) => $.table.sheetRead, { name }) : name,
                    }))}
                    onChange={(next) => {
                      setChosenSheet(Number(next));
                      setSpot({ row: 0, column: 0 });
                    }}
                  />
                  {!roster.sheets[sheet]?.used && (
                    <TextButton onClick={() => onChange({ sheet })} className="hover:text-evergreen">
                      {t(($) => $.table.readThis)}
                    </TextButton>
                  )}
                </span>
              )}
            </div>
            <p className="text-note text-muted">{t(($) => $.table.text)}</p>
            <TableView
              key={sheet}
              grid={grid}
              sheet={sheet}
              roster={roster}
              spot={spot}
              onSpot={setSpot}
              onChoose={() => select.current?.focus()}
            />
            <Correct
              grid={grid}
              sheet={sheet}
              roster={roster}
              spot={spot}
              corrections={corrections}
              onCorrect={(next) => onChange({ corrections: next })}
              selectRef={select}
            />
            <Corrections corrections={corrections} onCorrect={(next) => onChange({ corrections: next })} />
          </section>
        )}
      </div>
      <Problems title={t(($) => $.problems.unread)} problems={team.problems} note={false} />
      <Problems title={t(($) => $.problems.notes)} problems={team.problems} note />
      {more > 0 && <p className="font-semibold">{t(($) => $.problems.more, { count: more })}</p>}
      <Weeks roster={roster} first={team.monday} position={position} />
    </div>
  );
}
