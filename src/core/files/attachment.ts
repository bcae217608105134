import { create } from 'content-disposition';
import { safeFileName } from '../../domain/text/file-name';

/** The header `Content-Disposition` of a download, with a name that a file can have everywhere. */
export function attachment(name: string): string {
  return create(safeFileName(name));
}
