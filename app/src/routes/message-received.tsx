import { MessageReceived } from '~/features/message-received/MessageReceived';
import { textLoader } from '~/shared/i18n/texts';
import { textMeta } from '~/shared/pageMeta';
import { pathRevalidation } from '~/shared/pathRevalidation';

export const shouldRevalidate = pathRevalidation;

export const loader = textLoader('messageReceived');

export const meta = textMeta('messageReceived');

export default MessageReceived;
