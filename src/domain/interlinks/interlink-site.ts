import type {
  InterlinkDecision,
  InterlinkOptions,
  InterlinkResult,
} from '../../contracts/interlinks/interlinks';
import type { ReadingPageDetail } from '../../contracts/readings/readings';
import type { TextVectors } from '../meaning/text-vectors';
import { type AskedLink, AskedSite } from './asked-site';
import { chooseLinks } from './choose-links';
import { LinkMeaning } from './link-meaning';
import { type InterlinkSiteFacts, PageIntake } from './page-intake';
import { type SiteGround, siteGround } from './site-ground';

/** Some minutes of the sentence model [A]. */
const MOST_TEXTS = 12_000;

/**
 * Finds where sentences of a site could link to its other pages (text-tools.md, 7). The pages of a reading come one by one, in
 * any order. The same pages, options and decisions give the same suggestions.
 */
export class InterlinkSite {
  private readonly intake: PageIntake;
  private known: SiteGround | null = null;
  private meaning: LinkMeaning | undefined;

  constructor(private readonly facts: InterlinkSiteFacts = {}) {
    this.intake = new PageIntake(facts);
  }

  /** @param keywords that are known to lead to the page */
  add(page: ReadingPageDetail, keywords: readonly string[] = []): void {
    this.intake.add(page, keywords);
    this.known = null;
    this.meaning = undefined;
  }

  /**
   * Texts whose meaning tells which links are right: sentences, anchors, and what targets say that they are about; of the best
   * links by words. Without `understand` words alone decide.
   */
  texts(options: InterlinkOptions): string[] {
    const site = new AskedSite(this.ground(), options);
    this.meaning = new LinkMeaning(site.textsOfLinks(), site.names(), MOST_TEXTS);
    return this.meaning.texts;
  }

  /** @param vectors of `texts`, centred */
  understand(vectors: TextVectors): void {
    this.meaning?.take(vectors);
  }

  /**
   * May be asked again with other options. Links that are known to be accepted come first, rejected ones make room for others.
   * @param decisions by the ids of suggestions
   */
  suggestions(
    options: InterlinkOptions,
    decisions: ReadonlyMap<string, InterlinkDecision> = new Map(),
  ): InterlinkResult {
    const site = new AskedSite(this.ground(), options, this.meaning);
    const all = site.links(decisions);
    const isRejected = ({ id }: AskedLink) => id !== undefined && decisions.get(id) === 'rejected';
    const { links, capped } = chooseLinks(
      all.filter((link) => !isRejected(link)),
      { pages: site.size, perPage: options.perPage },
    );
    const suggestions = links
      .map((link) => site.suggestionOf(link))
      .sort((a, b) => b.reasons.score - a.reasons.score || a.source - b.source || a.target - b.target);
    const rejected = new Map(all.filter(isRejected).map((link) => [link.id, site.suggestionOf(link)]));
    return {
      ...{
        pages: site.pages(suggestions, this.facts),
        suggestions,
        rejected: [...rejected.values()],
        capped,
      },
      left: { ...this.intake.left, excluded: site.excluded },
      ground: site.ground,
    };
  }

  private ground(): SiteGround {
    return (this.known ??= siteGround(this.intake));
  }
}
