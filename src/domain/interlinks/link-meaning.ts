import { LINK_CUTS } from '../meaning/meaning-cuts';
import { similarityOf, type TextVectors } from '../meaning/text-vectors';

/** What of a link is compared by its meaning. */
export interface LinkTexts {
  sentence: string;
  anchor: string;
  /** What the anchor is a part of: the words around it. */
  context: string;
  /** What the target says that it is about, and how it calls itself. */
  subject: string;
  name: string;
  /** How the page that would link calls itself. */
  source: string;
}

/** How near the parts of a link are to its target: centred cosines, of −1 to 1. */
export interface LinkNearness {
  /** Of the sentence, to what the target says of itself. */
  about: number;
  /** Of the anchor, to the target's name. */
  named: number;
  /** By how much what the anchor is a part of is nearer to the name of a third page; 0 where it is to none. */
  astray: number;
}

/** What an anchor has of its target's name: all of it in many words or in two, an alias, or a part. */
export type AnchorGrade = keyof typeof LINK_CUTS.both;

/** Whether a sentence is about the page that it is to lead to, and its anchor means that page and no other one. */
export function isAbout({ about, named, astray }: LinkNearness, grade: AnchorGrade): boolean {
  const { called } = LINK_CUTS;
  if (about < (named >= called.named ? called.about : LINK_CUTS.about)) return false;
  if (astray > LINK_CUTS.astray) return false;
  return about + named >= LINK_CUTS.both[grade];
}

/** The names that come nearest to a text: how near the first one is, and the next one. */
interface Nearest {
  name: number;
  first: number;
  second: number;
}

/** The texts of links, each once, and what they mean once that is known. */
export class LinkMeaning {
  private readonly places = new Map<string, number>();
  private readonly names: number[];
  private readonly nearest = new Map<number, Nearest>();
  private vectors?: TextVectors;

  /** @param names of all pages that a link may lead to */
  constructor(links: Iterable<LinkTexts>, names: Iterable<string>, most: number) {
    this.names = [...new Set(names)].map((name) => this.placeOf(name));
    for (const { sentence, anchor, context, subject, name, source } of links) {
      for (const text of [sentence, anchor, context, subject, name, source]) this.placeOf(text);
      if (this.places.size >= most) break;
    }
  }

  /** In the order in which their vectors are taken. */
  get texts(): string[] {
    return [...this.places.keys()];
  }

  /** @param vectors centred, one a text */
  take(vectors: TextVectors): void {
    this.vectors = vectors;
    this.nearest.clear();
  }

  /** Undefined for a link of which nobody has asked. */
  nearnessOf(texts: LinkTexts): LinkNearness | undefined {
    const { vectors } = this;
    const place = (text: string) => this.places.get(text) ?? -1;
    const [said, anchor, context] = [place(texts.sentence), place(texts.anchor), place(texts.context)];
    const [subject, name] = [place(texts.subject), place(texts.name)];
    if (!vectors || [said, anchor, context, subject, name].includes(-1)) return undefined;
    const { name: other, first, second } = this.nearestTo(vectors, context);
    const nearest = other === place(texts.source) ? second : first;
    return {
      about: similarityOf(vectors, said, subject),
      named: similarityOf(vectors, anchor, name),
      astray: Math.max(0, nearest - similarityOf(vectors, context, name)),
    };
  }

  private placeOf(text: string): number {
    const known = this.places.get(text) ?? this.places.size;
    this.places.set(text, known);
    return known;
  }

  private nearestTo(vectors: TextVectors, text: number): Nearest {
    const known = this.nearest.get(text);
    if (known) return known;
    const nearest: Nearest = { name: -1, first: -1, second: -1 };
    for (const name of this.names) {
      const near = similarityOf(vectors, text, name);
      if (near > nearest.first) Object.assign(nearest, { name, first: near, second: nearest.first });
      else nearest.second = Math.max(nearest.second, near);
    }
    this.nearest.set(text, nearest);
    return nearest;
  }
}
