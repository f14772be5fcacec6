import { clsx } from 'clsx';
import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { industrySamples } from '~/content/industries';
import { PointsBadge } from '~/ui/PointsBadge';
import { useFormats } from '../parts/useFormats';

const shiftColours = ['bg-sun text-ink', 'bg-coral text-ink', 'bg-sky-ink text-white'];

/** Index of the person just thanked: the last of the list, on nights. */
const thanked = 4;

/** A ward's roster for one day: early, late and night. */
export default function HealthcareScene() {
  const { t } = useTranslation('industryHealthcare');
  const { gain } = useFormats();
  const { ward, day, shifts, staff, bays, thanks } = t(($) => $.scene, { returnObjects: true });
  return (
    <div
      role="img"
      aria-label={t(($) => $.hero.picture)}
      className="relative w-full max-w-145 pb-25.5 justify-self-center"
    >
      <svg
        viewBox="0 0 120 120"
        className="absolute -left-8 bottom-4 w-32 max-lg:hidden"
        aria-hidden="true"
        focusable="false"
      >
        <path d="M44 8h32v36h36v32H76v36H44V76H8V44h36Z" className="fill-coral" />
      </svg>
      <div className="relative rounded-sheet border border-line bg-white shadow-float overflow-clip">
        <div className="flex flex-wrap justify-between gap-x-4 px-5 py-4 border-b border-line">
          <p className="font-heading font-bold text-lg tracking-lead">{ward}</p>
          <p className="font-semibold text-muted">{day}</p>
        </div>
        <div className="grid grid-cols-[minmax(86px,1.1fr)_repeat(3,1fr)] text-note">
          <span />
          {shifts.map((shift) => (
            <p key={shift} className="px-2 py-2.5 text-center text-sm font-semibold border-l border-line">
              {shift}
            </p>
          ))}
          {staff.map(({ name, role, shift }, row) => (
            <div key={name} className="contents">
              <p className="border-t border-line py-2 pl-4 sm:pl-5 leading-tight">
                <span className="block font-semibold sm:whitespace-nowrap">{name}</span>
                <span className="text-fine text-muted">{role}</span>
              </p>
              {shifts.map((label, column) => (
                <p key={label} className="border-t border-l border-line p-1.5 grid min-h-14">
                  {column === shift && (
                    <span
                      className={clsx(
                        'relative rounded-badge grid place-items-center text-fine font-semibold text-center leading-tight px-1',
                        shiftColours[column],
                        row === thanked && 'outline-3 outline-offset-2 outline-coral',
                      )}
                    >
                      {bays[row]}
                    </span>
                  )}
                </p>
              ))}
            </div>
          ))}
        </div>
      </div>
      <div className="absolute right-0 bottom-0 w-70.5 rounded-card bg-ink text-white p-4 shadow-float">
        <span aria-hidden="true" className="absolute -top-2 right-10 size-5 rotate-45 bg-ink" />
        <p className="relative flex items-center justify-between gap-2 text-sm">
          <span className="flex items-center gap-2 font-semibold">
            <Heart className="size-4.5 fill-coral text-coral" />
            {thanks.from}
          </span>
          <PointsBadge>{gain(industrySamples.healthcare.recognitionPoints)}</PointsBadge>
        </p>
        <p className="relative mt-2 leading-snug">{thanks.text}</p>
      </div>
    </div>
  );
}
