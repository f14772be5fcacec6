import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Problem, Rules, WorkingTime } from '~/engine/engine';
import { FindingList } from '~/roster/parts/FindingList';
import { LawChoice } from '~/roster/parts/LawChoice';
import { formatDate } from '~/roster/text/format';
import { articleText, lawName } from '~/roster/text/lawNote';
import { violationText } from '~/roster/text/violationText';
import { closeDialog, dispatch } from '~/roster/week/session';
import type { WeekOnScreen } from '~/roster/week/useScheduler';
import { dateAfter } from '~/roster/week/wholeRoster';
import { articleOf } from '~/roster/week/workingTime';
import { download } from '~/shared/files';
import { useLanguage } from '~/shared/useLanguage';
import { Button } from '~/ui/Button';
import { Dialog } from '~/ui/Dialog';
import { type HouseNumber, HouseRules } from '../panels/HouseRules';
import { usePrinting } from '../roster/usePrinting';
import { FindingsOnPaper } from './FindingsOnPaper';

/** The rules of the house, beside the figures of a law; without one, those that a law sets, too. */
const ownRules: readonly HouseNumber[] = ['maxDaysInRow', 'minDaysInRow', 'minDaysOffInRow', 'maxWeekends'];
const withoutLaw: readonly HouseNumber[] = ['restHours', 'daysOff', ...ownRules];

const quoted = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The law, and what breaks the rules of working time in all weeks of the roster, by person and week. */
export function WorkingTimeDialog({ loaded: { week } }: { loaded: Pick<WeekOnScreen, 'week'> }) {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const rules = useMemo(() => week.handle.ask({ kind: 'rules' }), [week]);
  const kept = useMemo(() => week.handle.ask({ kind: 'fillRules' }), [week]);
  const setRules = (changed: Rules) =>
    dispatch((editor) => editor.tell({ kind: 'changeTeam', change: { rules: changed } }));
  const printing = usePrinting();
  const weeks = useMemo(() => week.handle.ask({ kind: 'checkRoster' }) as readonly WorkingTime[], [week]);
  const people = new Map<string, { readonly monday: string; readonly problem: Problem }[]>();
  for (const { monday, problems } of weeks) {
    for (const problem of problems) {
      const name = problem.name ?? '';
      people.set(name, [...(people.get(name) ?? []), { monday, problem }]);
    }
  }
  const rows = [...people].flatMap(([name, found]) => found.map((entry) => ({ name, ...entry })));
  const keyOf = (monday: string, { kind, day, shiftId }: Problem) => `${monday} ${kind} ${day} ${shiftId}`;
  const when = (monday: string, { day }: Problem) => formatDate(dateAfter(monday, day), 'dayMonth', language);
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  const weekOf = (monday: string) => dates.format(new Date(`${monday}T00:00:00Z`));
  const save = () => {
    const columns = [
      t(($) => $.law.check.columns.person),
      t(($) => $.law.check.columns.week),
      t(($) => $.law.check.columns.day),
      t(($) => $.law.check.columns.finding),
      t(($) => $.law.check.columns.article),
    ];
    const lines = rows.map(({ name, monday, problem }) => [
      name,
      monday,
      dateAfter(monday, problem.day),
      violationText(problem, name, t, language),
      articleText(articleOf(rules, problem.kind, problem.limit) ?? '', language),
    ]);
    const table = [columns, ...lines];
    const text = table.map((line) => line.map(quoted).join(',')).join('\r\n');
    download(`${t(($) => $.law.check.file)}.csv`, `\uFEFF${text}\r\n`);
  };
  return (
    <Dialog
      open
      onClose={closeDialog}
      title={t(($) => $.law.title)}
      description={t(($) => $.law.text)}
      closeLabel={t(($) => $.gap.close)}
      testId="working-time-dialog"
      footer={
        <>
          <Button variant="outline" size="small" onClick={closeDialog}>
            {t(($) => $.gap.close)}
          </Button>
          {rows.length > 0 && (
            <>
              <Button variant="outline" size="small" onClick={() => window.print()}>
                {t(($) => $.law.check.print)}
              </Button>
              <Button variant="outline" size="small" onClick={save}>
                {t(($) => $.law.check.table)}
              </Button>
            </>
          )}
        </>
      }
    >
      <div className="grid gap-5">
        <LawChoice open rules={rules} onChange={setRules} />
        <section aria-labelledby="house-rules" className="grid gap-4">
          <h3 id="house-rules" className="text-lg">
            {t(($) => $.law.house)}
          </h3>
          <HouseRules
            rules={kept}
            types={week.shiftTypes}
            staff={week.staff}
            positions={week.positions}
            names={rules.law ? ownRules : withoutLaw}
            onChange={(changed) => setRules({ ...rules, ...changed })}
          />
        </section>
        <section aria-labelledby="working-time-check">
          <h3 id="working-time-check" className="text-lg">
            {t(($) => $.law.check.title)}
          </h3>
          <p className="text-note text-muted" role="status">
            {rows.length === 0 ? t(($) => $.law.check.nothing) : t(($) => $.law.check.count, { count: rows.length })}
          </p>
          {[...people].map(([name, found]) => (
            <div key={name} className="mt-3">
              <h4 className="font-semibold">{name}</h4>
              <FindingList
                name={name}
                findings={found.map(({ monday, problem }) => ({
                  key: keyOf(monday, problem),
                  problem,
                  when: when(monday, problem),
                }))}
              />
            </div>
          ))}
        </section>
        {printing && (
          <FindingsOnPaper
            caption={[t(($) => $.law.check.title), lawName(rules, t)].filter(Boolean).join(' · ')}
            findings={rows.map(({ name, monday, problem }) => ({
              key: `${name} ${keyOf(monday, problem)}`,
              name,
              week: weekOf(monday),
              day: when(monday, problem),
              text: violationText(problem, name, t, language),
            }))}
          />
        )}
      </div>
    </Dialog>
  );
}
