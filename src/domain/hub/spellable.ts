const SPELLABLE = /[\p{L}\p{N}]/u;

/** Whether an address can be made of a title: one of signs and emoji alone has no letters and no digits (see `slugOf`). */
export function isSpellable(title: string): boolean {
  return SPELLABLE.test(title);
}
