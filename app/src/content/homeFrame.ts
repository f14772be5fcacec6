/** The trusted-by counter. */
export const counter = { from: 32_000, to: 32_451, durationMs: 1000 } as const;

/** Five companies that trust us; invented, drawn by `scripts/make-logos.mjs`. */
export const trustedLogos = [
  { name: 'Velopost', logoUrl: '/images/logos/velopost.svg', fallbackText: 'Velopost' },
  { name: 'Harbour Lane', logoUrl: '/images/logos/harbour-lane.svg', fallbackText: 'Harbour Lane' },
  { name: 'Clarovoz', logoUrl: '/images/logos/clarovoz.svg', fallbackText: 'Clarovoz' },
  { name: 'Correo Sur', logoUrl: '/images/logos/correo-sur.svg', fallbackText: 'Correo Sur' },
  { name: 'Ostra & Sons', logoUrl: '/images/logos/ostra.svg', fallbackText: 'Ostra & Sons' },
] as const;

/** Sections of the home page that links scroll to. */
export const homeSection = { useCases: 'use-cases', loyalty: 'loyalty', savings: 'savings' } as const;
