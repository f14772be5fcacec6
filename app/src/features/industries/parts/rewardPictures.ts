import type { RewardIdOf } from '~/content/industries';
import type { IndustryId } from '~/content/navigation';

/** The pictures of each industry's sample rewards, by name (`RewardPicture`). */
export const rewardPictures: { readonly [Id in IndustryId]: Readonly<Record<RewardIdOf<Id>, string>> } = {
  education: {
    books: 'book',
    afternoon: 'sun',
    theatre: 'ticket',
    train: 'train',
    coffee: 'coffee',
    workshop: 'pencil',
  },
  enterprise: {
    volunteerDay: 'tree',
    conference: 'suitcase',
    donation: 'heart',
    headphones: 'headphones',
    language: 'speech',
    lunch: 'plate',
  },
  healthcare: {
    fitnessApp: 'dumbbell',
    voucher: 'basket',
    music: 'music',
    scrubsCard: 'shirt',
    mealDelivery: 'bicycle',
    massage: 'drop',
    credits: 'cap',
  },
  hospitality: {
    spaDay: 'drop',
    voucher: 'bag',
    restaurant: 'plate',
    hotelStay: 'bed',
    wineTasting: 'wine',
    course: 'cap',
  },
  logistics: { gasCard: 'fuel', voucher: 'bag', music: 'music', mealVoucher: 'bowl', dayOff: 'calendar' },
  restaurant: { sundayOff: 'calendar', knife: 'knife', taxi: 'parking', dinner: 'wine', music: 'music', shoes: 'shoe' },
  retail: {
    shopVoucher: 'bag',
    saturdayOff: 'calendar',
    cinema: 'cinema',
    coffee: 'coffee',
    sneakers: 'shoe',
    lateStart: 'clock',
  },
  smallbusiness: { earlyOff: 'clock', breakfast: 'bread', flowers: 'flower', bistro: 'bowl', longWeekend: 'suitcase' },
  telemarketing: {
    extraBreak: 'coffee',
    voucher: 'bag',
    music: 'headphones',
    foodDelivery: 'burger',
    wellnessHour: 'flower',
  },
};
