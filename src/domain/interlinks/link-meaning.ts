import { LINK_CUTS } from '../meaning/meaning-cuts';
import type { Firmness } from './standing';
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

/** How a sentence holds the words of an anchor. */
export interface AnchorHold {
  grade: AnchorGrade;
  /** Whether it is all of the page's name, in more words than one. */
  isWholeName: boolean;
  /** Whether the sentence sends the reader to it. */
  pointed: boolean;
  /** Why it is the page's name to the site, where it is one for sure. */
  firm: Firmness | null;
}

/** Whether a sentence is about the page that it is to lead to, and its anchor means that page and no other one. */
export function isAbout(near: LinkNearness, hold: AnchorHold): boolean {
  if (!isNear(near, hold)) return false;
  return (hold.pointed && hold.firm === 'habit') || near.astray <= LINK_CUTS.astray;
}

function isNear({ about, named }: LinkNearness, hold: AnchorHold): boolean {
  const { grade, isWholeName, pointed, firm } = hold;
  const { called, whole } = LINK_CUTS;
  if (firm && isFirmlyNear(about, named, LINK_CUTS.firm[firm])) return true;
  if (pointed && about >= LINK_CUTS.pointed) return true;
  if (isWholeName && about >= whole) return true;
  if (grade === 'given' && named < LINK_CUTS.given) return false;
  if (about < (named >= called.named ? called.about : LINK_CUTS.about)) return false;
  return about + named >= LINK_CUTS.both[grade];
}

const isFirmlyNear = (about: number, named: number, cut: Record<'about' | 'named' | 'both', number>) =>
  about >= cut.about && named >= cut.named && about + named >= cut.both;

/** The names that come nearest to a text: how near the first one is, and the next one. */
interface Nearest {
  name: number;
  first: number;
  second: number;
}

/** Beginnings of words that forms of one word share. */
const BEGINNING = 5;
const WORD = /[\p{L}\p{N}]{3,}/gu;
/** Words of these scripts are not told by blanks. */
const UNBROKEN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const beginningsOf = (text: string): Set<string> =>
  new Set(
    text
      .toLowerCase()
      .match(WORD)
      ?.map((word) => word.slice(0, BEGINNING)),
  );

/** The texts of links, each once, and what they mean once that is known. */
export class LinkMeaning {
  private readonly places = new Map<string, number>();
  private readonly names: number[];
  /** By beginnings of their words. */
  private readonly namesWith = new Map<string, number[]>();
  private readonly nearest = new Map<string, Nearest>();
  private vectors?: TextVectors;

  /** @param names of all pages that a link may lead to */
  constructor(links: Iterable<LinkTexts>, names: Iterable<string>, most: number) {
    const all = [...new Set(names)];
    this.names = all.map((name) => this.placeOf(name));
    all.forEach((name, at) => {
      for (const beginning of beginningsOf(name)) {
        const known = this.namesWith.get(beginning);
        if (known) known.push(this.names[at] as number);
        else this.namesWith.set(beginning, [this.names[at] as number]);
      }
    });
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
    const source = place(texts.source);
    const [subject, name] = [place(texts.subject), place(texts.name)];
    if (!vectors || [said, anchor, context, subject, name].includes(-1)) return undefined;
    const astrayOf = () => {
      const { name: other, first, second } = this.nearestTo(vectors, texts.context, context);
      return Math.max(0, (other === source ? second : first) - similarityOf(vectors, context, name));
    };
    return {
      about: similarityOf(vectors, said, subject),
      named: similarityOf(vectors, anchor, name),
      // Many names are held against it: only where all else is right.
      get astray() {
        return astrayOf();
      },
    };
  }

  private placeOf(text: string): number {
    const known = this.places.get(text) ?? this.places.size;
    this.places.set(text, known);
    return known;
  }

  /** Of the names that have a word in common with a text: another one is none of which it is a part. */
  private nearestTo(vectors: TextVectors, text: string, place: number): Nearest {
    const known = this.nearest.get(text);
    if (known) return known;
    const nearest: Nearest = { name: -1, first: -1, second: -1 };
    for (const name of this.namesLike(text)) {
      const near = similarityOf(vectors, place, name);
      if (near > nearest.first) Object.assign(nearest, { name, first: near, second: nearest.first });
      else nearest.second = Math.max(nearest.second, near);
    }
    this.nearest.set(text, nearest);
    return nearest;
  }

  private namesLike(text: string): Iterable<number> {
    if (UNBROKEN.test(text)) return this.names;
    return new Set([...beginningsOf(text)].flatMap((beginning) => this.namesWith.get(beginning) ?? []));
  }
}
