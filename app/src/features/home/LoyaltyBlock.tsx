import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface LoyaltyBlockProps {
  block: 'celebrate' | 'incentives' | 'visibility' | 'insights';
  className: string;
  textClass?: string;
  children: ReactNode;
}

/** One of the four blocks: its topic, and a sample of the product. */
export function LoyaltyBlock({ block, className, textClass, children }: LoyaltyBlockProps) {
  const { t } = useTranslation('home');
  return (
    <article
      data-block={block}
      className={clsx(
        'relative min-w-0 min-h-70 md:min-h-95 rounded-panel p-5 sm:p-6 lg:p-8 flex flex-col gap-5 md:gap-6 overflow-clip',
        className,
      )}
    >
      <div className="relative grid gap-2">
        <h3 className="text-heading">{t(($) => $.loyalty[block].title)}</h3>
        <p className={clsx('measure-44', textClass)}>{t(($) => $.loyalty[block].text)}</p>
      </div>
      {children}
    </article>
  );
}
