import { type ReactNode, useEffect, useRef } from 'react';
import { useChallenge } from './store';

/** The step shown last; a heading rendered again on returning to the page takes no focus. */
let shown: number | undefined;

/** A step's heading. Takes the focus when its step appears, so that reading continues from there. */
export function StepHeading({ title, text, id }: { title: ReactNode; text?: ReactNode; id?: string }) {
  const { step } = useChallenge();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (shown !== undefined && shown !== step) heading.current?.focus();
    shown = step;
  }, [step]);
  return (
    <div className="grid gap-2">
      <h3
        ref={heading}
        id={id}
        tabIndex={-1}
        className="text-[clamp(1.5rem,3vw,2rem)] scroll-mt-28 outline-offset-4 rounded-chip focus:outline-none focus-visible:outline-2 focus-visible:outline-evergreen"
      >
        {title}
      </h3>
      {text && <p className="text-muted measure-52">{text}</p>}
    </div>
  );
}
