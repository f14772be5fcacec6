import { clsx } from 'clsx';
import { ArrowRight, Gift, HandHeart, History, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { pathTo } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { Link } from '~/ui/Link';

const actions = [
  { id: 'send', Icon: HandHeart, page: 'team-member-recognitions', colours: 'bg-peach text-peach-ink' },
  { id: 'redeem', Icon: Gift, page: 'team-member-gift-shop', colours: 'bg-sun text-ink' },
  { id: 'history', Icon: History, page: null, colours: 'bg-mint text-evergreen-deep' },
] as const;

interface ActionFaceProps {
  id: (typeof actions)[number]['id'];
  Icon: LucideIcon;
  colours: string;
}

function ActionFace({ id, Icon, colours }: ActionFaceProps) {
  const { t } = useTranslation('demoOverview');
  return (
    <>
      <span className={clsx('grid place-items-center size-13 shrink-0 rounded-tile', colours)}>
        <Icon className="size-6" aria-hidden="true" />
      </span>
      <span className="flex-1 min-w-0">
        <span className="block font-heading font-bold text-lg leading-snug tracking-lead">
          {t(($) => $.actions[id].title)}
        </span>
        <span className="block text-note text-muted leading-snug">{t(($) => $.actions[id].text)}</span>
      </span>
      <ArrowRight
        className="size-5 shrink-0 text-muted transition-transform duration-150 group-hover:translate-x-1"
        aria-hidden="true"
      />
    </>
  );
}

/** The three most common actions. */
export function QuickActions({ onHistory }: { onHistory: () => void }) {
  const { t } = useTranslation('demoOverview');
  const language = useLanguage();
  const card =
    'group w-full h-full flex items-center gap-4 rounded-card border border-line bg-white shadow-card px-5 py-4 text-left transition-colors duration-150 hover:border-evergreen';
  return (
    <section aria-labelledby="quick-actions">
      <h2 id="quick-actions" className="text-xl">
        {t(($) => $.actions.title)}
      </h2>
      <ul className="mt-3 grid gap-4 lg:grid-cols-3">
        {actions.map(({ page, ...face }) => (
          <li key={face.id}>
            {page ? (
              <Link to={pathTo(page, language)} className={card}>
                <ActionFace {...face} />
              </Link>
            ) : (
              <button type="button" aria-haspopup="dialog" onClick={onHistory} className={card}>
                <ActionFace {...face} />
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
