import { useTranslation } from 'react-i18next';
import { type ShareNetwork, shareNetworks } from '~/content/blog';
import { StrokeIcon } from '~/ui/StrokeIcon';
import { shareLink } from './share';

/** Own icons for the round buttons. */
const icons: Record<ShareNetwork, string> = {
  linkedin: 'M7 10v7M7 6.8v.1M11 17v-7M11 13c0-4 6-4 6 0v4',
  x: 'M6 5l12 14M18 5L6 19',
  facebook: 'M13 20v-9c0-3 1-4 4-4M9 12h7',
};
const linkIcon = 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1';

const round =
  'grid place-items-center size-11 rounded-full border-firm border-line-strong bg-white text-ink hover:border-evergreen hover:bg-mint';

/** The template of the share links for three networks, and the button that copies the post's link (`copyLink.ts`). */
export function SharePanel() {
  const { t } = useTranslation('blogPost');
  return (
    <section aria-labelledby="post-share" className="no-print">
      <h2 id="post-share" className="font-text text-sm font-semibold tracking-normal text-muted">
        {t(($) => $.share.title)}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {shareNetworks.map((network) => (
          <li key={network}>
            <a
              href={shareLink(network)}
              target="_blank"
              rel="noopener noreferrer"
              title={t(($) => $.share.on[network])}
              className={round}
            >
              <StrokeIcon path={icons[network]} className="size-6" />
              <span className="sr-only">
                {t(($) => $.share.on[network])}, {t(($) => $.share.newTab)}
              </span>
            </a>
          </li>
        ))}
        <li className="noscript:hidden">
          <button type="button" data-copy-link="" title={t(($) => $.share.copy)} className={round}>
            <StrokeIcon path={linkIcon} className="size-6" />
            <span className="sr-only">{t(($) => $.share.copy)}</span>
          </button>
        </li>
      </ul>
      <input
        hidden
        readOnly
        data-copied-link=""
        aria-label={t(($) => $.share.copy)}
        className="mt-3 w-full min-h-11 px-3.5 rounded-control border-firm border-line-strong bg-white [&[hidden]]:hidden"
      />
    </section>
  );
}
