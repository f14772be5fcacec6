import { MessageReceived } from '~/features/message-received/MessageReceived';
import { textLoader } from '~/shared/i18n/texts';
import { textMeta } from '~/shared/pageMeta';
import { pathRevalidation } from '~/shared/pathRevalidation';
import type { Route } from './+types/message-received';

export const shouldRevalidate = pathRevalidation;

export const loader = textLoader('messageReceived');

const ownMeta = textMeta('messageReceived');

export const meta: Route.MetaFunction = (args) => [...ownMeta(args), { name: 'robots', content: 'noindex' }];

export default MessageReceived;
