import { clsx } from 'clsx';
import type { Job } from '~/shared/cast';
import { CtaLink } from '~/site/CtaLink';
import { PersonAtWork } from '~/ui/PersonAtWork';

interface ClosingTexts {
  title: string;
  text: string;
  job: Job;
}

/** The closing section of an industry page: text, two calls to action, and somebody who works there. */
export function IndustryClosing({ title, text, job, dark }: ClosingTexts & { dark?: boolean }) {
  return (
    <section className="wrap pt-14 lg:pt-20">
      <div
        className={clsx(
          'grid gap-x-8 sm:grid-cols-1-auto items-end rounded-band px-6 pt-10 sm:px-10 sm:pt-12 lg:px-14',
          dark ? 'bg-evergreen text-white' : 'bg-mint text-ink',
        )}
      >
        <div className="pb-8 sm:pb-12">
          <h2 className="text-[clamp(1.875rem,3.8vw,2.75rem)] measure-22">{title}</h2>
          <p className={clsx('mt-4 text-lg measure-52 text-pretty', dark ? 'text-white/85' : 'text-ink/80')}>{text}</p>
          <div className="mt-8 flex flex-wrap gap-3 max-sm:*:flex-1 *:whitespace-nowrap">
            <CtaLink cta="start" component="closing" tone={dark ? 'dark' : 'page'} />
            <CtaLink cta="tour" component="closing" variant="outline" tone={dark ? 'night' : 'tint'} />
          </div>
        </div>
        <PersonAtWork job={job} dark={dark} className="max-sm:justify-self-center w-44 lg:w-62.5" />
      </div>
    </section>
  );
}
