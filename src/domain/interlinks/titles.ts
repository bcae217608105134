/** What parts of titles stand between: signs with blanks around them, or a bar or bullet alone. */
const SEPARATOR = /\s+[-–—:«»·•|/]+\s+|\s*[|·•｜»«]\s*/u;
/**
 * A part that so many titles end with is a section's name or the site's, and one that so many begin with is the site's: no
 * page's own.
 */
const LAST = { share: 0.04, titles: 3 } as const;
const FIRST = { share: 0.3, titles: 5 } as const;

/** Titles without the name of their site, or of a section. A title of nothing else keeps its first part. */
export class TitleParts {
  private readonly last = new Map<string, number>();
  private readonly first = new Map<string, number>();

  constructor(private readonly titles: readonly string[]) {
    for (const title of titles) {
      const parts = partsOf(title);
      if (parts.length < 2) continue;
      const keys = parts.map((part) => keyOf(part));
      increase(this.first, keys[0] ?? '');
      for (const key of new Set(keys.slice(1))) increase(this.last, key);
    }
  }

  ownOf(title: string): string {
    let parts = partsOf(title);
    while (parts.length > 1 && this.isRepeated(this.last, parts.at(-1), LAST)) parts = parts.slice(0, -1);
    while (parts.length > 1 && this.isRepeated(this.first, parts[0], FIRST)) parts = parts.slice(1);
    return parts.join(' – ');
  }

  /** What names the site, wherever titles have it. */
  siteNames(): string[] {
    const names = [...this.last.keys(), ...this.first.keys()];
    return names.filter(
      (name) => this.isRepeated(this.last, name, FIRST) || this.isRepeated(this.first, name, FIRST),
    );
  }

  private isRepeated(
    counts: ReadonlyMap<string, number>,
    part: string | undefined,
    least: typeof LAST | typeof FIRST,
  ) {
    const count = counts.get(keyOf(part)) ?? 0;
    return count >= least.titles && count >= this.titles.length * least.share;
  }
}

function increase(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

const partsOf = (title: string) => title.split(SEPARATOR).filter((part) => part.trim() !== '');

const keyOf = (part = '') => part.trim().toLowerCase();
