interface Pattern {
  parts: readonly string[];
  part: 'path' | 'rest' | 'whole';
}

/**
 * Tells which addresses match one of some patterns, as a whole and in time that grows with the length of both: `*` is any text.
 * A pattern that begins with `/` is held against path and query, one without `://` against the URL without its scheme.
 */
export function addressMatcher(patterns: readonly string[]): (address: string) => boolean {
  const known = patterns
    .map((pattern) => pattern.trim())
    .filter((pattern) => pattern !== '')
    .map(patternOf);
  if (known.length === 0) return () => false;
  return (address) => {
    const texts = textsOf(address);
    return known.some(({ parts, part }) => matches(parts, texts[part]));
  };
}

function patternOf(pattern: string): Pattern {
  const parts = pattern.split(/\*+/u);
  if (pattern.startsWith('/')) return { parts, part: 'path' };
  return { parts, part: pattern.includes('://') ? 'whole' : 'rest' };
}

function textsOf(address: string): Record<Pattern['part'], string> {
  const rest = address.replace(/^[a-z]+:\/\//u, '');
  const slash = rest.indexOf('/');
  return { whole: address, rest, path: slash === -1 ? '/' : rest.slice(slash) };
}

/** Each part where it first fits behind the one before, which leaves most room to the next. */
function matches(parts: readonly string[], text: string): boolean {
  const [first = ''] = parts;
  if (parts.length === 1) return text === first;
  if (!text.startsWith(first)) return false;
  let at = first.length;
  for (const part of parts.slice(1, -1)) {
    const found = text.indexOf(part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  const last = parts.at(-1) ?? '';
  return text.length - last.length >= at && text.endsWith(last);
}
