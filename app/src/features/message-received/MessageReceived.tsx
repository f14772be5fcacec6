import { useTranslation } from 'react-i18next';
import { pathTo } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { ButtonLink } from '~/ui/Button';
import { PersonAtWork } from '~/ui/PersonAtWork';
import { StrokeIcon } from '~/ui/StrokeIcon';
import { TextLink } from '~/ui/TextLink';

/** The forms that redirect here; the fragment names the submitted one. */
const forms = ['contact', 'challenge', 'sign-up'] as const;

const doneIcon = 'M5 13l4 4L19 7';

/** Where the server redirects a form submitted without scripts (decision 54). */
export function MessageReceived() {
  const { t } = useTranslation('messageReceived');
  const language = useLanguage();
  return (
    <main id="content" className="relative -mt-20 pt-20 bg-mint min-h-[80dvh]">
      <div className="wrap grid justify-items-start gap-8 pt-14 pb-20 lg:pt-24 lg:pb-28">
        <span className="grid place-items-center size-18 rounded-full bg-evergreen text-white">
          <StrokeIcon path={doneIcon} className="size-10" />
        </span>
        <div>
          <h1 className="text-hero leading-hero tracking-hero">{t(($) => $.title)}</h1>
          <p className="mt-5 text-lg measure-46 text-pretty">{t(($) => $.text)}</p>
        </div>
        {forms.map((form) => (
          <section
            key={form}
            id={form}
            aria-labelledby={`${form}-title`}
            // Keeps the page at its top.
            className="not-target:hidden scroll-mt-[100vh] max-w-155 rounded-band border border-line bg-white p-6 sm:p-8"
          >
            <h2 id={`${form}-title`} className="text-2xl">
              {t(($) => $.next[form].title)}
            </h2>
            <p className="mt-2 text-lg text-pretty">{t(($) => $.next[form].text)}</p>
          </section>
        ))}
        <div>
          <p className="font-semibold">{t(($) => $.meanwhile)}</p>
          <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-3">
            <ButtonLink to={pathTo('home', language)}>{t(($) => $.home)}</ButtonLink>
            <TextLink to={pathTo('use-cases', language)}>{t(($) => $.useCases)}</TextLink>
          </div>
        </div>
      </div>
      <PersonAtWork job="driver" className="max-lg:hidden absolute right-[max(2rem,calc(50%-560px))] bottom-0 w-85" />
    </main>
  );
}
