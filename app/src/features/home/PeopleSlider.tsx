import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { calculator, peopleAt, sliderPosition } from '~/content/calculator';

const { min, max, step } = calculator.size;

/** Labels below the slider, the outer ones flush with the surrounding content. A narrow window has fewer. */
const marks = [
  { size: min, textAnchor: 'start', dx: -18 },
  { size: 50, textAnchor: 'middle' },
  { size: 500, textAnchor: 'middle' },
  { size: 5000, textAnchor: 'middle', className: 'max-sm:hidden' },
  { size: max, textAnchor: 'end', dx: 18 },
] as const;

/** Step of Page Up and Page Down, as a share of the slider's length. */
const pageLength = 0.1;

const percent = (people: number) => `${(sliderPosition(people) * 100).toFixed(2)}%`;

interface PeopleSliderProps {
  id: string;
  people: number;
  /** The formatted number. */
  valueText: string;
  format: (people: number) => string;
  disabled: boolean;
  onChange: (people: number) => void;
}

/**
 * The team size as a slider. Keyboard and assistive technology use the native input, linear in steps of one person. The
 * visible slider over it is logarithmic, so that 20 people are as easy to hit as 5,000.
 */
export function PeopleSlider({ id, people, valueText, format, disabled, onChange }: PeopleSliderProps) {
  const input = useRef<HTMLInputElement>(null);
  const drawing = useRef<SVGSVGElement>(null);

  const choose = (event: PointerEvent) => {
    const { left, width } = drawing.current?.getBoundingClientRect() ?? { left: 0, width: 0 };
    if (width > 0) onChange(peopleAt((event.clientX - left) / width));
  };

  const press = (event: PointerEvent<HTMLDivElement>) => {
    if (disabled || event.button !== 0) return;
    // Prevents text selection and the default focus change; the next line sets the focus.
    event.preventDefault();
    input.current?.focus({ preventScroll: true });
    event.currentTarget.setPointerCapture(event.pointerId);
    choose(event);
  };

  const turnPage = (event: KeyboardEvent) => {
    if (event.key !== 'PageUp' && event.key !== 'PageDown') return;
    event.preventDefault();
    onChange(peopleAt(sliderPosition(people) + (event.key === 'PageUp' ? pageLength : -pageLength)));
  };

  return (
    <div
      className="slider mt-3"
      onPointerDown={press}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) choose(event);
      }}
    >
      <input
        ref={input}
        id={id}
        type="range"
        className="opacity-0"
        min={min}
        max={max}
        step={step}
        value={people}
        disabled={disabled}
        aria-valuetext={valueText}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        onKeyDown={turnPage}
      />
      {/* SVG attributes, since the CSP allows no style attributes. */}
      <svg ref={drawing} aria-hidden="true" focusable="false">
        <line className="slider-edge" x1="0%" x2="100%" y1="22" y2="22" />
        <line className="slider-track" x1="0%" x2="100%" y1="22" y2="22" />
        <line className="slider-edge" x1="0%" x2={percent(people)} y1="22" y2="22" />
        {marks.map(({ size, ...place }) => (
          <text key={size} x={percent(size)} y="62" {...place}>
            {format(size)}
          </text>
        ))}
        <circle className="slider-focus" cx={percent(people)} cy="22" r="23" />
        <circle className="slider-ring" cx={percent(people)} cy="22" r="19" />
        <circle className="slider-thumb" cx={percent(people)} cy="22" r="15" />
      </svg>
    </div>
  );
}
