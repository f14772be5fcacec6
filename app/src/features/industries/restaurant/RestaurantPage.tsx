import { IndustryPage } from '../parts/IndustryPage';
import { industrySections } from '../parts/industrySections';
import RestaurantScene from './RestaurantScene';

const sections = industrySections({
  celebrate: () => import('./RestaurantCelebrate'),
  goals: () => import('./RestaurantGoals'),
  incentives: () => import('./RestaurantIncentives'),
  insights: () => import('./RestaurantInsights'),
});

/** Restaurants: the kitchen pass and its order tickets. */
export function RestaurantPage() {
  return (
    <IndustryPage
      industry="restaurant"
      job="server"
      dark
      className="bg-ink text-white"
      sections={sections}
      hero={{
        badgeClass: 'bg-coral text-ink',
        markedClass: 'text-sun',
        titleClass: 'text-[clamp(2.375rem,6.2vw,5rem)] measure-16',
      }}
      layout="wrap pt-10 pb-16 lg:pt-12 lg:pb-24"
      before={<RestaurantScene />}
    />
  );
}
