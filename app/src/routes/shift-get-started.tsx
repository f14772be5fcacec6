import { GetStarted } from '~/features/get-started/GetStarted';
import { textLoader } from '~/shared/i18n/texts';
import { textMeta } from '~/shared/pageMeta';
import { pathRevalidation } from '~/shared/pathRevalidation';

export const shouldRevalidate = pathRevalidation;

export const loader = textLoader('getStarted');

export const meta = textMeta('getStarted');

export default function GetStartedRoute() {
  return (
    <main id="content">
      <GetStarted />
    </main>
  );
}
