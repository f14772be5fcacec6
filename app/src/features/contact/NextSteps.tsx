import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { contactSteps } from '~/content/contact';
import { externalAddress } from '~/shared/externalAddress';
import { pathTo } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { useSiteSettings } from '~/shared/useSiteSettings';
import { buttonClass } from '~/ui/Button';
import { PersonAtWork } from '~/ui/PersonAtWork';
import { StrokeIcon } from '~/ui/StrokeIcon';

const variants = {
  leave: { background: 'bg-sun', path: 'M4 6h16v12H4zM4 7l8 6 8-6' },
  answer: { background: 'bg-white', path: 'M4 5h16v11H11l-5 4v-4H4zM8 9.5h8M8 12.5h5' },
  show: { background: 'bg-coral', path: 'M4 6h16v13H4zM4 10h16M8 3v4M16 3v4M9 14.5l2 2 4-4' },
} as const;

/** What happens after the form: three steps on a line, and a link to book an appointment. */
export function NextSteps() {
  const { t } = useTranslation('contact');
  const language = useLanguage();
  const { consultationUrl } = useSiteSettings();
  const booking = externalAddress(consultationUrl, language);
  return (
    <section aria-labelledby="contact-next">
      <h2 id="contact-next" className="text-2xl">
        {t(($) => $.next.title)}
      </h2>
      <ol className="mt-5 grid">
        {contactSteps.map((step, index) => (
          <li key={step} className="relative grid grid-cols-[52px_1fr] gap-x-4 pb-7 last:pb-0">
            {index < contactSteps.length - 1 && (
              <span
                aria-hidden="true"
                className="absolute left-6 top-13 bottom-0 border-l-3 border-dotted border-evergreen"
              />
            )}
            <span
              aria-hidden="true"
              className={clsx('grid place-items-center size-13 rounded-tile text-ink', variants[step].background)}
            >
              <StrokeIcon path={variants[step].path} className="size-7" />
            </span>
            <div className="pt-0.5">
              <h3 className="text-lg leading-snug tracking-normal">{t(($) => $.next.steps[step].title)}</h3>
              <p className="mt-1 measure-46 text-pretty">{t(($) => $.next.steps[step].text)}</p>
            </div>
          </li>
        ))}
      </ol>
      {/* Without an address of its own it would lead back to this page: the agent then stands on the line below. */}
      {booking === pathTo('contact', language) ? (
        <PersonAtWork job="agent" className="max-xl:hidden absolute bottom-0 left-0 w-40" />
      ) : (
        <div className="mt-8 flex items-end justify-between gap-4 rounded-card border border-evergreen/25 bg-white/60 px-5">
          <p className="py-5 grid justify-items-start gap-3">
            <span className="font-semibold">{t(($) => $.consultation.text)}</span>
            <a href={booking} className={buttonClass('outline', 'small', undefined, 'white')}>
              <StrokeIcon path={variants.show.path} className="size-5 shrink-0" />
              {t(($) => $.consultation.link)}
            </a>
          </p>
          <PersonAtWork job="agent" className="shrink-0 w-32 sm:w-40 pt-3 max-sm:hidden" />
        </div>
      )}
    </section>
  );
}
