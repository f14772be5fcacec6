import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { industrySamples } from '~/content/industries';
import { PointsBadge } from '~/ui/PointsBadge';
import { useFormats } from '../parts/useFormats';

const backgrounds = ['bg-sky', 'bg-mint', 'bg-plum', 'bg-peach'];

/** A colour for each class, the same all week. */
function backgroundOf(lesson: string, lessons: readonly string[]): string {
  return backgrounds[lessons.indexOf(lesson) % backgrounds.length] ?? 'bg-sky';
}

/** A teacher's timetable; the cover lesson has a recognition. */
export default function EducationScene() {
  const { t } = useTranslation('industryEducation');
  const { gain } = useFormats();
  const { title, days, periods, lessons, cover, free, thanks } = t(($) => $.scene, { returnObjects: true });
  const classes = [...new Set(lessons.flat())].filter((lesson) => lesson !== cover && !free.includes(lesson));
  return (
    <div
      role="img"
      aria-label={t(($) => $.hero.picture)}
      className="relative pb-28 w-full max-w-155 justify-self-center"
    >
      <div className="rounded-sheet border border-line bg-white shadow-float overflow-clip">
        <p className="px-4 py-3 bg-sun font-heading font-bold text-lg tracking-lead">{title}</p>
        <div className="grid grid-cols-[30px_repeat(5,minmax(0,1fr))] sm:grid-cols-[44px_repeat(5,minmax(0,1fr))] text-tiny sm:text-note">
          <span />
          {days.map((day) => (
            <p key={day} className="py-2 text-center font-semibold border-l border-line">
              {day}
            </p>
          ))}
          {periods.map((period, row) => (
            <div key={period} className="contents">
              <p className="grid place-items-center border-t border-line font-semibold text-muted tabular-nums">
                {period}
              </p>
              {days.map((day, column) => {
                const lesson = lessons[row]?.[column] ?? '';
                return (
                  <p key={day} className="border-t border-l border-line p-1 grid min-h-18">
                    <span
                      className={clsx(
                        'grid place-items-center text-center rounded-chip px-0.5 font-semibold leading-tight',
                        lesson === cover && 'bg-coral outline-3 outline-offset-2 outline-coral',
                        free.includes(lesson) && 'border border-dashed border-line-strong text-muted font-medium',
                        lesson !== cover && !free.includes(lesson) && backgroundOf(lesson, classes),
                      )}
                    >
                      {lesson}
                    </span>
                  </p>
                );
              })}
            </div>
          ))}
        </div>
      </div>
      <div className="absolute max-sm:right-1 sm:left-[38%] bottom-0 w-57.5 sm:w-67.5 bg-[#FFF1A8] p-5 shadow-float rotate-2">
        <span aria-hidden="true" className="absolute -top-3 left-1/2 size-6 rounded-full bg-coral" />
        <p className="flex items-center justify-between gap-2 text-sm font-semibold">
          {thanks.from}
          <PointsBadge tone="ink">{gain(industrySamples.education.recognitionPoints)}</PointsBadge>
        </p>
        <p className="mt-1.5 text-lg leading-snug font-medium">{thanks.text}</p>
      </div>
    </div>
  );
}
