import { inLanguage } from '../language';

const names: Record<string, string> = {
  '/': 'Home',
  '/pricing': 'Pricing',
  '/celebrate-work': 'Celebrate Work',
  '/reward-incentives': 'Reward Incentives',
  '/boost-performance': 'Boost Performance',
  '/manage-with-ease': 'Manage With Ease',
  '/logistics-case': 'Logistics',
  '/telemarketing-case': 'Telemarketing',
  '/healthcare-case': 'Healthcare',
  '/retail-case': 'Retail',
  '/restaurant-case': 'Restaurant',
  '/education-case': 'Education',
  '/enterprise-case': 'Enterprise',
  '/smallbusiness-case': 'Small Business',
};

/** A page's name in analytics, from its path; a Spanish path has the name of its English counterpart. */
export function pageName(pathname: string): string {
  const english = inLanguage(pathname, 'en');
  const path = english.length > 1 ? english.replace(/\/$/, '') : english;
  return Object.hasOwn(names, path) ? (names[path] as string) : 'Unknown';
}
