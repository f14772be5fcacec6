import { Smartphone, TabletSmartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';

interface StoreLinkProps {
  href: string;
  store: 'ios' | 'android';
}

/** A link to one of the two stores. */
export function StoreLink({ href, store }: StoreLinkProps) {
  const { t } = useTranslation('home');
  const Icon = store === 'ios' ? Smartphone : TabletSmartphone;
  return (
    <a
      href={href}
      className="inline-flex items-center gap-3 min-h-15 px-5 rounded-[14px] bg-ink text-white hover:bg-evergreen-deep transition-colors duration-150"
    >
      <Icon className="size-7" strokeWidth={1.75} aria-hidden="true" />
      <span className="leading-tight">
        <span className="block text-sm">{t(($) => $.app[store === 'ios' ? 'iosLead' : 'androidLead'])}</span>
        <span className="block font-bold text-lg">{t(($) => $.app[store])}</span>
      </span>
    </a>
  );
}
