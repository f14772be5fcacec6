import { Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { closePhone, openPhone, usePhone } from './phoneStore';

/** Opens and closes the simulated phone beside the roster. */
export function PhoneButton({ ready }: { ready: boolean }) {
  const { t } = useTranslation('requests');
  const isOpen = usePhone((phone) => phone.isOpen);
  return (
    <button
      type="button"
      data-acts
      aria-expanded={isOpen}
      aria-disabled={ready ? undefined : true}
      aria-label={t(($) => $.phone.open)}
      title={t(($) => $.phone.open)}
      className="grid place-items-center size-11 rounded-control text-muted hover:bg-sand hover:text-ink"
      onClick={() => ready && (isOpen ? closePhone() : openPhone())}
    >
      <Smartphone className="size-4.5" aria-hidden="true" />
    </button>
  );
}
