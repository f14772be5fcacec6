import { useTranslation } from 'react-i18next';
import { type CaseStudy, caseStudies, caseStudyOf } from '~/content/caseStudies';
import { useLanguage } from '~/shared/useLanguage';

/** The case studies in the page's language. */
export function useCaseStudies(): CaseStudy[] {
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
