import { useTranslation } from 'react-i18next';
import type { Problem } from '~/engine/engine';
import { useLanguage } from '~/shared/useLanguage';
import { violationText } from '../text/violationText';

export interface Finding {
  readonly key: string;
  readonly problem: Problem;
  /** When it is, in words. */
  readonly when: string;
}

/** What breaks the rules of working time of one person. */
export function FindingList({ name, findings }: { name: string; findings: readonly Finding[] }) {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  return (
    <ul className="divide-y divide-line" data-testid="findings">
      {findings.map(({ key, problem, when }) => (
        <li key={key} className="py-1.5 text-note">
          <span className="block text-small text-muted first-letter:uppercase">{when}</span>
          <span className={problem.level === 'block' ? 'text-danger' : ''}>
            {violationText(problem, name, t, language)}
          </span>
        </li>
      ))}
    </ul>
  );
}
