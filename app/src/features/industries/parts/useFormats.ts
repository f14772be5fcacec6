import { useTranslation } from 'react-i18next';

/** Formats points gained and percentages on the industry pages. */
export function useFormats() {
  const { t } = useTranslation('industries');
  return {
    gain: (points: number) => t(($) => $.gain, { points }),
    percent: (percent: number) => t(($) => $.percent, { percent }),
    bonus: t(($) => $.bonus),
  };
}
