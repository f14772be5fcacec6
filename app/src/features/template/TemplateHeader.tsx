import { ArrowLeft, Bookmark } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pathTo } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { Button, ButtonLink } from '~/ui/Button';
import { TextLink } from '~/ui/TextLink';

interface TemplateHeaderProps {
  onSave: () => void;
  /** Called on navigation to the scheduler, which then applies the setup. */
  onComplete: () => void;
  /** The latest change, announced by screen readers. */
  note: ReactNode;
}

/** The page's title, a back link and two actions. */
export function TemplateHeader({ onSave, onComplete, note }: TemplateHeaderProps) {
  const { t } = useTranslation('template');
  const scheduler = pathTo('shift-scheduler', useLanguage());
  return (
    <header>
      <TextLink to={scheduler} className="gap-1.5 hover:text-evergreen">
        <ArrowLeft className="size-4" aria-hidden="true" />
        {t(($) => $.back)}
      </TextLink>
      <div className="mt-3 flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
        <div>
          <h1 className="text-[clamp(2rem,4vw,3rem)]">{t(($) => $.title)}</h1>
          <p className="mt-3 text-lg text-muted measure-52">{t(($) => $.intro)}</p>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:flex-1">
          <Button variant="outline" onClick={onSave} aria-haspopup="dialog">
            <Bookmark className="size-4.5 shrink-0" aria-hidden="true" />
            {t(($) => $.save)}
          </Button>
          <ButtonLink to={scheduler} onClick={onComplete}>
            {t(($) => $.complete)}
          </ButtonLink>
        </div>
      </div>
      <div role="status">{note}</div>
    </header>
  );
}
