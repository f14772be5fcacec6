import { useTranslation } from 'react-i18next';
import type { CaseStudy } from '~/content/caseStudies';
import { StrokeIcon } from '~/ui/StrokeIcon';

const nextIcon = 'M4 12h16M14 6l6 6-6 6';

/** Each challenge beside its solution. */
export function StorySteps({ study }: { study: CaseStudy }) {
  const { t } = useTranslation('useCases');
  return (
    <div>
      <div className="grid md:grid-cols-2 md:gap-x-24">
        <h3 className="text-2xl lg:text-headline">{t(($) => $.labels.challenges)}</h3>
        <p aria-hidden="true" className="max-md:hidden font-heading font-bold text-2xl lg:text-headline tracking-title">
          {t(($) => $.labels.solutions)}
        </p>
      </div>
      <ul className="mt-5 border-b border-line">
        {study.challenges.map((challenge, index) => (
          <li
            key={challenge}
            className="relative border-t border-line py-6 grid md:grid-cols-2 gap-x-24 gap-y-3 items-center"
          >
            <p className="text-lg text-pretty text-muted measure-50">{challenge}</p>
            <span className="max-md:hidden absolute left-1/2 -translate-x-1/2 grid place-items-center size-11 rounded-full bg-mint text-evergreen">
              <StrokeIcon path={nextIcon} className="size-5" />
            </span>
            <p className="text-lg font-semibold leading-snug text-pretty measure-50 max-md:pl-4 max-md:border-l-4 max-md:border-evergreen">
              <span className="sr-only">{t(($) => $.labels.answer)} </span>
              {study.solutions[index]}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
