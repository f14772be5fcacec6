import { Check, Link2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chipName } from '~/roster/text/format';
import type { EditableWeek } from '~/roster/week/editableWeek';
import { personLink, personSearch } from '~/roster/week/personLink';
import { closeDialog } from '~/roster/week/session';
import { messengerLimit } from '~/roster/week/shareLink';
import { weekKey } from '~/roster/week/viewState';
import { groupedNumber } from '~/shared/groupedNumber';
import { pathTo } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { Button, ButtonLink } from '~/ui/Button';

interface PersonLinkProps {
  week: EditableWeek;
  staffId: string;
}

/** 'Copy link to Ana's week', for the manager to send, and a link to the page. */
export function PersonLink({ week, staffId }: PersonLinkProps) {
  const { t } = useTranslation('myWeek');
  const language = useLanguage();
  const id = useId();
  const [link, setLink] = useState<{ href: string; copied: boolean } | null>(null);
  const [status, setStatus] = useState('');
  const name = chipName(week.staff.find((member) => member.id === staffId)?.name ?? '');
  const copy = async () => {
    const created = await personLink(window.location.origin, week, staffId, language);
    if (!created.ok) {
      const isUnpublished = created.fault.code === 'nothing-published';
      setStatus(isUnpublished ? t(($) => $.link.unpublished, { name }) : t(($) => $.link.tooLarge));
      setLink(null);
      return;
    }
    const limit = groupedNumber(messengerLimit, language);
    const isBehind = week.handle.ask({ kind: 'planChanges' }).some((change) => change.staffId === staffId);
    const warning = [
      ...(isBehind ? [t(($) => $.link.behind)] : []),
      ...(created.value.length > messengerLimit ? [t(($) => $.link.long, { name, limit })] : []),
    ];
    try {
      await navigator.clipboard.writeText(created.value);
      setLink({ href: created.value, copied: true });
      setStatus([t(($) => $.link.copied, { name }), ...warning].join(' '));
    } catch {
      // There is no clipboard without https, and the browser may deny access.
      setLink({ href: created.value, copied: false });
      setStatus([t(($) => $.link.byHand), ...warning].join(' '));
    }
  };
  const Icon = link?.copied ? Check : Link2;
  const key = weekKey(week.dates.isoYear, week.dates.isoWeek);
  return (
    <div className="grid gap-1.5" data-testid="person-link">
      <div className="flex flex-wrap gap-2">
        <Button size="small" variant="outline" onClick={() => void copy()}>
          <Icon className="size-4.5" aria-hidden="true" />
          {t(($) => $.link.copy, { name })}
        </Button>
        {/* Without a fragment: within this tab the session has the week. */}
        <ButtonLink
          size="small"
          variant="text"
          className="max-sm:px-0"
          onClick={closeDialog}
          to={{ pathname: pathTo('my-week', language), search: personSearch({ person: staffId, week: key }) }}
        >
          {t(($) => $.link.open, { name })}
        </ButtonLink>
      </div>
      <p role="status" className="text-note text-muted">
        {status}
      </p>
      {link && !link.copied && (
        <>
          <label htmlFor={id} className="sr-only">
            {t(($) => $.link.field, { name })}
          </label>
          <input
            id={id}
            readOnly
            value={link.href}
            onFocus={(event) => event.currentTarget.select()}
            className="w-full min-h-11 px-3.5 rounded-control border-firm border-line-strong bg-sand text-sm text-ellipsis"
          />
        </>
      )}
    </div>
  );
}
