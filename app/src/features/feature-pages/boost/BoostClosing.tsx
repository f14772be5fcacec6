import { useTranslation } from 'react-i18next';
import { PersonAtWork } from '~/ui/PersonAtWork';
import { ClosingBand } from '../ClosingBand';

/** Five weeks of a challenge, and its target, as heights in the illustration. */
const weeks = [64, 96, 128, 166, 206];
const target = 150;

/** Closing section: bars week by week up to the target, and beyond. */
export default function BoostClosing() {
  const { t } = useTranslation('boostPerformance');
  return (
    <ClosingBand
      title={t(($) => $.closing.title)}
      text={t(($) => $.closing.text)}
      features={['challenges', 'dashboards']}
      className="bg-sky"
    >
      <div className="relative w-full max-w-105 justify-self-center lg:justify-self-end">
        <svg viewBox="0 0 380 250" className="block w-full" aria-hidden="true" focusable="false">
          {weeks.map((height, index) => (
            <rect
              key={height}
              x={12 + index * 62}
              y={250 - height}
              width="46"
              height={height + 20}
              rx="10"
              className={height >= target ? 'fill-evergreen' : 'fill-white'}
            />
          ))}
          <path
            d={`M4 ${250 - target}h300`}
            className="stroke-coral-deep"
            strokeWidth="5"
            strokeDasharray="3 11"
            strokeLinecap="round"
          />
        </svg>
        <PersonAtWork job="agent" className="absolute right-0 bottom-0 w-1/2" />
      </div>
    </ClosingBand>
  );
}
