/** Classes of a feature page's headline, and of the line below it. */
export const heroTitleClass = 'text-[clamp(2.5rem,6.4vw,4.5rem)] leading-hero tracking-hero';
export const heroTextClass = 'mt-6 text-[clamp(1.0625rem,1.6vw,1.25rem)] leading-relaxed measure-48 text-pretty';
