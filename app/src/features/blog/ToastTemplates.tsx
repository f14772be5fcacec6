import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '~/ui/IconButton';
import type { ShareToast } from './shareToasts';

/** The container of the share panel's messages, and a template of each, which the page's script copies into it. */
export function ToastTemplates() {
  const { t } = useTranslation(['blogPost', 'common']);
  const toasts = [
    { message: 'copied', tone: 'success', Icon: CircleCheck },
    { message: 'failed', tone: 'error', Icon: CircleAlert },
  ] as const satisfies { message: ShareToast; tone: string; Icon: unknown }[];
  return (
    <>
      <div
        data-toasts=""
        role="status"
        aria-label={t(($) => $.notifications, { ns: 'common' })}
        className="fixed z-60 bottom-4 right-4 left-4 sm:left-auto sm:w-95 grid gap-2"
      />
      {toasts.map(({ message, tone, Icon }) => (
        <template key={message} data-share-toast={message}>
          <div
            data-toast={tone}
            className={clsx(
              'flex items-start gap-3 rounded-card border bg-white p-4 shadow-float motion-safe:animate-rise-in',
              tone === 'success' ? 'border-evergreen' : 'border-danger',
            )}
          >
            <Icon
              className={clsx('size-5 mt-0.5 shrink-0', tone === 'success' ? 'text-evergreen' : 'text-danger')}
              aria-hidden="true"
            />
            <div className="flex-1">
              <p className="font-semibold">{t(($) => $.share[message].title)}</p>
              <p className="text-note text-muted">{t(($) => $.share[message].text)}</p>
            </div>
            <IconButton label={t(($) => $.close, { ns: 'common' })} className="-m-2">
              <X className="size-4" aria-hidden="true" />
            </IconButton>
          </div>
        </template>
      ))}
    </>
  );
}
