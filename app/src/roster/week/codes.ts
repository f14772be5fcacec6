import type { ShiftType } from '~/engine/engine';

/** Whether two codes of shift types are the same, whatever their case. */
export const isSameCode = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** The shift type with a code. */
export const typeNamed = (types: readonly ShiftType[], code: string): ShiftType | undefined =>
  types.find((type) => isSameCode(type.code, code));
