import { useTranslation } from 'react-i18next';
import { ClosingBand } from '../ClosingBand';

/** The last word: ten people, seven of them unseen. */
export default function CelebrateClosing() {
  const { t } = useTranslation('celebrateWork');
  const unseen = 7;
  return (
    <ClosingBand
      title={t(($) => $.closing.title)}
      text={t(($) => $.closing.text)}
      features={['recognition', 'milestones']}
      className="bg-peach"
    >
      <svg
        viewBox="0 0 400 190"
        className="w-full max-w-[440px] justify-self-center lg:justify-self-end"
        aria-hidden="true"
        focusable="false"
      >
        {Array.from({ length: 10 }, (_, index) => {
          const x = 40 + (index % 5) * 80;
          const y = index < 5 ? 6 : 96;
          const seen = index >= unseen;
          return (
            <g
              key={`${x}-${y}`}
              className={seen ? 'fill-coral' : 'fill-none stroke-evergreen'}
              strokeWidth={seen ? 0 : 4}
              strokeDasharray={seen ? undefined : '7 8'}
              strokeLinecap="round"
            >
              <circle cx={x} cy={y + 24} r="18" />
              <path d={`M${x - 30} ${y + 90}c0-52 60-52 60 0Z`} />
            </g>
          );
        })}
      </svg>
    </ClosingBand>
  );
}
