import { useTranslation } from 'react-i18next';
import { brand } from '~/shared/brand';
import { pathTo } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { CtaLink } from '~/site/CtaLink';
import { Link } from '~/ui/Link';
import { ContactForm } from './ContactForm';
import { NextSteps } from './NextSteps';

/** The sales contact page: the form and the next steps. */
export function ContactPage() {
  const { t } = useTranslation('contact');
  const language = useLanguage();
  return (
    <main id="content" className="relative overflow-clip -mt-20 pt-20 bg-mint">
      <div className="wrap relative grid lg:grid-cols-5-6 lg:grid-rows-auto-1 gap-x-16 gap-y-10 items-start pt-8 pb-16 md:pt-14 lg:pb-28">
        <div>
          <h1 className="text-hero leading-hero tracking-hero">{t(($) => $.title)}</h1>
          <p className="mt-5 text-lg measure-46 text-pretty">{t(($) => $.text)}</p>
        </div>
        <div className="lg:col-start-2 lg:row-start-1 lg:row-span-2">
          <ContactForm />
        </div>
        <NextSteps />
      </div>
      <div className="relative bg-paper border-t-6 border-evergreen">
        <div className="wrap py-12 lg:py-16 flex flex-wrap items-center justify-between gap-x-10 gap-y-6">
          <div>
            <h2 className="text-headline">{t(($) => $.other.title)}</h2>
            <p className="mt-2 text-muted measure-52">
              {t(($) => $.other.text)}{' '}
              <a href={`mailto:${brand.email}`} className="text-ink underline underline-offset-4">
                {brand.email}
              </a>
            </p>
          </div>
          <p className="flex flex-wrap items-center gap-3">
            <CtaLink cta="tour" component="contact" />
            <CtaLink cta="start" component="contact" variant="outline" />
            <Link
              to={pathTo('faq', language)}
              className="inline-flex items-center min-h-12 sm:px-2 font-semibold underline underline-offset-4"
            >
              {t(($) => $.other.faq)}
            </Link>
          </p>
        </div>
      </div>
    </main>
  );
}
