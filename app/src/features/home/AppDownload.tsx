import { useTranslation } from 'react-i18next';
import { useSiteSettings } from '~/shared/useSiteSettings';
import { Phone } from './Phone';
import { StoreLink } from './StoreLink';

/** The mobile app: a look at it, and the way to both stores. */
export default function AppDownload() {
  const { t } = useTranslation('home');
  const { appStoreUrl, playStoreUrl } = useSiteSettings();
  return (
    <div className="wrap py-10">
      <div className="relative rounded-[28px] bg-peach overflow-clip grid grid-cols-1 md:grid-cols-[1fr_auto] gap-x-12 px-6 sm:px-12 lg:px-20">
        <svg
          viewBox="0 0 400 300"
          className="absolute right-0 bottom-0 w-[560px] max-w-full"
          aria-hidden="true"
          focusable="false"
        >
          <circle cx="240" cy="290" r="170" className="fill-coral" />
        </svg>
        <div className="relative grid gap-5 content-center py-12 lg:py-20">
          <h2 className="text-[clamp(1.875rem,4.2vw,3rem)] max-w-[16ch]">{t(($) => $.app.title)}</h2>
          <p className="text-lg max-w-[46ch]">{t(($) => $.app.text)}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            <StoreLink href={appStoreUrl} store="ios" />
            <StoreLink href={playStoreUrl} store="android" />
          </div>
        </div>
        <Phone className="relative mx-auto md:mr-8 lg:mr-24 md:mt-14 -mb-24" />
      </div>
    </div>
  );
}
