import { SmallbusinessPage } from '~/features/industries/smallbusiness/SmallbusinessPage';
import { textLoader } from '~/shared/i18n/texts';
import { textMeta } from '~/shared/pageMeta';
import { pathRevalidation } from '~/shared/pathRevalidation';

export const shouldRevalidate = pathRevalidation;

export const loader = textLoader('industries', 'industrySmallbusiness');

export const meta = textMeta('industrySmallbusiness');

export default SmallbusinessPage;
