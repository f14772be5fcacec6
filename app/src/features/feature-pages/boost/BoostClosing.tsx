import { useTranslation } from 'react-i18next';
import { ClosingBand } from '../ClosingBand';

/** The last word: a target, and what is about to hit it. */
export default function BoostClosing() {
  const { t } = useTranslation('boostPerformance');
  return (
    <ClosingBand
      title={t(($) => $.closing.title)}
      text={t(($) => $.closing.text)}
      features={['challenges', 'dashboards']}
      className="bg-sky"
    >
      <svg
        viewBox="0 0 380 250"
        className="w-full max-w-[420px] justify-self-center lg:justify-self-end"
        aria-hidden="true"
        focusable="false"
      >
        <circle cx="190" cy="250" r="180" className="fill-white" />
        <circle cx="190" cy="250" r="130" className="fill-coral" />
        <circle cx="190" cy="250" r="80" className="fill-white" />
        <circle cx="190" cy="250" r="34" className="fill-evergreen" />
        <path
          d="M190 246 322 84M300 76l2-34 34-34 4 32 32 6-34 32-36 4"
          className="fill-none stroke-ink"
          strokeWidth="9"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </ClosingBand>
  );
}
