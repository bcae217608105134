import type { FileReadingView } from '@contracts/csv/file-reading';

/** Whether nothing is left to be chosen before the file can be read beyond doubt. */
export function isReadingClear({ isCertain, unclearPrice }: FileReadingView): boolean {
  return isCertain && unclearPrice === undefined;
}
