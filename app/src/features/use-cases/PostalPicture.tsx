import { useTranslation } from 'react-i18next';
import { caseStudies, storySamples } from '~/content/caseStudies';
import { Card } from '~/ui/Card';
import { RecognitionCard } from '~/ui/RecognitionCard';

const whole = 100;

/** The sorting hall's board: a recognition, and staff turnover before and after. */
export function PostalPicture() {
  const { t } = useTranslation('useCases');
  const [{ figures }] = caseStudies;
  const after = whole - figures[0].value;
  const bars = [
    { label: t(($) => $.studies.postal.sample.before), value: whole, fill: 'fill-line' },
    { label: t(($) => $.studies.postal.sample.after), value: after, fill: 'fill-evergreen' },
  ];
  return (
    <div role="img" aria-label={t(($) => $.studies.postal.sample.label, { after })} className="grid gap-4">
      <RecognitionCard
        from={t(($) => $.studies.postal.sample.from)}
        initials={t(($) => $.studies.postal.sample.initials)}
        to={t(($) => $.studies.postal.sample.to)}
        message={t(($) => $.studies.postal.sample.message)}
        points={`+${storySamples.postal.points}`}
        className="max-w-105 shadow-float"
      />
      <Card className="p-5 max-w-95 justify-self-end w-full shadow-float">
        <p className="font-semibold">{t(($) => $.studies.postal.sample.chart)}</p>
        <div className="mt-3 grid gap-2">
          {bars.map(({ label, value, fill }) => (
            <p key={label} className="grid grid-cols-[4.5rem_1fr_2rem] items-center gap-3 text-sm tabular-nums">
              {label}
              <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true" className="h-5 w-full">
                <rect width={value} height="12" rx="1.5" className={fill} />
              </svg>
              <span className="font-bold text-right">{value}</span>
            </p>
          ))}
        </div>
      </Card>
    </div>
  );
}
