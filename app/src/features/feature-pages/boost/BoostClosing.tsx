import { useTranslation } from 'react-i18next';
import { ClosingBand } from '../ClosingBand';

/** The last word: a target, and what is about to hit it. */
export default function BoostClosing() {
  const { t } = useTranslation('boostPerformance');
  return (
    <ClosingBand title={t(($) => $.closing.title)} text={t(($) => $.closing.text)} className="bg-sky">
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
          d="M190 240 316 92M316 92l-2-44M316 92l44-6M314 48l34-34M360 86l-46-38M348 14l6 40-42 36"
          className="fill-none stroke-ink"
          strokeWidth="9"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </ClosingBand>
  );
}
