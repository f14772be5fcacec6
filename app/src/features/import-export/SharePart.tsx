import { Check, Copy, FileJson, QrCode, TriangleAlert } from 'lucide-react';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Result, tryCatch } from '~/engine/result';
import type { EditableWeek } from '~/roster/week/editableWeek';
import { linkTo, messengerLimit } from '~/roster/week/shareLink';
import { download, fileName } from '~/shared/files';
import { groupedNumber } from '~/shared/groupedNumber';
import { lazy } from '~/shared/lazy';
import { useLanguage } from '~/shared/useLanguage';
import { Button } from '~/ui/Button';

const LinkCode = lazy(() => import('./LinkCode'));

/** The whole week in a link's fragment. */
export function SharePart({ week, onDone }: { week: EditableWeek; onDone: (text: string) => void }) {
  const { t } = useTranslation('importExport');
  const language = useLanguage();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const [hasCode, setHasCode] = useState(false);
  const [shared, setShared] = useState<Result<string> | null>(null);
  useEffect(() => {
    let stale = false;
    void linkTo(window.location.href, week).then((link) => {
      if (!stale) setShared(link);
    });
    return () => {
      stale = true;
    };
  }, [week]);
  if (!shared) return null;
  if (!shared.ok) {
    const large = shared.fault.code === 'too-large-to-share';
    return (
      <p role="alert" className="flex gap-2.5 rounded-control bg-danger-soft text-danger px-4 py-3 font-medium">
        <TriangleAlert className="size-5 mt-0.5 shrink-0" aria-hidden="true" />
        {large ? t(($) => $.share.tooLarge) : t(($) => $.share.failed)}
      </p>
    );
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(shared.value);
      setCopied(true);
      onDone(t(($) => $.share.copied));
    } catch {
      // There is no clipboard without https, and the browser may deny access.
      setCopied(false);
      field.current?.focus();
      field.current?.select();
      onDone(t(($) => $.share.byHand));
    }
  };
  const saveFile = () => {
    const name = fileName(week.dates.monday, 'json');
    const text = tryCatch(() => week.handle.toJson());
    if (text.ok) download(name, text.value);
    onDone(text.ok ? t(($) => $.export.done, { name }) : t(($) => $.export.failed));
  };
  const Icon = copied ? Check : Copy;
  return (
    <div className="grid gap-4">
      <p className="text-muted">{t(($) => $.share.intro)}</p>
      <div>
        <label htmlFor={id} className="block font-semibold">
          {t(($) => $.share.link)}
        </label>
        <div className="mt-2 flex flex-wrap gap-2.5">
          <input
            ref={field}
            id={id}
            readOnly
            value={shared.value}
            onFocus={(event) => event.currentTarget.select()}
            className="flex-1 min-w-52 min-h-11 px-3.5 rounded-control border-firm border-line-strong bg-sand text-sm text-ellipsis"
          />
          <Button size="small" onClick={() => void copy()}>
            <Icon className="size-4.5" aria-hidden="true" />
            {t(($) => $.share.copy)}
          </Button>
        </div>
        <p className="mt-2 text-note text-muted">{t(($) => $.share.length, { count: shared.value.length })}</p>
      </div>
      {shared.value.length > messengerLimit && (
        <div className="grid gap-3 justify-items-start rounded-control bg-warning-soft px-4 py-3">
          <p className="flex gap-2.5">
            <TriangleAlert className="size-5 mt-0.5 shrink-0 text-warning" aria-hidden="true" />
            {t(($) => $.share.long, { limit: groupedNumber(messengerLimit, language) })}
          </p>
          <Button size="small" variant="outline" onClick={saveFile}>
            <FileJson className="size-4.5" aria-hidden="true" />
            {t(($) => $.export.json.action)}
          </Button>
        </div>
      )}
      <div className="grid gap-3 justify-items-start">
        <Button
          size="small"
          variant="outline"
          aria-expanded={hasCode}
          aria-controls={`${id}-code`}
          onClick={() => setHasCode(!hasCode)}
        >
          <QrCode className="size-4.5" aria-hidden="true" />
          {t(($) => $.share.code.action)}
        </Button>
        <div id={`${id}-code`} className="w-full">
          {hasCode && (
            <Suspense>
              <LinkCode link={shared.value} />
            </Suspense>
          )}
        </div>
      </div>
    </div>
  );
}
