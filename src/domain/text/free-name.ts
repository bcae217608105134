import { identityKey } from './identity-key';

const COPY = / copy( \d+)?$/;

/** A name for a copy that looks like none of those taken: `Batch 12 copy`, then `Batch 12 copy 2`; cut to fit. */
export function freeName(name: string, taken: readonly string[], maxLength: number): string {
  const keys = new Set(taken.map(identityKey));
  const base = name.replace(COPY, '');
  for (let number = 1; ; number += 1) {
    const ending = number === 1 ? ' copy' : ` copy ${number}`;
    const candidate = base.slice(0, maxLength - ending.length).trimEnd() + ending;
    if (!keys.has(identityKey(candidate))) return candidate;
  }
}
