import type {
  InterlinkDecision,
  InterlinkOptions,
  InterlinkPage,
  InterlinkReasons,
  InterlinkResult,
  InterlinkSuggestion,
} from '../../contracts/interlinks/interlinks';
import { normaliseAddress } from '../scraper/address';
import { addressMatcher } from './address-patterns';
import type { Candidate } from './candidates';
import { type Choosable, LEAST_SCORE, MIN_SCORE } from './choose-links';
import { rounded } from './find-anchor';
import { type LinkEffects, linkEffects } from './link-effects';
import {
  type AnchorGrade,
  type AnchorHold,
  isAbout,
  type LinkMeaning,
  type LinkNearness,
  type LinkTexts,
} from './link-meaning';
import type { InterlinkSiteFacts } from './page-intake';
import type { SiteGround } from './site-ground';
import { hash53 } from '../scraper/hash';

const DIGITS = 14;

/**
 * The id of a link by what it is made of: addresses of source and target, and the sentence with its white space as one. 28
 * hexadecimal digits of 106 bits: among a million of them two alike are less likely than 1 in 10^19. Not for secrets.
 */
function suggestionId(source: string, target: string, sentence: string): string {
  const text = JSON.stringify([source, target, sentence.replace(/\s+/gu, ' ').trim()]);
  return [hash53(text), hash53(`second ${text}`)]
    .map((hash) => hash.toString(16).padStart(DIGITS, '0'))
    .join('');
}

/** Of the score, in points (text-tools.md, 7). */
const POINTS = { anchor: 45, cosine: 45, need: 10 } as const;

type Judged = Pick<AskedLink, 'candidate' | 'reasons'>;

/** A link that is good enough. */
export interface AskedLink extends Choosable {
  candidate: Candidate;
  reasons: InterlinkReasons;
  /** Set where decisions are known. */
  id?: string;
}

/** A site with the options of a run: its pages are numbered anew, since those that are excluded take no part. */
export class AskedSite {
  readonly ground: InterlinkResult['ground'];
  /** Pages that take part. */
  readonly size: number;
  readonly excluded: number;
  private readonly places: number[];
  /** By page of the site: its id. */
  private readonly ids: number[] = [];
  private readonly before: LinkEffects;
  private readonly median: number;
  private readonly isTarget: (url: string) => boolean;
  private readonly isPriority: (url: string) => boolean;

  constructor(
    private readonly site: SiteGround,
    options: InterlinkOptions,
    private readonly meaning?: LinkMeaning,
  ) {
    const isIncluded = options.includes.length > 0 ? addressMatcher(options.includes) : () => true;
    const isExcluded = addressMatcher(options.excludes);
    const takesPart = ({ url, language }: SiteGround['pages'][number]) =>
      language !== null && isIncluded(url) && !isExcluded(url);
    const all = site.pages.map((_, place) => place);
    const taken = all.filter((place) => takesPart(site.pages[place] as SiteGround['pages'][number]));
    const isTaken = new Set(taken);
    const others = all.filter((place) => !isTaken.has(place));
    this.places = [...taken, ...others];
    this.size = taken.length;
    this.excluded = site.pages.filter(({ language }) => language !== null).length - taken.length;
    this.places.forEach((place, id) => (this.ids[place] = id));
    this.ground = this.groundOf();
    this.before = linkEffects(this.ground);
    this.median = medianOf(this.before.inlinks.slice(0, this.size));
    this.isTarget = options.targets.length > 0 ? addressMatcher(options.targets.map(tidy)) : () => true;
    this.isPriority = addressMatcher(options.priority.map(tidy));
  }

  /** All links that are good enough, whatever the caps. */
  links(decisions: ReadonlyMap<string, InterlinkDecision>): AskedLink[] {
    return this.possible((near, { candidate, reasons }) =>
      near
        ? candidate.called || isAbout(near, holdOf(candidate))
        : !candidate.loose && reasons.score >= MIN_SCORE,
    ).map((link) => {
      // Most links are not chosen: an id takes longer than all else here.
      const id = decisions.size > 0 ? this.idOf(link) : undefined;
      return { ...link, id, accepted: id !== undefined && decisions.get(id) === 'accepted' };
    });
  }

  /** Texts of all links that may be good enough once their meaning is known, the best first. */
  textsOfLinks(): LinkTexts[] {
    const links = this.possible(() => true).sort((a, b) => b.score - a.score);
    return links.map((link) => this.textsOf(link));
  }

  private possible(isGood: (near: LinkNearness | undefined, link: Judged) => boolean): AskedLink[] {
    return this.site.candidates.flatMap((candidate) => {
      const [source, target] = [this.ids[candidate.source] ?? -1, this.ids[candidate.target] ?? -1];
      if (source >= this.size || target >= this.size || !this.isTarget(this.urlOf(target))) return [];
      const near = this.meaning?.nearnessOf(this.textsOf({ candidate }));
      const byWords = this.reasonsOf(candidate, target);
      const reasons = near ? byMeaning(byWords, near) : byWords;
      if (byWords.score < LEAST_SCORE || !isGood(near, { candidate, reasons })) return [];
      const { sentence, anchor, block, offset } = candidate;
      const anchorText = sentence.slice(anchor.start, anchor.end).toLowerCase();
      const { called, pointed } = candidate;
      const link = { source, target, block, offset, called, pointed, start: anchor.start, anchorText };
      return [{ ...link, candidate, reasons, score: reasons.score, accepted: false }];
    });
  }

  /** How the pages that links may lead to call themselves. */
  names(): string[] {
    const pages = this.places.slice(0, this.size).map((place) => this.site.pages[place]);
    return pages.flatMap((page) => (page && page.isMatter ? [page.name] : []));
  }

  private textsOf({ candidate }: Pick<AskedLink, 'candidate'>): LinkTexts {
    const { sentence, anchor, target, context } = candidate;
    const { subject = '', name = '' } = this.site.pages[target] ?? {};
    const source = this.site.pages[candidate.source]?.name ?? '';
    return { sentence, anchor: sentence.slice(anchor.start, anchor.end), context, subject, name, source };
  }

  suggestionOf(link: AskedLink): InterlinkSuggestion {
    const { source, target, candidate, reasons } = link;
    const { block, offset, sentence, anchor, blocked } = candidate;
    const id = link.id ?? this.idOf(link);
    return { id, source, target, block, offset, sentence, ...anchor, blocked, reasons };
  }

  pages(
    suggestions: readonly InterlinkSuggestion[],
    { partial = false }: Pick<InterlinkSiteFacts, 'partial'> = {},
  ): InterlinkPage[] {
    const { body, start } = this.ground;
    const [before, after] = [this.before, linkEffects(this.ground, suggestions)];
    return this.places.slice(0, this.size).flatMap((place, id) => {
      const page = this.site.pages[place];
      if (!page) return [];
      return [
        {
          ...{ id, url: page.url, title: page.title, language: page.language || null },
          inlinks: { before: before.inlinks[id] ?? 0, after: after.inlinks[id] ?? 0 },
          depth: { before: before.depth[id] ?? null, after: after.depth[id] ?? null },
          outlinks: body[id]?.length ?? 0,
          orphan: !partial && before.inlinks[id] === 0 && id !== start,
          priority: this.isPriority(page.url),
        },
      ];
    });
  }

  private idOf({ source, target, candidate }: Pick<AskedLink, 'source' | 'target' | 'candidate'>): string {
    return suggestionId(this.urlOf(source), this.urlOf(target), candidate.sentence);
  }

  private urlOf(id: number): string {
    return this.site.pages[this.places[id] ?? -1]?.url ?? '';
  }

  private reasonsOf(
    { share, kindFactor, value, cosine, phrase, kind }: Candidate,
    target: number,
  ): InterlinkReasons {
    const isPriority = this.isPriority(this.urlOf(target));
    const need = isPriority ? 1 : rounded(1 / (1 + (this.before.inlinks[target] ?? 0) / this.median));
    const parts = { anchor: value, cosine, need };
    return { ...scoreOf(parts), ...parts, share, span: 1, kindFactor, phrase, kind };
  }

  private groundOf(): InterlinkResult['ground'] {
    const { body, all, start } = this.site;
    // Without exclusions the pages are those of the site, in its order.
    const isSame = this.places.every((place, id) => place === id);
    const renumbered = (links: number[][]) =>
      isSame
        ? links
        : this.places.map((place) =>
            (links[place] ?? []).map((page) => this.ids[page] ?? -1).sort((a, b) => a - b),
          );
    return {
      ...{ body: renumbered(body), all: renumbered(all) },
      start: start === null ? null : (this.ids[start] ?? null),
    };
  }
}

function holdOf(candidate: Candidate): AnchorHold {
  const { whole, words, pointed, firm } = candidate;
  return { grade: gradeOf(candidate), isWholeName: whole && words > 1, pointed, firm };
}

/** How much of a name an anchor is; a slug is one that nobody reads. */
function gradeOf({ share, words, kind, loose, given }: Candidate): AnchorGrade {
  if (given && kind !== 'inbound' && kind !== 'acronym') return 'given';
  if (share < 1 || loose || kind === 'slug') return 'part';
  if (kind === 'inbound' || kind === 'acronym' || words === 1) return 'alias';
  return words === 2 ? 'short' : 'name';
}

function scoreOf(parts: Pick<InterlinkReasons, 'anchor' | 'cosine' | 'need'>) {
  const points = {
    anchor: hundredths(POINTS.anchor * parts.anchor),
    cosine: hundredths(POINTS.cosine * parts.cosine),
    need: hundredths(POINTS.need * parts.need),
  };
  return { points, score: hundredths(points.anchor + points.cosine + points.need) };
}

/** What sentence and anchor have of the page's meaning counts in place of the words that the two pages have in common. */
function byMeaning(reasons: InterlinkReasons, near: LinkNearness): InterlinkReasons {
  const [about, named] = [rounded(near.about), rounded(near.named)];
  const similarity = rounded(Math.max(0, (about + named) / 2));
  return { ...reasons, ...scoreOf({ ...reasons, cosine: similarity }), about, named, similarity };
}

const tidy = (address: string) =>
  address.includes('*') ? address : (normaliseAddress(address.trim()) ?? address);

const hundredths = (value: number) => Math.round(value * 100) / 100;

/** At least 1: on a site without links each one counts. */
function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const median = ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
  return Math.max(1, median);
}
