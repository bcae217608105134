import { LINK_CUTS } from '../meaning/meaning-cuts';
import { similarityOf, type TextVectors } from '../meaning/text-vectors';

/** What of a link is compared by its meaning. */
export interface LinkTexts {
  sentence: string;
  anchor: string;
  /** What the target says that it is about. */
  subject: string;
}

/** How near the parts of a link are to its target: centred cosines, of −1 to 1. */
export interface LinkNearness {
  /** Of the sentence. */
  about: number;
  /** Of the anchor. */
  named: number;
}

/**
 * Whether a sentence is about the page that it is to lead to.
 * @param whole whether the anchor is all of the page's name, in more words than one
 */
export function isAbout({ about, named }: LinkNearness, whole: boolean): boolean {
  const { both } = LINK_CUTS;
  if (about < LINK_CUTS.about || named < LINK_CUTS.named) return false;
  return about + named >= (whole ? both.whole : both.part);
}

/** The texts of links, each once, and what they mean once that is known. */
export class LinkMeaning {
  private readonly places = new Map<string, number>();
  private vectors?: TextVectors;

  constructor(links: Iterable<LinkTexts>, most: number) {
    for (const { sentence, anchor, subject } of links) {
      for (const text of [sentence, anchor, subject])
        if (!this.places.has(text)) this.places.set(text, this.places.size);
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
  }

  /** Undefined for a link of which nobody has asked. */
  nearnessOf({ sentence, anchor, subject }: LinkTexts): LinkNearness | undefined {
    const { vectors } = this;
    const [said, name, target] = [sentence, anchor, subject].map((text) => this.places.get(text));
    if (!vectors || said === undefined || name === undefined || target === undefined) return undefined;
    return { about: similarityOf(vectors, said, target), named: similarityOf(vectors, name, target) };
  }
}
