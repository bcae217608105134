import type { PageHeading } from '../../contracts/pages/page-facts';
import { sentencesOf } from '../text/tokens';
import type { Keyphrase, WordKeys } from './keyphrases';
import type { KeyphraseMatcher } from './matcher';
import { descriptionVerdict, MIN_IMAGES, shareVerdict, titleVerdict, type Verdict } from './verdicts';
import type { PageAround, Zone } from './zones';

/** Of some parts of a page, how many hold at least half of a phrase. */
export interface Share {
  holding: number;
  of: number;
  /** Undefined where there are too few to tell. */
  verdict: Verdict | undefined;
}

/** How a phrase is used around the text; undefined where there is no page around it. */
export interface PageChecks {
  /** h2 and h3; of the text itself where it has Markdown's. */
  subheadings: Share;
  alts?: Share;
  title?: Verdict;
  description?: Verdict;
  /** Where links lead whose whole text is the phrase: pages that are told to be about it as well. */
  competing: string[];
}

const SUBHEADINGS: readonly number[] = [2, 3];
/** A phrase is held by what has so much of its content words. */
const HALF = 0.5;

interface Matching {
  matcher: KeyphraseMatcher;
  keys: WordKeys;
  language: string | undefined;
  /** What is no end of a sentence. */
  names: RegExp | undefined;
}

/** Looks for phrases in the title, the description, headings, alternative texts and links of a page. */
export class PageZoneChecks {
  private readonly subheadings: string[][];
  private readonly alts: string[][];
  private readonly anchors: { words: string; url: string }[];
  private readonly uses: Record<Extract<Zone, 'title' | 'description' | 'alt'>, Map<number, number>>;

  constructor(
    headings: readonly PageHeading[],
    private readonly page: PageAround | undefined,
    private readonly matching: Matching,
  ) {
    this.subheadings = headings
      .filter(({ level }) => SUBHEADINGS.includes(level))
      .map(({ text }) => this.keysOf(text));
    this.alts = (page?.alts ?? []).map((alt) => this.keysOf(alt));
    this.anchors = (page?.anchors ?? []).flatMap(({ anchor, url }) =>
      url && isElsewhere(url, page?.url ?? '') ? [{ words: this.keysOf(anchor).join(' '), url }] : [],
    );
    this.uses = {
      title: this.usesIn([page?.title ?? '']),
      description: this.usesIn([page?.description ?? '']),
      alt: this.usesIn(page?.alts ?? []),
    };
  }

  of(
    phrase: Keyphrase,
    index: number,
  ): PageChecks & { zones: Record<'title' | 'description' | 'alt', number> } {
    const zones = {
      title: this.uses.title.get(index) ?? 0,
      description: this.uses.description.get(index) ?? 0,
      alt: this.uses.alt.get(index) ?? 0,
    };
    const subheadings = shareOf(phrase, this.subheadings, this.subheadings.length, 1);
    if (!this.page) return { zones, subheadings, competing: [] };
    const words = phrase.keys.join(' ');
    const links = this.anchors.filter((anchor) => anchor.words === words).map(({ url }) => url);
    return {
      zones,
      subheadings,
      alts: shareOf(phrase, this.alts, this.page.images, MIN_IMAGES),
      title: titleVerdict(zones.title),
      description: this.page.description ? descriptionVerdict(zones.description) : undefined,
      competing: [...new Set(links)],
    };
  }

  private usesIn(texts: readonly string[]): Map<number, number> {
    const { matcher, keys, language, names } = this.matching;
    const uses = new Map<number, number>();
    for (const text of texts) {
      for (const sentence of sentencesOf(text, language, names)) {
        for (const { phrase } of matcher.find(keys.ofSentence(sentence))) {
          uses.set(phrase, (uses.get(phrase) ?? 0) + 1);
        }
      }
    }
    return uses;
  }

  private keysOf(text: string): string[] {
    const { keys, language } = this.matching;
    return [...sentencesOf(text, language)].flatMap((sentence) => keys.ofSentence(sentence));
  }
}

function shareOf(phrase: Keyphrase, parts: readonly string[][], of: number, enough: number): Share {
  const wanted = [...new Set(phrase.content)];
  const holding = parts.filter(
    (keys) => wanted.filter((key) => keys.includes(key)).length >= HALF * wanted.length,
  ).length;
  return { holding, of, verdict: of >= enough ? shareVerdict(holding, of) : undefined };
}

/** Not the page itself, nor a place in it. */
function isElsewhere(url: string, page: string): boolean {
  return /^https?:/i.test(url) && withoutFragment(url) !== withoutFragment(page);
}

function withoutFragment(url: string): string {
  return url.replace(/#.*$/, '');
}
