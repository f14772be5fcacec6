import { MyWeekPage } from '~/features/my-week/MyWeekPage';
import { textLoader } from '~/shared/i18n/texts';
import { textMeta } from '~/shared/pageMeta';
import { pathRevalidation } from '~/shared/pathRevalidation';

export const shouldRevalidate = pathRevalidation;

export const loader = textLoader('myWeek', 'scheduler', 'kept');

export const meta = textMeta('myWeek');

export default function MyWeekRoute() {
  return <MyWeekPage />;
}
