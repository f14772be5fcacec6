import { useTranslation } from 'react-i18next';
import { NotFound } from '~/site/NotFound';

export default function NotFoundRoute() {
  const { t } = useTranslation('common');
  return (
    <>
      <title>{t(($) => $.notFound.metaTitle)}</title>
      <NotFound />
    </>
  );
}
