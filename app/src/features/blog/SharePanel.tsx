import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ShareNetwork, shareNetworks } from '~/content/blog';
import { toastSystems } from '~/content/toasts';
import { StrokeIcon } from '~/ui/StrokeIcon';
import { useToaster } from '~/ui/useToaster';
import { shareLink } from './share';

/** Own icons for the round buttons. */
const icons: Record<ShareNetwork, string> = {
  linkedin: 'M7 10v7M7 6.8v.1M11 17v-7M11 13c0-4 6-4 6 0v4',
  x: 'M6 5l12 14M18 5L6 19',
  facebook: 'M13 20v-9c0-3 1-4 4-4M9 12h7',
};
const linkIcon = 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1';

const round =
  'grid place-items-center size-11 rounded-full border-[1.5px] border-line-strong bg-white text-ink hover:border-evergreen hover:bg-mint';

/** Share links for three networks, and a button that copies the post's link. */
export function SharePanel({ title }: { title: string }) {
  const { t } = useTranslation('blogPost');
  const { toast, area } = useToaster(toastSystems.share);
  const [byHand, setByHand] = useState(false);
  // The server's template of a post has no address.
  const url = import.meta.env.SSR ? 'sample-address' : window.location.origin + window.location.pathname;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast(
        'success',
        t(($) => $.share.copied.title),
        t(($) => $.share.copied.text),
      );
    } catch {
      // The clipboard requires https and may be denied: then the link is shown and selected.
      setByHand(true);
      toast(
        'error',
        t(($) => $.share.failed.title),
        t(($) => $.share.failed.text),
      );
    }
  };
  return (
    <section aria-labelledby="post-share" className="no-print">
      <h2 id="post-share" className="font-text text-sm font-semibold tracking-normal text-muted">
        {t(($) => $.share.title)}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {shareNetworks.map((network) => (
          <li key={network}>
            <a
              href={shareLink(network, title, url)}
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
          <button type="button" title={t(($) => $.share.copy)} onClick={copy} className={round}>
            <StrokeIcon path={linkIcon} className="size-6" />
            <span className="sr-only">{t(($) => $.share.copy)}</span>
          </button>
        </li>
      </ul>
      {byHand && (
        <input
          ref={(field) => field?.select()}
          readOnly
          value={url}
          aria-label={t(($) => $.share.copy)}
          className="mt-3 w-full min-h-11 px-3.5 rounded-control border-[1.5px] border-line-strong bg-white"
        />
      )}
      {area}
    </section>
  );
}
