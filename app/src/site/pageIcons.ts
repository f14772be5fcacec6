import {
  Building2,
  ChartNoAxesColumn,
  Gift,
  GraduationCap,
  Headset,
  HeartPulse,
  Hotel,
  type LucideIcon,
  PartyPopper,
  ShoppingBag,
  Store,
  Target,
  Truck,
  Utensils,
} from 'lucide-react';
import type { FeatureId, IndustryId } from '~/content/navigation';

/** Icon of each industry in menus and cards. */
export const industryIcons: Record<IndustryId, LucideIcon> = {
  logistics: Truck,
  telemarketing: Headset,
  healthcare: HeartPulse,
  hospitality: Hotel,
  retail: ShoppingBag,
  restaurant: Utensils,
  education: GraduationCap,
  enterprise: Building2,
  smallbusiness: Store,
};

/** Icon of each feature in menus. */
export const featureIcons: Record<FeatureId, LucideIcon> = {
  celebrate: PartyPopper,
  reward: Gift,
  boost: Target,
  manage: ChartNoAxesColumn,
};
