import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { brand } from '~/shared/brand';

/** A row of the list: who, in which week, on which day, what. */
export interface PaperFinding {
  readonly key: string;
  readonly name: string;
  readonly week: string;
  readonly day: string;
  readonly text: string;
}

interface FindingsOnPaperProps {
  /** The law, and the date of its figures. */
  caption: string;
  findings: readonly PaperFinding[];
}

/** What breaks the rules, on paper: in place of everything else on the page. */
export function FindingsOnPaper({ caption, findings }: FindingsOnPaperProps) {
  const { t } = useTranslation('scheduler');
  return createPortal(
    <section className="paper-sheet paper-alone" data-testid="findings-on-paper">
      <table>
        <caption>
          {brand.name} · {caption}
        </caption>
        <thead>
          <tr>
            {(['person', 'week', 'day', 'finding'] as const).map((column) => (
              <th key={column} scope="col">
                {t(($) => $.law.check.columns[column])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {findings.map(({ key, name, week, day, text }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>{week}</td>
              <td>{day}</td>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{t(($) => $.law.check.onPaper)}</p>
    </section>,
    document.body,
  );
}
