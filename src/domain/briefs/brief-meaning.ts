import type { MissingMeaning } from '../../contracts/hub/hub';
import { similarityOf, type TextVectors } from '../meaning/text-vectors';

/** What the texts of a brief mean, each once and centred; or why it is not known, so that words decide. */
export type BriefMeaning = { texts: readonly string[]; vectors: TextVectors } | { missing: MissingMeaning };

/** What the keyword weighs beside each title and example. */
const KEYWORD_WEIGHS = 3;
/** Phrases that stand for the topic beside its names: one word says too little of what belongs to it (docs/decisions/meaning.md). */
const EXAMPLES = 10;

/** A phrase of several pages that may be an example of the topic. */
interface Example {
  text: string;
  /** 0 to 1. */
  importance: number;
}

/** How near texts of a brief are in meaning: cosines of −1 to 1, undefined where a text was not asked about. */
export class Nearness {
  private readonly places = new Map<string, number>();
  private readonly vectors: TextVectors = { width: 0, values: new Float32Array() };
  private readonly topic?: Float32Array;

  /**
   * @param names what the brief and its pages are called, the keyword first
   * @param phrases those that are the nearest to the names and the most important are examples of the topic
   */
  constructor(meaning: BriefMeaning | undefined, names: readonly string[], phrases: readonly Example[]) {
    if (!meaning || 'missing' in meaning) return;
    this.vectors = meaning.vectors;
    meaning.texts.forEach((text, place) => this.places.set(text, place));
    const named = this.middleOf(names);
    if (!named) return;
    const examples = phrases
      .map(({ text, importance }) => ({ text, worth: this.to(named, text) * Math.sqrt(importance) }))
      .filter(({ worth }) => worth > 0)
      .sort((a, b) => b.worth - a.worth || (a.text < b.text ? -1 : 1));
    this.topic = this.middleOf([...names, ...examples.slice(0, EXAMPLES).map(({ text }) => text)]);
  }

  /** Whether meaning decides at all. */
  get isKnown(): boolean {
    return this.topic !== undefined;
  }

  between(one: string, other: string): number | undefined {
    const [a, b] = [this.places.get(one), this.places.get(other)];
    return a === undefined || b === undefined ? undefined : similarityOf(this.vectors, a, b);
  }

  toTopic(text: string): number | undefined {
    return this.topic && this.places.has(text) ? this.to(this.topic, text) : undefined;
  }

  private to(middle: Float32Array, text: string): number {
    const place = this.places.get(text);
    if (place === undefined) return 0;
    const { width, values } = this.vectors;
    return middle.reduce((sum, value, at) => sum + value * (values[place * width + at] as number), 0);
  }

  /** Of known texts, the first of which weighs more; undefined of none. */
  private middleOf(texts: readonly string[]): Float32Array | undefined {
    const { width, values } = this.vectors;
    const middle = new Float32Array(width);
    let count = 0;
    texts.forEach((text, first) => {
      const place = this.places.get(text);
      if (place === undefined) return;
      count += 1;
      const weight = first === 0 ? KEYWORD_WEIGHS : 1;
      for (let at = 0; at < width; at += 1)
        middle[at] = (middle[at] as number) + weight * (values[place * width + at] as number);
    });
    const length = Math.sqrt(middle.reduce((sum, value) => sum + value * value, 0));
    return count > 0 && length > 0 ? middle.map((value) => value / length) : undefined;
  }
}
