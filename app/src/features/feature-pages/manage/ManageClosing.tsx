import { useTranslation } from 'react-i18next';
import { ClosingBand } from '../ClosingBand';

/** Closing section: an empty desk, and a cup. */
export default function ManageClosing() {
  const { t } = useTranslation('manageWithEase');
  return (
    <ClosingBand
      title={t(($) => $.closing.title)}
      text={t(($) => $.closing.text)}
      features={['milestones', 'dashboards', 'insights', 'singleSignOn']}
      className="bg-mint"
    >
      <svg
        viewBox="0 0 380 210"
        className="w-full max-w-105 justify-self-center lg:justify-self-end"
        aria-hidden="true"
        focusable="false"
      >
        <path d="M20 156h340v18H20Z" className="fill-evergreen" />
        <path d="M52 174v36M328 174v36" className="stroke-evergreen" strokeWidth="14" />
        <path d="M226 104h72v22c0 40-72 40-72 0Z" className="fill-coral" />
        <path
          d="M298 110h10c20 0 20 28-6 28M244 84c-8-12 8-16 0-30M264 84c-8-12 8-16 0-30M284 84c-8-12 8-16 0-30"
          className="fill-none stroke-evergreen"
          strokeWidth="7"
          strokeLinecap="round"
        />
        <path d="M70 156 86 92h92l-16 64Z" className="fill-white" />
        <path
          d="m104 126 12 12 26-26"
          className="fill-none stroke-evergreen"
          strokeWidth="8"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </ClosingBand>
  );
}
