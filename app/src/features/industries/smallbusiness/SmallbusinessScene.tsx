import { useTranslation } from 'react-i18next';
import { industrySamples } from '~/content/industries';
import { PointsBadge } from '~/ui/PointsBadge';
import { useFormats } from '../parts/useFormats';
import { ShopFront } from './ShopFront';

/** A corner shop with its counter, and a note by the till. */
export default function SmallbusinessScene() {
  const { t } = useTranslation('industrySmallbusiness');
  const { gain } = useFormats();
  const { shop, open, hours, today, thanks } = t(($) => $.scene, { returnObjects: true });
  return (
    <div role="img" aria-label={t(($) => $.hero.picture)} className="relative w-full max-w-140 justify-self-center">
      <ShopFront sign={shop} open={open} hours={hours} className="block w-full" />
      <div className="absolute left-[5%] sm:left-[10%] top-[33%] sm:top-[39%] w-[45%] min-w-44.5 bg-white rounded-button p-3.5 sm:p-4 -rotate-2 shadow-float">
        <p className="flex items-center justify-between gap-2 font-semibold">
          {thanks.from}
          <PointsBadge tone="coral">{gain(industrySamples.smallbusiness.recognitionPoints)}</PointsBadge>
        </p>
        <p className="mt-1.5 leading-snug text-note sm:text-base">{thanks.text}</p>
      </div>
      <p className="absolute bottom-0 sm:bottom-2 left-1/2 -translate-x-1/2 whitespace-nowrap text-sm sm:text-base font-semibold text-white">
        {today}
      </p>
    </div>
  );
}
