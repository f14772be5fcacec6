import { useTranslation } from 'react-i18next';
import { type CaseStudy, caseStudies, caseStudyOf } from '~/content/caseStudies';
import { useLanguage } from '~/shared/useLanguage';
import { CtaLink } from '~/site/CtaLink';
import { CallCentrePicture } from './CallCentrePicture';
import { PostalPicture } from './PostalPicture';
import { Story } from './Story';
import { UseCasesHero } from './UseCasesHero';

/** The case studies in the page's language. */
function useCaseStudies(): CaseStudy[] {
  const { t } = useTranslation('useCases');
  const language = useLanguage();
  return caseStudies.map((facts) =>
    caseStudyOf(
      facts,
      t(($) => $.studies[facts.id], { returnObjects: true }),
      language,
    ),
  );
}

const pictures = { postal: <PostalPicture />, callCentre: <CallCentrePicture /> };

/** The use cases: two companies with figures and testimonials, and a call to action. */
export function UseCasesPage() {
  const { t } = useTranslation('useCases');
  const studies = useCaseStudies();
  return (
    <main id="content">
      <UseCasesHero studies={studies} />
      {studies.map((study) => (
        <Story key={study.id} study={study} picture={pictures[study.id]} />
      ))}
      <section data-testid="use-cases-footer" className="relative overflow-clip bg-evergreen text-white">
        <svg
          viewBox="0 0 400 200"
          aria-hidden="true"
          focusable="false"
          className="absolute -right-16 bottom-0 w-75 md:right-[6%] md:w-100 max-lg:opacity-35"
        >
          <circle cx="200" cy="200" r="110" className="fill-coral" />
          <path
            d="M200 66V22M112 92 90 54M288 92l22-38M52 160 14 144M348 160l38-16"
            className="stroke-sun"
            strokeWidth="10"
            strokeLinecap="round"
          />
        </svg>
        <div className="wrap relative py-16 lg:py-24">
          <h2 className="text-[clamp(2rem,4.6vw,3.5rem)] measure-16">{t(($) => $.closing.title)}</h2>
          <p className="mt-5 text-lg measure-48 text-on-dark">{t(($) => $.closing.text)}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <CtaLink cta="bookDemo" component="use_cases_footer" tone="dark" />
            <CtaLink cta="tour" component="use_cases_footer" variant="outline" tone="dark" />
          </div>
          <p className="mt-8 text-note text-on-dark-soft">{t(($) => $.closing.samples)}</p>
        </div>
      </section>
    </main>
  );
}
