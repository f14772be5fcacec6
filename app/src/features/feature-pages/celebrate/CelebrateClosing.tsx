import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { ClosingBand } from '../ClosingBand';

const team = ['tm001', 'tm002', 'tm003', 'tm004', 'tm005', 'tm006', 'tm007', 'tm008', 'tm010', 'tm011'];
const unseen = 7;

/** Closing section: ten people, seven of them unseen. */
export default function CelebrateClosing() {
  const { t } = useTranslation('celebrateWork');
  return (
    <ClosingBand
      title={t(($) => $.closing.title)}
      text={t(($) => $.closing.text)}
      features={['recognition', 'milestones']}
      className="bg-peach"
    >
      <div
        aria-hidden="true"
        className="grid grid-cols-5 gap-3 sm:gap-4 pb-12 lg:pb-24 w-full max-w-110 justify-self-center lg:justify-self-end"
      >
        {team.map((person, index) => (
          <span
            key={person}
            className={clsx(
              'rounded-full border-3 p-1',
              index < unseen ? 'border-dashed border-line-strong' : 'border-coral-deep bg-white',
            )}
          >
            <img
              src={`/images/avatars/${person}.svg`}
              alt=""
              width="96"
              height="96"
              loading="lazy"
              className={clsx('block w-full rounded-full', index < unseen && 'grayscale opacity-40')}
            />
          </span>
        ))}
      </div>
    </ClosingBand>
  );
}
