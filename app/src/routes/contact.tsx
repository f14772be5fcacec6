import { ContactPage } from '~/features/contact/ContactPage';
import { textLoader } from '~/shared/i18n/texts';
import { textMeta } from '~/shared/pageMeta';
import { pathRevalidation } from '~/shared/pathRevalidation';

export const shouldRevalidate = pathRevalidation;

export const loader = textLoader('contact');

export const meta = textMeta('contact');

export default ContactPage;
