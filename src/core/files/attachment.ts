import { toUSVString } from 'node:util';

/** Content-Disposition of a download whose name may hold any character (RFC 6266, RFC 5987). */
export function attachment(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]/g, '_').replace(/["\\%/]/g, '_');
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeExtended(name)}`;
}

function encodeExtended(name: string): string {
  const wellFormed = toUSVString(name).replace(/\p{Cc}/gu, '_');
  return encodeURIComponent(wellFormed).replace(/['()*]/g, (character) => {
    return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
  });
}
