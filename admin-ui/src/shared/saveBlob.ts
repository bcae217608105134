import { safeFileName } from '@domain/text/file-name';

/** Hands a file to the browser's downloads. */
export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = safeFileName(name);
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
