import { CircleCheck, CircleHelp } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answers, Question, Roster } from '~/engine/importing';
import { weekdayName } from '~/roster/text/format';
import { useLanguage } from '~/shared/useLanguage';
import { fieldClass } from '~/ui/Field';
import { Segmented } from '~/ui/Segmented';
import { codeOf, isOpen } from './reading';
import { columnLetters } from './sheet';

/** Values of the engine, by day. */
const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

interface QuestionsProps {
  asked: readonly Question[];
  roster: Roster;
  answers: Answers;
  onAnswers: (answers: Answers) => void;
  /** Shows the example of a question in the table. */
  onExample: (question: Question) => void;
}

/** What the table does not say, as a form; each answer counts at once. */
export function Questions({ asked, roster, answers, onAnswers, onExample }: QuestionsProps) {
  const { t } = useTranslation('ownTeam');
  const open = asked.filter((question) => isOpen(question, roster)).length;
  return (
    <section
      className="grid gap-3 content-start lg:col-start-2"
      aria-label={t(($) => $.questions.title)}
      data-testid="own-team-questions"
    >
      <h3 className="text-lg">{t(($) => $.questions.title)}</h3>
      <p role="status" className="text-note text-muted">
        {t(($) => $.questions.open, { count: open })}
      </p>
      <ul className="grid gap-3">
        {asked.map((question) => {
          const { kind, code, count, example, line, column } = question;
          const Icon = isOpen(question, roster) ? CircleHelp : CircleCheck;
          return (
            <li
              key={`${kind} ${code}`}
              data-open={isOpen(question, roster)}
              className="grid gap-2 rounded-control border border-line p-3.5"
            >
              <p className="flex gap-2 font-semibold">
                <Icon
                  className={`size-5 mt-0.5 shrink-0 ${isOpen(question, roster) ? 'text-peach-ink' : 'text-evergreen'}`}
                  aria-hidden="true"
                />
                <span className="min-w-0 break-words">
                  {t(($) => $.questions[kind], { code: code ?? '', example })}{' '}
                  <span className="font-normal text-muted">{t(($) => $.questions.times, { count })}</span>
                </span>
              </p>
              <Answer question={question} answers={answers} onAnswers={onAnswers} />
              {line > 0 && (
                <button
                  type="button"
                  onClick={() => onExample(question)}
                  className="justify-self-start min-h-6 text-small text-muted underline underline-offset-4 hover:text-evergreen"
                >
                  {t(($) => $.questions.example, { cell: `${columnLetters(column)}${line}` })}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface AnswerProps {
  question: Question;
  answers: Answers;
  onAnswers: (answers: Answers) => void;
}

function Answer({ question, answers, onAnswers }: AnswerProps) {
  const { t } = useTranslation('ownTeam');
  const language = useLanguage();
  const id = useId();
  switch (question.kind) {
    case 'code':
    case 'hours': {
      const code = codeOf(question);
      const value = answers.codes?.[code] ?? '';
      const isOff = value === 'off';
      const answer = (next: string) => onAnswers({ ...answers, codes: { ...answers.codes, [code]: next } });
      return (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <input
            className={`${fieldClass()} min-h-11 flex-1 min-w-36 px-3`}
            aria-label={t(($) => $.questions.hoursOf, { code: question.code ?? '' })}
            placeholder={t(($) => $.questions.hoursExample)}
            autoComplete="off"
            disabled={isOff}
            value={isOff ? '' : value}
            onChange={({ target }) => answer(target.value)}
          />
          <label className="inline-flex items-center gap-2 min-h-11">
            <input
              type="checkbox"
              className="size-5 accent-evergreen"
              checked={isOff}
              onChange={({ target }) => answer(target.checked ? 'off' : '')}
            />
            {t(($) => $.questions.off)}
          </label>
        </div>
      );
    }
    case 'person':
      return (
        <input
          className={`${fieldClass()} min-h-11 px-3`}
          aria-label={t(($) => $.questions.person)}
          placeholder={t(($) => $.questions.personExample)}
          autoComplete="off"
          value={answers.person ?? ''}
          onChange={({ target }) => {
            const { person: _, ...others } = answers;
            onAnswers(target.value.trim() === '' ? others : { ...others, person: target.value });
          }}
        />
      );
    case 'days': {
      const value = typeof answers.days === 'string' ? answers.days : '';
      const answer = (next: string) => {
        const { days: _, ...others } = answers;
        onAnswers(next === '' ? others : { ...others, days: next });
      };
      const isWeekday = weekdays.some((name) => name === value);
      return (
        <div className="grid gap-2">
          <label htmlFor={id} className="sr-only">
            {t(($) => $.questions.firstDay)}
          </label>
          <select
            id={id}
            value={isWeekday ? value : ''}
            onChange={({ target }) => answer(target.value)}
            className="min-h-11 rounded-control border-firm border-line-strong bg-white px-3 font-semibold"
          >
            <option value="">{t(($) => $.questions.weekday)}</option>
            {weekdays.map((name, day) => (
              <option key={name} value={name}>
                {weekdayName(day, language)}
              </option>
            ))}
          </select>
          <label className="flex flex-wrap items-center gap-x-2">
            {t(($) => $.questions.date)}
            <input
              type="date"
              className={`${fieldClass()} min-h-11 flex-1 px-3`}
              value={isWeekday ? '' : value}
              onChange={({ target }) => answer(target.value)}
            />
          </label>
        </div>
      );
    }
    case 'date-order':
      return (
        <Segmented
          label={t(($) => $.questions['date-order'], { example: question.example })}
          value={answers.dateOrder ?? ''}
          options={[
            { value: 'day-month', label: t(($) => $.questions.dayMonth) },
            { value: 'month-day', label: t(($) => $.questions.monthDay) },
          ]}
          onChange={(dateOrder) => onAnswers({ ...answers, dateOrder })}
        />
      );
    case 'availability':
      return (
        <Segmented
          label={t(($) => $.questions.availability)}
          value={answers.availability === undefined ? '' : String(answers.availability)}
          options={[
            { value: 'false', label: t(($) => $.questions.areShifts) },
            { value: 'true', label: t(($) => $.questions.areHours) },
          ]}
          onChange={(value) => onAnswers({ ...answers, availability: value === 'true' })}
        />
      );
    // Asked with the weeks of each reading.
    case 'reading':
      return null;
  }
}
