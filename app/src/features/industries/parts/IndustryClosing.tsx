import { clsx } from 'clsx';
import { CtaLink } from '~/features/site/CtaLink';

interface ClosingWords {
  title: string;
  text: string;
}

/** The last word of an industry page, and the two ways on. */
export function IndustryClosing({ title, text, dark }: ClosingWords & { dark?: boolean }) {
  return (
    <section className="wrap pt-14 lg:pt-20">
      <div
        className={clsx(
          'grid gap-8 lg:grid-cols-[1fr_auto] items-center rounded-[28px] px-6 py-10 sm:p-10 lg:p-14',
          dark ? 'bg-evergreen text-white' : 'bg-mint text-ink',
        )}
      >
        <div>
          <h2 className="text-[clamp(1.875rem,3.8vw,2.75rem)] max-w-[22ch]">{title}</h2>
          <p className={clsx('mt-4 text-lg max-w-[52ch] text-pretty', dark ? 'text-white/85' : 'text-ink/80')}>
            {text}
          </p>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:*:flex-1 *:whitespace-nowrap">
          <CtaLink
            cta="start"
            component="closing"
            className={dark ? 'bg-sun! text-ink! hover:bg-white! focus-visible:outline-white!' : ''}
          />
          <CtaLink
            cta="tour"
            component="closing"
            variant="outline"
            className={
              dark ? 'border-white! text-white! hover:bg-white/15! focus-visible:outline-white!' : 'bg-white/60!'
            }
          />
        </div>
      </div>
    </section>
  );
}
