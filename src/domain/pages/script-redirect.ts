/** Characters of a script that does nothing but lead elsewhere. */
export const MAX_REDIRECT_SCRIPT = 2_000;

const LOCATION = String.raw`(?:(?:window|document|self|top|parent|globalThis)\.)*location`;
const ADDRESS = String.raw`(?:'((?:[^'\\\n]|\\/)+)'|"((?:[^"\\\n]|\\/)+)")`;
const STATEMENT = String.raw`(?:${LOCATION}(?:\.href)?\s*=\s*${ADDRESS}|${LOCATION}\.(?:replace|assign)\(\s*${ADDRESS}\s*\))\s*;?`;
const FUNCTION = String.raw`(?:function\s*\(\s*\)\s*\{|\(\s*\)\s*=>\s*\{?)\s*${STATEMENT}\s*\}?`;
const SCRIPTS = [
  STATEMENT,
  String.raw`(?:window\.)?setTimeout\(\s*${FUNCTION}\s*,\s*\d+\s*\)\s*;?`,
  String.raw`window\.onload\s*=\s*${FUNCTION}\s*;?`,
].map((script) => new RegExp(`^${script}$`));
/** Around a script: what hid it from browsers without scripts, and strict mode. */
const AROUND = /^(?:<!--[^\n]*\n\s*)?(?:["']use strict["'];\s*)?|\s*(?:\/\/\s*)?-->$/g;

/** Where a script leads that does nothing else, as it is written; null for any other script. */
export function redirectOfScript(script: string): string | null {
  if (script.length > MAX_REDIRECT_SCRIPT || !script.includes('location')) return null;
  const bare = script.trim().replace(AROUND, '').trim();
  for (const pattern of SCRIPTS) {
    const groups: (string | undefined)[] = pattern.exec(bare)?.slice(1) ?? [];
    const address = groups.find((group) => group !== undefined);
    if (address !== undefined) return address.replaceAll('\\/', '/');
  }
  return null;
}
