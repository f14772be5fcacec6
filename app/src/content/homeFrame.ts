import type { LinkedPageId } from '~/shared/paths';

/** The trusted-by counter. */
export const counter = { from: 32_000, to: 32_451, durationMs: 1000 } as const;

/** Five invented companies; their logos come from `scripts/make-logos.mjs`. */
export const trustedLogos = [
  { name: 'Velopost', logoUrl: '/images/logos/velopost.svg', fallbackText: 'Velopost' },
  { name: 'Harbour Lane', logoUrl: '/images/logos/harbour-lane.svg', fallbackText: 'Harbour Lane' },
  { name: 'Clarovoz', logoUrl: '/images/logos/clarovoz.svg', fallbackText: 'Clarovoz' },
  { name: 'Correo Sur', logoUrl: '/images/logos/correo-sur.svg', fallbackText: 'Correo Sur' },
  { name: 'Ostra & Sons', logoUrl: '/images/logos/ostra.svg', fallbackText: 'Ostra & Sons' },
] as const;

/** Home page sections that links scroll to. */
export const homeSection = {
  roster: 'live-roster',
  useCases: 'use-cases',
  loyalty: 'loyalty',
  savings: 'savings',
} as const;

type NavTitle = 'useCases' | 'pricing' | 'blog' | 'loyalty' | 'savings';

/** A header link to a page or to a section of the home page; its title is a text of the header. */
export type NavItem =
  | { readonly title: NavTitle; readonly link: LinkedPageId; readonly isAnchor: false }
  | { readonly title: NavTitle; readonly link: string; readonly isAnchor: true };

/** The links next to the Solutions menu, in order. */
export const navItems: readonly NavItem[] = [
  { title: 'useCases', link: 'use-cases', isAnchor: false },
  { title: 'pricing', link: 'pricing', isAnchor: false },
  { title: 'blog', link: 'blog', isAnchor: false },
  { title: 'loyalty', link: homeSection.loyalty, isAnchor: true },
  { title: 'savings', link: homeSection.savings, isAnchor: true },
];
