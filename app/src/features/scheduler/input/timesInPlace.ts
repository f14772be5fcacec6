import { create } from 'zustand';

/** The shift whose times are typed beside it; null while there is none. */
export const useTimesInPlace = create<{ readonly shiftId: string | null }>()(() => ({ shiftId: null }));

/** Opens the field for a shift's times beside its block. */
export function typeTimes(shiftId: string | null): void {
  useTimesInPlace.setState({ shiftId });
}
