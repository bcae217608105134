import { SCHEMA_CHECK_MESSAGES as SAYS } from '../../../contracts/schema/schema-check-messages';
import { isWebAddress, parseUrl } from '../../../contracts/validation/parse-url';
import { isPlain, propertyOf } from '../vocabulary/vocabulary';
import type { ValueFault } from './value-fault';

const SCHEME = /^[a-z][a-z\d+.-]*:/i;
const RELATIVE = /^(?:\/|\.{1,2}\/|\?|#)|^[^\s:]+\.[a-z]{2,5}(?:[/?#]\S*)?$|^[^\s:]+\/\S*$/i;
/** What search engines load from these must be an address of the web. */
const LOADED: ReadonlySet<string> = new Set([
  'image',
  'logo',
  'contentUrl',
  'thumbnailUrl',
  'embedUrl',
  'url',
]);

/** What Google takes from these is an address, never a name. */
const ADDRESSED: ReadonlySet<string> = new Set([
  ...LOADED,
  'license',
  'acquireLicensePage',
  'usageInfo',
  'target',
]);

/** An address must be whole: what reads it may not know the page that it is from. */
export function checkAddress(property: string, text: string, base: URL | undefined): ValueFault | undefined {
  const trimmed = text.trim();
  // Of the page's own scheme, which the web always is.
  if (isWebAddress(trimmed.replace(/^\/\/(?=[^/])/, 'https://'))) return undefined;
  if (SCHEME.test(trimmed) && !/^https?:/i.test(trimmed) && !/^javascript:/i.test(trimmed)) {
    if (!LOADED.has(property) || /^(?:mailto|tel):/i.test(trimmed)) return undefined;
    return { level: 'warning', rule: 'address-not-web', sentence: SAYS.addressNotWeb(property) };
  }
  if (!RELATIVE.test(trimmed)) {
    if (mayBeName(property)) return undefined;
    return { level: 'error', rule: 'address-invalid', sentence: SAYS.addressInvalid(property, text) };
  }
  const fix = withScheme(trimmed) ?? (base && parseUrl(trimmed, base)?.href);
  return {
    level: 'warning',
    rule: 'address-relative',
    sentence: SAYS.addressRelative(property, text),
    ...(fix && { fix }),
  };
}

/** A property that takes a thing beside its address takes the name of the thing. */
function mayBeName(property: string): boolean {
  return !ADDRESSED.has(property) && propertyOf(property)?.ranges.some((range) => !isPlain(range)) === true;
}

function withScheme(text: string): string | undefined {
  return /^www\.[^/\s]+\.[a-z]{2,}(?:[/?#]|$)/i.test(text) ? `https://${text}` : undefined;
}
