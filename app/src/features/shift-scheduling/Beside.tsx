import { useTranslation } from 'react-i18next';
import { schedulingComparison } from '~/content/scheduling';
import { brand } from '~/shared/brand';
import { pathTo } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { ComparisonMatrix } from '~/ui/ComparisonMatrix';
import { SectionHeading } from '~/ui/SectionHeading';
import { TextLink } from '~/ui/TextLink';

/** Pages with more than a table, in the order of their names. */
const details = ['compare-spreadsheet', 'compare-scheduling-tools', 'compare-by-hand', 'how-we-measure'] as const;

/** The scheduler beside spreadsheets, rota apps and workforce suites. */
export default function Beside() {
  const { t } = useTranslation('shiftScheduling');
  const language = useLanguage();
  const { title, text, caption, what, kinds, yes, partly, no, rows, note, more } = t(($) => $.comparison, {
    returnObjects: true,
  });
  return (
    <div className="bg-sand">
      <div className="wrap py-14 lg:py-20">
        <SectionHeading title={title} text={text} />
        <ComparisonMatrix
          caption={caption}
          what={what}
          kinds={[
            { id: 'us', name: brand.name },
            { id: 'spreadsheet', name: kinds.spreadsheet },
            { id: 'app', name: kinds.app },
            { id: 'suite', name: kinds.suite },
          ]}
          rows={schedulingComparison.map((row) => ({
            id: row.id,
            name: rows[row.id],
            verdicts: [row.us, row.spreadsheet, row.app, row.suite],
          }))}
          words={{ yes, partly, no }}
        />
        <p className="mt-5 text-note text-muted measure-75">{note}</p>
        <nav aria-label={more.title} className="mt-5">
          <ul className="flex flex-wrap gap-x-8 gap-y-1">
            {details.map((id, index) => (
              <li key={id}>
                <TextLink to={pathTo(id, language)}>{more.list[index]}</TextLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}
