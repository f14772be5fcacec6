import { ArrowLeft, Bookmark, Info } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { pathTo } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { Button, ButtonLink } from '~/ui/Button';

/** The page's name, the way back and the two ways on; saving only tells that nothing is kept here. */
export function TemplateHeader() {
  const { t } = useTranslation('template');
  const scheduler = pathTo('shift-scheduler', useLanguage());
  const [asked, setAsked] = useState(false);
  return (
    <header>
      <Link
        to={scheduler}
        className="inline-flex items-center gap-1.5 min-h-11 font-semibold underline underline-offset-4 hover:text-evergreen"
      >
        <ArrowLeft className="size-4" aria-hidden="true" />
        {t(($) => $.back)}
      </Link>
      <div className="mt-3 flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
        <div>
          <h1 className="text-[clamp(2rem,4vw,3rem)]">{t(($) => $.title)}</h1>
          <p className="mt-3 text-lg text-muted max-w-[52ch]">{t(($) => $.intro)}</p>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:flex-1">
          <Button look="outline" onClick={() => setAsked(true)} aria-describedby={asked ? 'save-note' : undefined}>
            <Bookmark className="size-4.5 shrink-0" aria-hidden="true" />
            {t(($) => $.save)}
          </Button>
          <ButtonLink to={scheduler}>{t(($) => $.complete)}</ButtonLink>
        </div>
      </div>
      <p role="status" id="save-note" className="lg:text-right">
        {asked && (
          <span className="mt-4 inline-flex gap-2.5 text-left rounded-control bg-sand px-4 py-3 text-[0.9375rem] motion-safe:animate-[fade-in_180ms_ease-out]">
            <Info className="size-5 shrink-0 mt-px text-evergreen" aria-hidden="true" />
            {t(($) => $.saveNote)}
          </span>
        )}
      </p>
    </header>
  );
}
