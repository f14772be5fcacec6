import { ArrowLeft, Plus, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pathTo } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { ButtonLink } from '~/ui/Button';

/** The page's head: title, the three ways out, and the week as a whole. */
export function SchedulerHeader({ menu }: { menu: ReactNode }) {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  return (
    <header className="no-print part flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="flex-1 basis-80">
        <h1 className="text-[clamp(1.75rem,2.6vw,2.375rem)]">{t(($) => $.title)}</h1>
        <p className="mt-1.5 text-muted max-w-[62ch]">{t(($) => $.intro)}</p>
      </div>
      <div className="flex flex-wrap gap-2.5">
        <ButtonLink variant="text" size="small" to={pathTo('manager-overview', language)}>
          <ArrowLeft className="size-4.5" aria-hidden="true" />
          {t(($) => $.header.back)}
        </ButtonLink>
        <ButtonLink variant="outline" size="small" to={pathTo('manager-view-team', language)}>
          <Users className="size-4.5" aria-hidden="true" />
          {t(($) => $.header.team)}
        </ButtonLink>
        {menu}
        <ButtonLink variant="solid" size="small" to={pathTo('shift-template-setup', language)}>
          <Plus className="size-4.5" aria-hidden="true" />
          {t(($) => $.header.create)}
        </ButtonLink>
      </div>
    </header>
  );
}
