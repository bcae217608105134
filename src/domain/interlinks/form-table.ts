const FIRST_ROOM = 1 << 14;
const { imul } = Math;

/**
 * Numbers of words by their letters, found within a text without cutting the word out of it: on a site of two million words
 * cutting and hashing them took a third of all time.
 */
export class FormTable {
  private readonly forms: string[] = [];
  private readonly numbers: number[] = [];
  private readonly hashes: number[] = [];
  /** Open addressing: places in `forms` plus one, 0 where nothing is. */
  private slots = new Uint32Array(FIRST_ROOM);

  get size(): number {
    return this.forms.length;
  }

  /** The number of the word between two places of a text; undefined for one that is not known. */
  find(text: string, start: number, end: number): number | undefined {
    const place = this.slots[this.slotOf(text, start, end, hashOf(text, start, end))] as number;
    return place === 0 ? undefined : this.numbers[place - 1];
  }

  add(form: string, number: number): void {
    if (this.forms.length * 2 >= this.slots.length) this.grow();
    const hash = hashOf(form, 0, form.length);
    const slot = this.slotOf(form, 0, form.length, hash);
    if (this.slots[slot] !== 0) return;
    this.slots[slot] = this.forms.push(form);
    this.numbers.push(number);
    this.hashes.push(hash);
  }

  /** Where a word is, or would be. */
  private slotOf(text: string, start: number, end: number, hash: number): number {
    const { slots, forms, hashes } = this;
    const mask = slots.length - 1;
    let slot = hash & mask;
    for (let place = slots[slot] as number; place !== 0; place = slots[slot] as number) {
      const form = forms[place - 1] as string;
      const isSame = hashes[place - 1] === hash && form.length === end - start;
      if (isSame && text.startsWith(form, start)) break;
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  private grow(): void {
    const slots = new Uint32Array(this.slots.length * 2);
    const mask = slots.length - 1;
    this.hashes.forEach((hash, place) => {
      let slot = hash & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = place + 1;
    });
    this.slots = slots;
  }
}

/** FNV-1a, mixed once more so that its low bits depend on all letters. */
function hashOf(text: string, start: number, end: number): number {
  let hash = 0x811c9dc5;
  for (let at = start; at < end; at += 1) hash = imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}
