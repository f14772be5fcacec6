import { useTranslation } from 'react-i18next';

/** The list's header: the blog's subject on yellow, with an illustration of notes. */
export function ListHeader() {
  const { t } = useTranslation('blog');
  return (
    <section className="relative overflow-clip -mt-20 pt-20 bg-sun">
      <svg
        viewBox="0 0 420 300"
        aria-hidden="true"
        focusable="false"
        className="max-lg:hidden absolute right-[max(2rem,calc(50vw-600px))] top-22 w-95"
      >
        <g className="fill-white">
          <path d="M52 66l204-34 34 204-204 34Z" className="fill-peach" />
          <path d="M112 40h208v212H112Z" />
        </g>
        <path d="M140 78h120" className="stroke-coral" strokeWidth="16" strokeLinecap="round" />
        <path
          d="M140 118h152M140 146h152M140 174h104"
          className="stroke-line-strong"
          strokeWidth="7"
          strokeLinecap="round"
        />
        <circle cx="330" cy="226" r="56" className="fill-evergreen" />
        <path
          d="M304 228l18 18 34-38"
          className="fill-none stroke-white"
          strokeWidth="11"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <div className="wrap relative pt-8 md:pt-14 pb-36 lg:pb-44">
        <h1 className="text-[clamp(2.75rem,6.6vw,5rem)] leading-display tracking-hero measure-12">
          {t(($) => $.title)}
        </h1>
        <p className="mt-5 text-intro leading-relaxed measure-48 text-pretty">{t(($) => $.text)}</p>
      </div>
    </section>
  );
}
