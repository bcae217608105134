import { parseUrl } from '../../contracts/validation/parse-url';
import { pastedAddress } from '../../contracts/validation/pasted-address';

const IMAGE_DATA = /^data:image\/(?:png|jpeg|gif|webp|avif|svg\+xml)[;,]/i;
/** A browser drops these inside an address before it reads the scheme. */
const INVISIBLE = /[\s\p{Cc}\p{Cf}]/u;

/**
 * The address that a link may lead to, as a browser would write it: absolute, http or https. Undefined for anything else:
 * other schemes, relative addresses, addresses with white space or invisible characters inside, or with a user name.
 */
export function safeLink(address: string): string | undefined {
  const meant = pastedAddress(address);
  if (INVISIBLE.test(meant) || !/^https?:\/\//i.test(meant)) return undefined;
  const url = parseUrl(meant);
  return !url || url.username || url.password ? undefined : url.href;
}

/**
 * The address that a picture may come from: http, https, or a data URL of a picture (png, jpeg, gif, webp, avif, svg; a
 * browser runs no script of an svg in an `img`). Undefined for anything else.
 */
export function safeImage(address: string): string | undefined {
  const trimmed = address.trim();
  if (!IMAGE_DATA.test(trimmed)) return safeLink(trimmed);
  return /[\p{Cc}\p{Cf}]/u.test(trimmed) ? undefined : trimmed;
}
