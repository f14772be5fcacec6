import { useTranslation } from 'react-i18next';
import { comparison } from '~/content/home';
import { brand } from '~/shared/brand';
import { ComparisonMatrix } from '~/ui/ComparisonMatrix';
import { SectionHeading } from '~/ui/SectionHeading';

/** The product compared to engagement software and productivity tools. */
export function Comparison() {
  const { t } = useTranslation('home');
  const { title, text, caption, what, engagement, productivity, yes, partly, no, rows } = t(($) => $.comparison, {
    returnObjects: true,
  });
  return (
    <div className="wrap py-6 md:py-14 lg:pb-20">
      <SectionHeading level={3} title={title} text={text} />
      <ComparisonMatrix
        caption={caption}
        what={what}
        kinds={[
          { id: 'us', name: brand.name },
          { id: 'engagement', name: engagement },
          { id: 'productivity', name: productivity },
        ]}
        rows={comparison.map((row) => ({
          id: row.id,
          name: rows[row.id],
          verdicts: [row.us, row.engagement, row.productivity],
        }))}
        words={{ yes, partly, no }}
      />
    </div>
  );
}
