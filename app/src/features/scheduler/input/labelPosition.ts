interface Size {
  readonly width: number;
  readonly height: number;
}

interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

/** Pixels between a cell and its label, and between a label and the window's edge. */
const gap = 8;

const within = (value: number, size: number, room: number) => Math.max(gap, Math.min(value, room - size - gap));

/**
 * The position of a label beside a cell and inside the window: below or above it where shifts move sideways, otherwise
 * to the right or left.
 */
export function labelPosition(cell: Box, label: Size, room: Size, sideways: boolean): { left: number; top: number } {
  const { left, top, width, height } = cell;
  if (sideways) {
    const below = top + height + gap;
    const fits = below + label.height + gap <= room.height;
    return {
      left: within(left, label.width, room.width),
      top: within(fits ? below : top - label.height - gap, label.height, room.height),
    };
  }
  const right = left + width + gap;
  const fits = right + label.width + gap <= room.width;
  return {
    left: within(fits ? right : left - label.width - gap, label.width, room.width),
    top: within(top, label.height, room.height),
  };
}
