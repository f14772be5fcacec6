import { GoalPiece } from './marks/GoalPiece';
import { MiniRoster } from './marks/MiniRoster';
import { ThanksPiece } from './marks/ThanksPiece';

/** An evening's roster, a thank-you and a goal before a sunrise: what the product is made of. */
export function WelcomePicture() {
  return (
    <div
      aria-hidden="true"
      className="relative overflow-hidden rounded-[28px] bg-mint px-5 sm:px-8 pt-8 pb-11 grid gap-4 content-center lg:min-h-[27.5rem]"
    >
      <svg
        viewBox="0 0 240 132"
        aria-hidden="true"
        className="absolute -right-3 sm:right-2 bottom-0 w-42 sm:w-64"
        focusable="false"
      >
        <circle cx="120" cy="132" r="72" className="fill-coral" />
        <g className="stroke-evergreen" strokeWidth="8" strokeLinecap="round" fill="none">
          <path d="M120 18v22M60 34l12 19M180 34l-12 19M18 82l20 10M222 82l-20 10" />
        </g>
      </svg>
      <MiniRoster className="relative" />
      <ThanksPiece className="relative sm:w-4/5 lg:w-11/12" />
      <GoalPiece className="relative justify-self-start" />
    </div>
  );
}
