import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** The quiet zone that scanners need, in modules of the code. */
const quietZone = 4;

function codeOf(link: string) {
  try {
    // The lowest error correction: a screen has no damage, and the modules are larger.
    return generate(link, { minCorrectionLevel: correction.L });
  } catch {
    return null; // More than the 2,953 bytes of the largest code.
  }
}

/** A link as a QR code, for scanning with a phone. */
export default function LinkCode({ link }: { link: string }) {
  const { t } = useTranslation('importExport');
  const code = useMemo(() => codeOf(link), [link]);
  const figure = useRef<HTMLElement>(null);
  // It opens at the dialog's lower edge, possibly outside the viewport.
  useEffect(() => {
    figure.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  if (!code) return <p className="text-muted">{t(($) => $.share.code.tooLong)}</p>;
  const size = code.size + 2 * quietZone;
  return (
    <figure ref={figure} className="grid gap-2">
      <figcaption className="text-note text-muted">{t(($) => $.share.code.hint)}</figcaption>
      <svg
        role="img"
        aria-label={t(($) => $.share.code.name)}
        viewBox={`${-quietZone} ${-quietZone} ${size} ${size}`}
        shapeRendering="crispEdges"
        className="w-full max-w-130 border border-line rounded-control bg-white forced-color-adjust-none"
      >
        <path d={toSvgPath(code)} className="fill-black" />
      </svg>
    </figure>
  );
}
