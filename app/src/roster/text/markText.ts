import type { TFunction } from 'i18next';

interface MissingMark {
  readonly mark: string;
  /** The position that needs it; null for the whole house. */
  readonly positionId: string | null;
  readonly actual: number;
  readonly limit: number;
}

/** How many people with a skill are on duty of those who have to be: 'Nobody with “Key holder”'. */
export function markText(
  { mark, positionId, actual, limit }: MissingMark,
  positionName: (id: string) => string,
  t: TFunction<'scheduler'>,
): string {
  if (positionId === null)
    return actual === 0 ? t(($) => $.marks.nobody, { mark }) : t(($) => $.marks.few, { mark, actual, limit });
  const position = positionName(positionId);
  return actual === 0
    ? t(($) => $.marks.nobodyAs, { mark, position })
    : t(($) => $.marks.fewAs, { mark, position, actual, limit });
}
