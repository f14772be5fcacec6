import { Smartphone, TabletSmartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSiteSettings } from '~/shared/useSiteSettings';
import { Phone } from './Phone';

interface StoreLinkProps {
  href: string;
  store: 'ios' | 'android';
}

/** A link to one of the two app stores. */
function StoreLink({ href, store }: StoreLinkProps) {
  const { t } = useTranslation('home');
  const Icon = store === 'ios' ? Smartphone : TabletSmartphone;
  return (
    <a
      href={href}
      className="inline-flex items-center gap-3 min-h-15 px-5 rounded-button bg-ink text-white hover:bg-evergreen-deep transition-colors duration-150"
    >
      <Icon className="size-7" strokeWidth={1.75} aria-hidden="true" />
      <span className="leading-tight">
        <span className="block text-sm">{t(($) => $.app[store === 'ios' ? 'iosLead' : 'androidLead'])}</span>
        <span className="block font-bold text-lg">{t(($) => $.app[store])}</span>
      </span>
    </a>
  );
}

/** The mobile app, with links to both stores. */
export function AppDownload() {
  const { t } = useTranslation('home');
  const { appStoreUrl, playStoreUrl } = useSiteSettings();
  return (
    <div className="wrap pb-6 md:pb-14 lg:pb-20">
      <div className="relative rounded-band bg-peach overflow-clip grid grid-cols-1 md:grid-cols-1-auto gap-x-12 px-6 sm:px-12 lg:px-20">
        <div className="relative grid gap-4 md:gap-5 content-center py-8 md:py-12">
          <h3 className="text-section-narrow measure-16">{t(($) => $.app.title)}</h3>
          <p className="md:text-lg measure-46">{t(($) => $.app.text)}</p>
          <div className="mt-1 md:mt-3 flex flex-wrap gap-3 max-sm:[&>a]:flex-1 max-sm:[&>a]:px-3">
            <StoreLink href={appStoreUrl} store="ios" />
            <StoreLink href={playStoreUrl} store="android" />
          </div>
        </div>
        <Phone className="max-md:hidden relative mx-auto md:mr-8 lg:mr-24 md:mt-10 -mb-40" />
      </div>
    </div>
  );
}
