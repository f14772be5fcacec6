import {
  CalendarCheck,
  CalendarClock,
  CalendarDays,
  CalendarRange,
  Coffee,
  Coins,
  Dices,
  Flag,
  Gift,
  HandHeart,
  ListChecks,
  type LucideIcon,
  Smartphone,
  Sparkles,
  Sun,
  Target,
  Users,
} from 'lucide-react';
import type { ChallengeFrequency, ChallengeType, Prize, PrizeDistribution } from '~/content/challenge';

export const typeIcons: Record<ChallengeType, LucideIcon> = {
  target: Target,
  tasks: ListChecks,
  shifts: CalendarClock,
  custom: Sparkles,
};

export const frequencyIcons: Record<ChallengeFrequency, LucideIcon> = {
  once: CalendarCheck,
  weekly: CalendarRange,
  monthly: CalendarDays,
};

export const distributionIcons: Record<PrizeDistribution, LucideIcon> = {
  everyone: Users,
  first: Flag,
  lottery: Dices,
};

export const prizeIcons: Record<Prize, LucideIcon> = {
  voucher: Gift,
  ngo: HandHeart,
  points: Coins,
  dayoff: Sun,
  breakfast: Coffee,
  smartphone: Smartphone,
};
