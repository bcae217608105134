/** What a word may be: a noun that may stand in the nominative or only in another case, an adjective, another word. */
export type InflectedClass = 'noun' | 'oblique' | 'adjective' | 'other';

const LONGEST = 6;

/** Classes of words by their endings, the longest that is known. */
export class EndingClasses {
  private classes?: Map<string, InflectedClass>;

  /** @param endings of each class, joined by spaces */
  constructor(private readonly endings: Readonly<Record<InflectedClass, string>>) {}

  /** A noun where no ending says otherwise. */
  of(word: string): InflectedClass {
    this.classes ??= new Map(
      Object.entries(this.endings).flatMap(([name, list]) =>
        list.split(' ').map((ending) => [ending, name as InflectedClass] as const),
      ),
    );
    for (let length = Math.min(LONGEST, word.length); length > 0; length -= 1) {
      const found = this.classes.get(word.slice(word.length - length));
      if (found) return found;
    }
    return 'noun';
  }
}
