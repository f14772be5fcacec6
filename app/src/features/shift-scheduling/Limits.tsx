import { useTranslation } from 'react-i18next';
import { industryPages } from '~/content/navigation';
import { pathTo } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { industryIcons } from '~/site/pageIcons';
import { ButtonLink } from '~/ui/Button';
import { Link } from '~/ui/Link';

/** What the scheduler does not do, in which plan it is, and the live weeks of the industry pages. */
export default function Limits() {
  const { t } = useTranslation('shiftScheduling');
  const { t: names } = useTranslation('site');
  const language = useLanguage();
  const { title, list, plans, pricing, trades } = t(($) => $.limits, { returnObjects: true });
  return (
    <div className="wrap py-14 lg:py-20 grid gap-x-16 gap-y-12 lg:grid-cols-2">
      <div>
        <h2 className="text-[clamp(1.625rem,3.4vw,2.375rem)]">{title}</h2>
        <ul className="mt-5 grid gap-4 text-lg">
          {list.map((item) => (
            <li key={item} className="border-l-4 border-sun pl-4 text-pretty">
              {item}
            </li>
          ))}
        </ul>
        <p className="mt-7 font-semibold">{plans}</p>
        <ButtonLink to={pathTo('pricing', language)} variant="outline" className="mt-4">
          {pricing}
        </ButtonLink>
      </div>
      <nav aria-labelledby="trades">
        <h2 id="trades" className="text-[clamp(1.625rem,3.4vw,2.375rem)]">
          {trades}
        </h2>
        <ul className="mt-5 grid gap-x-6 sm:grid-cols-2">
          {industryPages.map(({ id, page }) => {
            const Icon = industryIcons[id];
            return (
              <li key={id} className="border-t border-line">
                <Link
                  to={`${pathTo(page, language)}#shifts`}
                  className="flex items-center gap-3 min-h-12 font-semibold hover:underline underline-offset-4"
                >
                  <Icon className="size-5 shrink-0 text-coral-deep" aria-hidden="true" />
                  {names(($) => $.industries[id])}
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
    </div>
  );
}
