import type { Role, UserType } from '../../contracts/access/roles';

/** Whether somebody may download a file: a premium one is for admins and for whoever counts as pro now. */
export function mayDownload(
  user: { role: Role | ''; userType: UserType },
  file: { isPro: boolean },
): boolean {
  return !file.isPro || user.role === 'admin' || user.userType === 'pro';
}

const CSV = /\.csv$/i;

/** What a downloaded file is called: as its card is, with its ending. */
export function downloadNameOf({ name }: { name: string }): string {
  return CSV.test(name) ? name : `${name}.csv`;
}

/** Whether a file may be a csv by its name. */
export function isCsvName(fileName: string): boolean {
  return CSV.test(fileName);
}
