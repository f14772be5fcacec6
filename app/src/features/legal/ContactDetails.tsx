import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { legalIdentity } from '~/content/identity';
import { textLinkClass } from '~/ui/TextLink';

/** Contact address, and the date of this text. */
export function ContactDetails() {
  const { t } = useTranslation('legal');
  const { company, privacyEmail } = legalIdentity;
  const lines = t(($) => $.sections.contact.lines, { returnObjects: true, company });
  return (
    <dl className="mt-6 rounded-card bg-sand border border-line p-6 grid gap-6 sm:grid-cols-3">
      <div>
        <dt className="text-sm text-muted">{t(($) => $.sections.contact.address)}</dt>
        <dd className="mt-1">
          <address className="not-italic font-semibold">
            {lines.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
        </dd>
      </div>
      <div>
        <dt className="text-sm text-muted">{t(($) => $.sections.contact.email)}</dt>
        <dd>
          <a href={`mailto:${privacyEmail}`} className={clsx(textLinkClass, 'break-all')}>
            {privacyEmail}
          </a>
        </dd>
      </div>
      <div>
        <dt className="text-sm text-muted">{t(($) => $.updatedLabel)}</dt>
        <dd className="mt-1 font-semibold">
          <time dateTime="2025-02-19">{t(($) => $.updated)}</time>
        </dd>
      </div>
    </dl>
  );
}
