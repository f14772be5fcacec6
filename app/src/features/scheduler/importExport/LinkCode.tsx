import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** The white edge that a reader needs, in squares of the code. */
const edge = 4;

function codeOf(link: string) {
  try {
    // The least correction: what is on a screen is not torn, and the squares are larger for it.
    return generate(link, { minCorrectionLevel: correction.L });
  } catch {
    return null; // More than the largest code holds, 2,953 bytes.
  }
}

/** A link as a QR code, for a phone that looks at this screen. */
export default function LinkCode({ link }: { link: string }) {
  const { t } = useTranslation('importExport');
  const code = useMemo(() => codeOf(link), [link]);
  const figure = useRef<HTMLElement>(null);
  // It opens at the dialog's lower edge, where one would have to look for it.
  useEffect(() => figure.current?.scrollIntoView?.({ block: 'nearest' }), []);
  if (!code) return <p className="text-muted">{t(($) => $.share.code.tooLong)}</p>;
  const size = code.size + 2 * edge;
  return (
    <figure ref={figure} className="grid gap-2">
      <figcaption className="text-[0.9375rem] text-muted">{t(($) => $.share.code.hint)}</figcaption>
      <svg
        role="img"
        aria-label={t(($) => $.share.code.name)}
        viewBox={`${-edge} ${-edge} ${size} ${size}`}
        shapeRendering="crispEdges"
        className="w-full max-w-130 border border-line rounded-control bg-white forced-color-adjust-none"
      >
        <path d={toSvgPath(code)} className="fill-black" />
      </svg>
    </figure>
  );
}
