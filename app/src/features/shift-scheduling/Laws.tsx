import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { SectionHeading } from '~/ui/SectionHeading';
import type { ShownLaw } from './lawFigures';

/** What working-time law is checked: the figures of each law, with their articles. */
export default function Laws() {
  const { t } = useTranslation('shiftScheduling');
  const { laws } = useLoaderData<{ laws: readonly ShownLaw[] }>();
  const { title, text, points, excluded } = t(($) => $.laws, { returnObjects: true });
  return (
    <div className="wrap py-14 lg:py-20" data-testid="laws">
      <SectionHeading title={title} text={text} />
      <ul className="mt-6 grid gap-x-10 gap-y-3 md:grid-cols-3">
        {points.map((point) => (
          <li key={point} className="border-l-4 border-sun pl-4 leading-snug text-pretty">
            {point}
          </li>
        ))}
      </ul>
      <ul className="mt-10 grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {laws.map(({ id, name, figures }) => (
          <li key={id} className="rounded-card border border-line bg-white p-5">
            <h3 className="text-xl">{name}</h3>
            <dl className="mt-3 grid gap-2.5 text-note">
              {figures.map(({ label, value, article }) => (
                <div
                  key={`${label} ${article}`}
                  className="grid grid-cols-[1fr_auto] gap-x-3 border-t border-line pt-2"
                >
                  <dt className="leading-snug">
                    {label}
                    <span className="block text-fine text-muted">{article}</span>
                  </dt>
                  <dd className="font-bold tabular-nums">{value}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      <p className="mt-6 text-note text-muted measure-54">
        {t(($) => $.laws.note, { date: laws[0]?.asOf })} {excluded}
      </p>
    </div>
  );
}
