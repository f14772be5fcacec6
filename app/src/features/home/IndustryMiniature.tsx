import { clsx } from 'clsx';
import type { ComponentType } from 'react';
import type { industryCards } from '~/content/home';
import type { Job } from '~/shared/cast';
import { PersonAtWork } from '~/ui/PersonAtWork';

type IndustryCardId = (typeof industryCards)[number]['id'];

const stops = [72, 98, 124, 150];

/** The route sheet of the logistics page. */
function Route() {
  return (
    <>
      <path d="M18 40a16 16 0 0 1 16-16h112a16 16 0 0 1 16 16v140H18Z" className="fill-white" />
      <path d="M18 54V40a16 16 0 0 1 16-16h112a16 16 0 0 1 16 16v14Z" className="fill-evergreen" />
      <path d="M32 40h52" className="stroke-white" strokeWidth="7" strokeLinecap="round" />
      <path d="M42 72v92" className="stroke-line-strong" strokeWidth="2" strokeDasharray="4 5" />
      {stops.map((y, index) => (
        <g key={y}>
          <circle
            cx="42"
            cy={y}
            r="8"
            className={['fill-evergreen', 'fill-evergreen', 'fill-sun', 'fill-line'][index]}
          />
          {index < 2 && (
            <path d={`m38 ${y} 3 3 6-6`} className="fill-none stroke-white" strokeWidth="2.4" strokeLinecap="round" />
          )}
          <path
            d={`M60 ${y - 4}h${[56, 40, 62, 46][index]}M60 ${y + 6}h${[34, 52, 30, 38][index]}`}
            className="stroke-line"
            strokeWidth="5"
            strokeLinecap="round"
          />
        </g>
      ))}
    </>
  );
}

const lamps = ['fill-coral', 'fill-sun', 'fill-[#5BC79B]', 'fill-coral', 'fill-[#5BC79B]', 'fill-sun'];
const thanked = 2;

/** The queue board of the call-centre page. */
function QueueBoard() {
  return (
    <>
      <path d="M20 30h86" className="stroke-white" strokeWidth="7" strokeLinecap="round" />
      {lamps.map((lamp, index) => {
        const [x, y] = [20 + (index % 3) * 58, 50 + Math.floor(index / 3) * 62];
        const isThanked = index === thanked;
        return (
          <g key={`${x} ${y}`}>
            <rect
              x={x}
              y={y}
              width="50"
              height="52"
              rx="9"
              className={isThanked ? 'fill-white stroke-sun' : 'fill-white/12'}
              strokeWidth="4"
            />
            <circle cx={x + 12} cy={y + 14} r="5" className={lamp} />
            <path
              d={`M${x + 10} ${y + 30}h24M${x + 10} ${y + 40}h16`}
              className={isThanked ? 'stroke-line-strong' : 'stroke-white/50'}
              strokeWidth="4.5"
              strokeLinecap="round"
            />
          </g>
        );
      })}
    </>
  );
}

const shifts = [
  { row: 0, column: 0, colour: 'fill-sun' },
  { row: 1, column: 1, colour: 'fill-coral' },
  { row: 2, column: 0, colour: 'fill-sun' },
  { row: 3, column: 2, colour: 'fill-sky-ink' },
];

/** The ward roster of the healthcare page: early, late and night. */
function Ward() {
  return (
    <>
      <path d="M18 40a16 16 0 0 1 16-16h130a16 16 0 0 1 16 16v140H18Z" className="fill-white" />
      <path d="M32 40h48" className="stroke-ink" strokeWidth="6" strokeLinecap="round" />
      <path d="M18 56h162M18 87h162M18 118h162M18 149h162M74 56v124M109 56v124M145 56v124" className="stroke-line" />
      {shifts.map(({ row, column, colour }) => (
        <g key={`${row} ${column}`}>
          <path
            d={`M28 ${68 + row * 31}h34M28 ${77 + row * 31}h22`}
            className="stroke-line"
            strokeWidth="5"
            strokeLinecap="round"
          />
          <rect x={77 + column * 35.5} y={61 + row * 31} width="29" height="21" rx="6" className={colour} />
        </g>
      ))}
    </>
  );
}

const miniatures: Record<IndustryCardId, { background: string; isDark?: boolean; Piece: ComponentType; job: Job }> = {
  logistics: { background: 'bg-mint', Piece: Route, job: 'driver' },
  telemarketing: { background: 'bg-[#2B1B42]', isDark: true, Piece: QueueBoard, job: 'agent' },
  health: { background: 'bg-sky', Piece: Ward, job: 'nurse' },
};

/** A miniature of an industry page's hero, and somebody who works there. Decorative. */
export function IndustryMiniature({ id }: { id: IndustryCardId }) {
  const { background, isDark, Piece, job } = miniatures[id];
  return (
    <span className={clsx('relative block overflow-clip', background)}>
      <svg viewBox="0 0 280 180" className="block w-full" aria-hidden="true" focusable="false">
        <Piece />
      </svg>
      <PersonAtWork job={job} dark={isDark} className="absolute right-1 bottom-0 w-[47%]" />
    </span>
  );
}
