import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** What the scheduler reads, fills and proves. */
export default function Steps() {
  const { t } = useTranslation('shiftScheduling');
  const { title, list } = t(($) => $.steps, { returnObjects: true });
  return (
    <div className="wrap py-14 lg:py-20">
      <h2 className="text-section">{title}</h2>
      <ol className="mt-10 grid gap-x-10 gap-y-10 lg:grid-cols-3">
        {list.map((step) => (
          <li key={step.title} className="border-t-2 border-ink pt-5">
            <h3 className="text-heading">{step.title}</h3>
            <p className="mt-2.5 text-lg text-pretty">{step.text}</p>
            <ul className="mt-4 grid gap-3">
              {step.points.map((point) => (
                <li key={point} className="flex items-start gap-2.5 leading-snug">
                  <Check className="mt-0.5 size-5 shrink-0 text-evergreen" strokeWidth={3} aria-hidden="true" />
                  {point}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </div>
  );
}
