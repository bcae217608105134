import { safeFileName } from '../../domain/text/file-name';

/** Content-Disposition of a download, whatever its name holds (RFC 6266, RFC 5987). */
export function attachment(text: string): string {
  const name = safeFileName(text);
  const ascii = name.replace(/[^\x20-\x7e]/g, '_').replace(/["%]/g, '_');
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeExtended(name)}`;
}

function encodeExtended(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (character) => {
    return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
  });
}
