import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffMember, WorkingTime } from '~/engine/engine';
import { FindingList } from '~/roster/parts/FindingList';
import { formatDate } from '~/roster/text/format';
import type { EditableWeek } from '~/roster/week/editableWeek';
import { dateAfter } from '~/roster/week/wholeRoster';
import { useLanguage } from '~/shared/useLanguage';

interface PersonFindingsProps {
  week: EditableWeek;
  person: StaffMember;
  /** The first date that is looked at. */
  from: string;
}

/** What breaks the rules of working time of a person from a date on, in all weeks; nothing where nothing does. */
export function PersonFindings({ week, person, from }: PersonFindingsProps) {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const findings = useMemo(() => {
    const weeks = week.handle.ask({ kind: 'checkRoster' }) as readonly WorkingTime[];
    return weeks
      .flatMap(({ monday, problems }) => problems.map((problem) => ({ date: dateAfter(monday, problem.day), problem })))
      .filter(({ date, problem }) => problem.staffId === person.id && date >= from);
  }, [week, person.id, from]);
  if (findings.length === 0) return null;
  return (
    <section className="mb-5" data-testid="person-findings">
      <h3 className="text-lg">{t(($) => $.law.check.title)}</h3>
      <FindingList
        name={person.name}
        findings={findings.map(({ date, problem }) => ({
          key: `${date} ${problem.kind} ${problem.shiftId}`,
          problem,
          when: formatDate(date, 'full', language),
        }))}
      />
    </section>
  );
}
