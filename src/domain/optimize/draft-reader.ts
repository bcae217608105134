import type { PageCount } from '../../contracts/briefs/briefs';
import { fleschOf } from '../text/reading-ease';
import type { DraftHead, TextFacts } from './draft-facts';
import { type DraftMeaning, NOTHING_MEANT } from './draft-meaning';
import {
  type Line,
  type LineFacts,
  type LineQuery,
  LineReader,
  type LineSentence,
  type Span,
} from './line-reader';

/** How the nodes of a draft are read: as they are stored, or as an editor holds them. */
export interface NodeReading<Node extends object> {
  typeOf: (node: Node) => string;
  /** 1 to 6 of a heading, else 0. */
  levelOf: (node: Node) => number;
  childrenOf: (node: Node) => readonly Node[];
  /** Of inline nodes; what is no text stands for one character. */
  textOf: (node: Node) => string;
  /** Where an inline node leads, or null. */
  hrefOf: (node: Node) => string | null;
}

/** A line of a draft where it stands. */
export interface PlacedLine<Node extends object> {
  node: Node;
  level: number;
  facts: LineFacts;
}

/** What a draft is, with its lines in reading order. */
export interface DraftFacts<Node extends object> extends TextFacts {
  lines: PlacedLine<Node>[];
}

interface HeldLine {
  facts: LineFacts;
  links: number;
  images: number;
}

/** So many sentences may be alike, or this share of all that a text has [A]. */
const ALIKE = { few: 2, share: 0.01 };
/** Above which the beginning of a text ends (section 8 of the specification). */
const BEGINNING = 0.1;
const LISTS = new Set(['bulletList', 'orderedList']);
const LINES = new Set(['paragraph', 'heading', 'codeBlock']);

/**
 * Reads a draft again and again while it is written. What is known of a line is kept by the identity of its node: nodes of an
 * editor never change, so a keystroke costs the reading of one line, and a walk through the others.
 */
export class DraftReader<Node extends object> {
  private readonly known = new WeakMap<Node, HeldLine>();
  private readonly reader: LineReader;
  private knownHead: (DraftHead & { is: HeadPlacements }) | null = null;

  constructor(
    private readonly query: LineQuery & { words: number },
    private readonly nodes: NodeReading<Node>,
  ) {
    this.reader = new LineReader(query);
  }

  /** @param meant what is known of its sentences' meaning, which may be of the text a moment ago */
  read(document: Node, head: DraftHead, meant?: DraftMeaning): DraftFacts<Node> {
    const sum = new FactsSum(this.query.terms.length, meant);
    const lines: PlacedLine<Node>[] = [];
    this.visit(document, { inItem: false, inRow: false }, sum, lines);
    return { ...sum.facts(this.query, this.headOf(head)), lines };
  }

  /** What a draft is called changes seldom beside its text. */
  private headOf(head: DraftHead): HeadPlacements {
    const { title, slug, description } = head;
    const known = this.knownHead;
    if (known?.title === title && known.slug === slug && known.description === description) return known.is;
    const is = placementsOfHead(head, this.reader.keyword);
    this.knownHead = { title, slug, description, is };
    return is;
  }

  private visit(node: Node, place: Place, sum: FactsSum, lines: PlacedLine<Node>[]): void {
    const type = this.nodes.typeOf(node);
    if (LINES.has(type)) {
      const level = type === 'heading' ? this.nodes.levelOf(node) : 0;
      const held = this.lineOf(node);
      sum.add(held, level, place);
      lines.push({ node, level, facts: held.facts });
      return;
    }
    if (type === 'image') sum.counts.images += 1;
    const words = sum.counts.words;
    const inside = {
      inItem: place.inItem || LISTS.has(type),
      inRow: place.inRow || type === 'table',
    };
    for (const child of this.nodes.childrenOf(node)) this.visit(child, inside, sum, lines);
    // One without text is not seen.
    if (sum.counts.words === words) return;
    if (LISTS.has(type)) sum.counts.lists += 1;
    else if (type === 'table') sum.counts.tables += 1;
  }

  private lineOf(node: Node): HeldLine {
    const known = this.known.get(node);
    if (known) return known;
    const { line, links, images } = this.inlineOf(node);
    const held = { facts: this.reader.read(line), links, images };
    this.known.set(node, held);
    return held;
  }

  private inlineOf(node: Node): { line: Line; links: number; images: number } {
    const { childrenOf, hrefOf, textOf, typeOf } = this.nodes;
    const links: (Span & { href: string })[] = [];
    let text = '';
    let images = 0;
    for (const child of childrenOf(node)) {
      const from = text.length;
      text += textOf(child);
      if (typeOf(child) === 'image') images += 1;
      const href = hrefOf(child);
      if (href === null) continue;
      const last = links.at(-1);
      if (last?.href === href && last.to === from) last.to = text.length;
      else links.push({ from, to: text.length, href });
    }
    const away = links.filter(({ href }) => !href.startsWith('#'));
    return { line: { text, links }, links: away.length, images };
  }
}

/** Where the keyword stands outside of the text. */
type HeadPlacements = Pick<TextFacts['placements'], 'title' | 'slug' | 'description'>;

export function placementsOfHead(
  { title, slug, description }: DraftHead,
  keyword: LineReader['keyword'],
): HeadPlacements {
  return {
    title: keyword.isInText(title),
    slug: keyword.isInSlug(slug),
    description: keyword.isInText(description),
  };
}

interface Place {
  inItem: boolean;
  inRow: boolean;
}

/** What lines come to, one after the other. */
export class FactsSum {
  readonly counts: Record<PageCount, number> = {
    ...{ words: 0, h2: 0, h3: 0, paragraphs: 0, images: 0, links: 0, lists: 0, tables: 0 },
  };
  private readonly uses: number[];
  private readonly found: number[];
  /** Those in headings of any level. */
  private readonly titled: number[];
  private readonly headingUses: number[];
  private readonly reading = { words: 0, sentences: 0, syllables: 0, longWords: 0 };
  /** Words of the text outside of headings, and those before the keyword. */
  private body = 0;
  private keywordAfter = -1;
  private readonly keywordIn = new Set<number>();
  private sentences = 0;
  /** How many sentences say the same. */
  private readonly frames = new Map<string, number>();
  private readonly patterns = new Map<string, number>();
  private readonly listed = new Set<number>();
  /** Those that say something, whether they use terms or not, and how many share a frame or a pattern. */
  private readonly saying = new Map<string, LineSentence>();
  private readonly forms = new Map<string, number>();
  private readonly said: { sentence: LineSentence; frame: string }[] = [];

  constructor(
    terms: number,
    private readonly meant: DraftMeaning = NOTHING_MEANT,
  ) {
    this.uses = Array.from({ length: terms }, () => 0);
    this.found = Array.from({ length: terms }, () => 0);
    this.titled = Array.from({ length: terms }, () => 0);
    this.headingUses = Array.from({ length: terms }, () => 0);
  }

  add({ facts, links, images }: HeldLine, level: number, { inItem, inRow }: Place): void {
    const { counts } = this;
    counts.words += facts.words;
    counts.links += links;
    counts.images += images;
    if (level === 2) counts.h2 += 1;
    if (level === 3) counts.h3 += 1;
    for (const { term } of facts.uses) {
      this.found[term] = (this.found[term] ?? 0) + 1;
      if (level > 0) this.titled[term] = (this.titled[term] ?? 0) + 1;
      if (level === 2 || level === 3) this.headingUses[term] = (this.headingUses[term] ?? 0) + 1;
    }
    if (level > 0) {
      if (facts.keywordAfter !== -1) this.keywordIn.add(level);
      return;
    }
    if (!inItem && !inRow && facts.words > 0) counts.paragraphs += 1;
    if (this.keywordAfter === -1 && facts.keywordAfter !== -1)
      this.keywordAfter = this.body + facts.keywordAfter;
    this.body += facts.words;
    this.sentences += facts.sentences.length;
    for (const sentence of facts.sentences) {
      if (sentence.says) this.noteForm(sentence);
      if (sentence.terms.length === 0) continue;
      if (!sentence.says) {
        if (sentence.isList) for (const term of sentence.terms) this.listed.add(term);
        continue;
      }
      const frame = this.meant.alike.get(sentence.frame) ?? sentence.frame;
      this.said.push({ sentence, frame });
      this.frames.set(frame, (this.frames.get(frame) ?? 0) + 1);
      const { pattern } = sentence;
      if (pattern !== '') this.patterns.set(pattern, (this.patterns.get(pattern) ?? 0) + 1);
    }
    // Rows are no sentences, and short as they are would make any text look easy; competitors are read so too.
    if (inRow) return;
    for (const count of ['words', 'sentences', 'syllables', 'longWords'] as const)
      this.reading[count] += facts.reading[count];
  }

  private noteForm(sentence: LineSentence): void {
    this.saying.set(sentence.text.trim(), sentence);
    for (const form of formsOf(sentence)) this.forms.set(form, (this.forms.get(form) ?? 0) + 1);
  }

  /** Terms said in other words, by sentences that say something: a form that is filled in is near to each of them. */
  private covered(): TextFacts['covered'] {
    const most = this.mostAlike();
    return new Map(
      [...this.meant.covered].filter(([, text]) => {
        const sentence = this.saying.get(text);
        return (
          sentence !== undefined && formsOf(sentence).every((form) => (this.forms.get(form) ?? 0) <= most)
        );
      }),
    );
  }

  private mostAlike(): number {
    return Math.max(ALIKE.few, ALIKE.share * this.sentences);
  }

  /** Sentences that are alike count as long as they are few; many are a form that is filled in, and none of them counts. */
  private countSaid(): void {
    const most = this.mostAlike();
    for (const { sentence, frame } of this.said) {
      if ((this.frames.get(frame) ?? 0) > most) continue;
      if ((this.patterns.get(sentence.pattern) ?? 0) > most) continue;
      for (const term of sentence.terms) this.uses[term] = (this.uses[term] ?? 0) + 1;
    }
  }

  facts({ language, words }: LineQuery & { words: number }, head: HeadPlacements) {
    this.countSaid();
    // A heading says nothing by itself, but counts above a text that does.
    const uses = this.uses.map((count, term) => (count > 0 ? count + (this.titled[term] ?? 0) : 0));
    const beginning = Math.ceil(BEGINNING * Math.max(words, this.body));
    return {
      counts: this.counts,
      uses,
      idle: this.found.map((found, term) => found - (uses[term] ?? 0)),
      listed: this.listed,
      covered: this.covered(),
      headingUses: this.headingUses,
      placements: {
        ...head,
        h1: this.keywordIn.has(1),
        beginning: this.keywordAfter !== -1 && this.keywordAfter < beginning,
        h2: this.keywordIn.has(2),
      },
      flesch: fleschOf(language, this.reading),
    } satisfies TextFacts;
  }
}

/** By what sentences are alike, frames apart from patterns. */
function formsOf({ frame, pattern }: LineSentence): string[] {
  return [`of ${frame}`, ...(pattern === '' ? [] : [`by ${pattern}`])];
}
