const stripes = Array.from({ length: 9 }, (_, index) => ({ x: 30 + index * 60, light: index % 2 === 1 }));
const loaves = [372, 410, 448];

/** A shop front: sign, awning, window with counter and till, and an open door. */
export function ShopFront({
  sign,
  open,
  hours,
  className,
}: {
  sign: string;
  open: string;
  hours: string;
  className?: string;
}) {
  return (
    <svg viewBox="0 0 600 520" className={className} aria-hidden="true" focusable="false">
      <path d="M44 70h512v450H44Z" className="fill-[#FFF6E2]" />
      <path d="M30 20h540v62H30Z" className="fill-evergreen" />
      <text x="300" y="61" textAnchor="middle" className="fill-white font-heading font-bold text-[30px]">
        {sign}
      </text>
      {stripes.map(({ x, light }) => (
        <path key={x} d={`M${x} 82h60v58c0 36-60 36-60 0Z`} className={light ? 'fill-white' : 'fill-coral'} />
      ))}
      <path d="M72 192h330v196H72Z" className="fill-sky" />
      <path d="M424 192h106v256H424Z" className="fill-[#8A6237]" />
      <path d="M440 210h74v120h-74Z" className="fill-sky" />
      <circle cx="442" cy="356" r="6" className="fill-sun" />
      <path d="M448 236h58v40h-58Z" className="fill-white" />
      <text x="477" y="262" textAnchor="middle" className="fill-ink font-bold text-[15px]">
        {open}
      </text>
      <text x="477" y="312" textAnchor="middle" className="fill-ink font-semibold text-[12px]">
        {hours}
      </text>
      <path d="M330 326h56v40h-56ZM338 326l6-24h36l6 24" className="fill-ink" />
      <path d="M346 308h28v10h-28Z" className="fill-mint" />
      <path d="M56 366h360v82H56Z" className="fill-[#C9935A]" />
      <path d="M56 366h360v18H56Z" className="fill-[#E0B27C]" />
      {loaves.map((x) => (
        <ellipse key={x} cx={x - 262} cy="356" rx="20" ry="11" className="fill-[#D9903D]" />
      ))}
      <path d="M436 448c-6-34 8-44 14-60 10 18 22 26 14 60Z" className="fill-mint" />
      <path d="M428 446h46l-6 34h-34Z" className="fill-coral-deep" />
      <path d="M0 476h600v44H0Z" className="fill-ink" />
    </svg>
  );
}
