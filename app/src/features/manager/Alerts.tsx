import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useTeam } from '~/demo/ledger';
import { pathToMember } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { Link } from '~/ui/Link';
import { MemberLine } from './MemberLine';
import { alerts } from './teamFigures';

/** Members without recognition, the most recognised one, and new ones, with links to their pages. */
export function Alerts() {
  const { t } = useTranslation('manager');
  const language = useLanguage();
  const members = useTeam();
  return (
    <ul className="divide-y divide-line">
      {alerts(members).map(({ member, kind }) => (
        <MemberLine
          key={`${member.id} ${kind}`}
          member={member}
          note={t(($) => $.alerts[kind].short, { recent: member.recentRecognitions, total: member.totalRecognitions })}
        >
          <Link
            to={pathToMember(member.id, language)}
            aria-label={t(($) => $.alerts.open, { name: member.name })}
            className="grid place-items-center size-11 rounded-full hover:bg-sand"
          >
            <ArrowRight className="size-5" aria-hidden="true" />
          </Link>
        </MemberLine>
      ))}
    </ul>
  );
}
