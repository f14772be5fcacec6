import { useTranslation } from 'react-i18next';

/** How points gained and percents are written on the industry pages. */
export function useFormats() {
  const { t } = useTranslation('industries');
  return {
    gain: (points: number) => t(($) => $.gain, { points }),
    percent: (percent: number) => t(($) => $.percent, { percent }),
    bonus: t(($) => $.bonus),
  };
}
