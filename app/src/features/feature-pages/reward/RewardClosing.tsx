import { useTranslation } from 'react-i18next';
import { ClosingBand } from '../ClosingBand';

/** Closing section: a wrapped present. */
export default function RewardClosing() {
  const { t } = useTranslation('rewardIncentives');
  return (
    <ClosingBand
      title={t(($) => $.closing.title)}
      text={t(($) => $.closing.text)}
      features={['giftCards', 'ownRewards']}
      className="bg-warning-soft"
    >
      <svg
        viewBox="0 0 360 250"
        className="w-full max-w-100 justify-self-center lg:justify-self-end"
        aria-hidden="true"
        focusable="false"
      >
        <path d="M50 130h260v120H50Z" className="fill-coral" />
        <path d="M30 90h300v48H30Z" className="fill-evergreen" />
        <path d="M158 90h44v160h-44Z" className="fill-sun" />
        <path
          d="M180 86c-70 10-96-60-44-62 34 0 44 62 44 62s10-62 44-62c52 2 26 72-44 62Z"
          className="fill-none stroke-evergreen"
          strokeWidth="12"
          strokeLinejoin="round"
        />
      </svg>
    </ClosingBand>
  );
}
