import { useTranslation } from 'react-i18next';

/** Says at the page's end that its people and figures are samples. */
export function SampleNote() {
  const { t } = useTranslation('industries');
  return (
    <p className="wrap py-8 text-[0.9375rem] text-muted" data-testid="samples">
      {t(($) => $.samples)}
    </p>
  );
}
