import { useTranslation } from 'react-i18next';
import { pathTo } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { Link } from '~/ui/Link';
import { StrokeIcon } from '~/ui/StrokeIcon';
import { TextLink } from '~/ui/TextLink';
import { SidePanel } from './SidePanel';
import { SignUpForm } from './SignUpForm';

const backIcon = 'M20 12H4M10 6l-6 6 6 6';

/** The sign-up page: a team space in one step. */
export function SignUpPage() {
  const { t } = useTranslation('signUp');
  const language = useLanguage();
  return (
    <main id="content" className="-mt-20 pt-20 bg-sand">
      <div className="wrap grid lg:grid-cols-2 gap-x-16 gap-y-12 items-start pt-6 pb-16 lg:pt-10 lg:pb-24">
        <div className="lg:max-w-120">
          <TextLink to={pathTo('home', language)} className="gap-2 hover:text-evergreen">
            <StrokeIcon path={backIcon} className="size-5" />
            {t(($) => $.back)}
          </TextLink>
          <h1 className="mt-3 text-[clamp(2.5rem,5vw,3.75rem)] leading-hero tracking-hero">{t(($) => $.title)}</h1>
          <p className="mt-4 mb-8 text-lg measure-42 text-pretty">{t(($) => $.tagline)}</p>
          <SignUpForm />
          <p className="mt-6 pt-6 border-t border-line-strong/40 text-note">
            {t(($) => $.help.text)}{' '}
            <Link to={pathTo('contact', language)} className="font-semibold underline underline-offset-4">
              {t(($) => $.help.link)}
            </Link>
          </p>
        </div>
        <SidePanel />
      </div>
    </main>
  );
}
