import { SignUpPage } from '~/features/sign-up/SignUpPage';
import { textLoader } from '~/shared/i18n/texts';
import { textMeta } from '~/shared/pageMeta';
import { pathRevalidation } from '~/shared/pathRevalidation';

export const shouldRevalidate = pathRevalidation;

export const loader = textLoader('signUp', 'proofOfWork');

export const meta = textMeta('signUp');

export default SignUpPage;
