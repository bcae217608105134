import { Injectable } from '@nestjs/common';
import type { AuthUser } from '../../contracts/access/access';
import { refusedLines, refusedLinesSentence } from '../../contracts/validation/listed-addresses';
import { WATCH_MESSAGES as SAYS } from '../../contracts/watches/watch-messages';
import {
  MAX_WATCHES_AT_ONCE,
  WATCH_TEXT_LIMITS,
  type WatchImportLine,
  type WatchImportView,
  type WatchSettings,
} from '../../contracts/watches/watches';
import { fieldsRefused } from '../../core/errors/app-error';
import { normaliseAddress } from '../../domain/scraper/address';
import { type PastedPage, pastedPages } from '../../domain/watches/pasted-pages';
import { WatchClock } from './checking/watch-clock';
import { type WatchTerms, WatchTermsService } from './watch-terms.service';
import { assertUsable, WatchesService } from './watches.service';

const LINE_OF_SENTENCE = /^Line [\d,]+ \(.*?\) /s;
const SHOWN_CHARACTERS = 200;

type Told = Pick<WatchImportLine, 'outcome' | 'sentence' | 'id'>;

/** Adds many pages at once; what a line names wrongly keeps none of the others. */
@Injectable()
export class WatchImportService {
  constructor(
    private readonly watches: WatchesService,
    private readonly terms: WatchTermsService,
    private readonly clock: WatchClock,
  ) {}

  async add(user: AuthUser, text: string, settings: WatchSettings): Promise<WatchImportView> {
    assertUsable(settings);
    const pages = pastedPages(text);
    if (pages.length === 0) throw fieldsRefused({ text: SAYS.pasteRequired });
    if (pages.length > MAX_WATCHES_AT_ONCE) throw fieldsRefused({ text: SAYS.tooManyAtOnce });
    const terms = await this.terms.of(user, this.clock.now());
    const seen = new Map<string, number>();
    const lines: WatchImportLine[] = [];
    for (const page of pages) {
      const told = await this.addLine(user, page, settings, { terms, seen });
      lines.push({ line: page.line, text: page.url.slice(0, SHOWN_CHARACTERS), ...told });
    }
    return { added: lines.filter(({ outcome }) => outcome === 'added').length, lines };
  }

  private async addLine(
    user: AuthUser,
    { line, url, name, tags }: PastedPage,
    settings: WatchSettings,
    { terms, seen }: { terms: WatchTerms; seen: Map<string, number> },
  ): Promise<Told> {
    const normal = normaliseAddress(url);
    const [fault] = refusedLines([url]);
    if (fault || normal === null) return refused(fault ? sentenceOf(fault) : SAYS.addressInvalid);
    const before = seen.get(normal);
    if (before !== undefined) return { outcome: 'already', sentence: SAYS.repeatedLine(before), id: null };
    seen.set(normal, line);
    const all = [...new Set([...settings.tags, ...tags])].slice(0, WATCH_TEXT_LIMITS.tags);
    const own = { ...settings, name: name || settings.name, tags: all };
    const added = await this.watches.tryToAdd(user, normal, own, terms);
    if (added === 'no-place') return { outcome: 'no-place', sentence: SAYS.noPlace, id: null };
    if ('already' in added) return { outcome: 'already', sentence: SAYS.alreadyWatched, id: added.already };
    return { outcome: 'added', sentence: '', id: added.watch._id.toHexString() };
  }
}

function refused(sentence: string): Told {
  return { outcome: 'refused', sentence, id: null };
}

/** What is wrong with it, without the line: that stands beside it. */
function sentenceOf(fault: Parameters<typeof refusedLinesSentence>[0][number]): string {
  const sentence = refusedLinesSentence([fault]).replace(LINE_OF_SENTENCE, '');
  return `This ${sentence}`;
}
