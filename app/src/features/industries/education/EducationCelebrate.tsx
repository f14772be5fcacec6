import { useTranslation } from 'react-i18next';
import { industrySamples } from '~/content/industries';
import { portraitOf } from '~/shared/cast';
import { PointsBadge } from '~/ui/PointsBadge';
import { Heading } from '../parts/Heading';
import { useFormats } from '../parts/useFormats';

const lines = Array.from({ length: 12 }, (_, index) => 44 + index * 32);

/** Celebrate: a page of an exercise book with a note in the margin. */
export default function EducationCelebrate() {
  const { t } = useTranslation('industryEducation');
  const { gain } = useFormats();
  const { title, text, page } = t(($) => $.celebrate, { returnObjects: true });
  return (
    <div className="bg-mint">
      <div className="wrap py-16 lg:py-24 grid gap-12 lg:grid-cols-5-6 lg:gap-16 items-center">
        <Heading title={title} text={text} />
        <article
          data-recognition="education"
          className="relative bg-white rounded-r-sheet rounded-l-chip border border-line shadow-card overflow-clip"
        >
          <svg className="absolute inset-0 size-full" aria-hidden="true" focusable="false">
            {lines.map((y) => (
              <line key={y} x1="0" x2="100%" y1={y} y2={y} className="stroke-sky" strokeWidth="2" />
            ))}
            <line x1="13%" x2="13%" y1="0" y2="100%" className="stroke-coral" strokeWidth="2" />
          </svg>
          <div className="relative pl-[18%] pr-6 sm:pr-10 py-9">
            <p className="text-muted">{page.subject}</p>
            <div className="mt-5 flex items-center gap-3">
              <img
                src={portraitOf(page.from)}
                alt=""
                width="96"
                height="96"
                loading="lazy"
                className="size-11 rounded-full"
              />
              <p className="flex-1 leading-snug">
                <span className="block font-semibold">{page.from}</span>
                <span className="block text-sm text-muted">{page.to}</span>
              </p>
              <PointsBadge>{gain(industrySamples.education.recognitionPoints)}</PointsBadge>
            </div>
            <p className="mt-5 text-xl leading-8 text-pretty">{page.message}</p>
            <p className="mt-6 inline-block rounded-[50%] border-3 border-coral-deep px-6 py-3 font-heading font-bold text-coral-deep -rotate-3">
              {page.margin}
            </p>
          </div>
        </article>
      </div>
    </div>
  );
}
