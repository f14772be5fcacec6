import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/shared/useLanguage';

/** Hello, by first name, and what there is to spend. */
export function Greeting({ name, balance }: { name: string; balance: number }) {
  const { t } = useTranslation('demoOverview');
  const language = useLanguage();
  const [first = name] = name.split(' ');
  return (
    <div>
      <h1 className="text-[clamp(2rem,3.6vw,2.875rem)]">{t(($) => $.greeting.hello, { name: first })}</h1>
      <p data-testid="greeting" className="mt-2 text-lg text-muted">
        {t(($) => $.greeting.balance, { value: new Intl.NumberFormat(language).format(balance) })}
      </p>
    </div>
  );
}
