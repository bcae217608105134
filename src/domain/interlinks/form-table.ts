const FIRST_ROOM = 1 << 14;
const { imul } = Math;

/**
 * Numbers of words by their letters, found within a text without cutting the word out of it: on a site of two million words
 * cutting and hashing them took a third of all time.
 */
export class FormTable {
  private readonly forms: string[] = [];
  private readonly numbers: number[] = [];
  /** Open addressing, two numbers each: a hash, and its place in `forms` plus one, 0 where nothing is. */
  private slots = new Int32Array(2 * FIRST_ROOM);

  get size(): number {
    return this.forms.length;
  }

  /** The number of the word between two places of a text; undefined for one that is not known. */
  find(text: string, start: number, end: number): number | undefined {
    const place = this.slots[this.slotOf(text, start, end, hashOf(text, start, end)) + 1] as number;
    return place === 0 ? undefined : this.numbers[place - 1];
  }

  add(form: string, number: number): void {
    if (this.forms.length * 4 >= this.slots.length) this.grow();
    const hash = hashOf(form, 0, form.length);
    const slot = this.slotOf(form, 0, form.length, hash);
    if (this.slots[slot + 1] !== 0) return;
    this.slots[slot] = hash;
    this.slots[slot + 1] = this.forms.push(form);
    this.numbers.push(number);
  }

  /** Where a word is, or would be. */
  private slotOf(text: string, start: number, end: number, hash: number): number {
    const { slots, forms } = this;
    const mask = slots.length - 2;
    let slot = (hash << 1) & mask;
    for (let place = slots[slot + 1] as number; place !== 0; place = slots[slot + 1] as number) {
      if (slots[slot] === hash && isAt(text, start, end, forms[place - 1] as string)) break;
      slot = (slot + 2) & mask;
    }
    return slot;
  }

  private grow(): void {
    const [old, slots] = [this.slots, new Int32Array(this.slots.length * 2)];
    const mask = slots.length - 2;
    for (let from = 0; from < old.length; from += 2) {
      const [hash, place] = [old[from] as number, old[from + 1] as number];
      if (place === 0) continue;
      let slot = (hash << 1) & mask;
      while (slots[slot + 1] !== 0) slot = (slot + 2) & mask;
      slots[slot] = hash;
      slots[slot + 1] = place;
    }
    this.slots = slots;
  }
}

/** Letter by letter: words are too short for a search to pay. */
function isAt(text: string, start: number, end: number, form: string): boolean {
  if (form.length !== end - start) return false;
  for (let at = 0; at < form.length; at += 1)
    if (text.charCodeAt(start + at) !== form.charCodeAt(at)) return false;
  return true;
}

/** FNV-1a, mixed once more so that its low bits depend on all letters. */
function hashOf(text: string, start: number, end: number): number {
  let hash = 0x811c9dc5 | 0;
  for (let at = start; at < end; at += 1) hash = imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash ^ (hash >>> 15);
}
