import type { WatchComparison } from '../../contracts/watches/watch-content';
import { type IgnoreRules, ignoreRules } from './ignore-rules';
import { ignoredSpans, maskLine, withTokens } from './masks';
import { withPricesMeant } from './prices';

/** Joiners shape letters and emoji; between others they only mark a copy. */
const JOINERS = /[\u200c\u200d]/g;

/** What lines and values are compared by: their text without what does not count. */
export class LineKeys {
  private readonly rules: IgnoreRules;
  private readonly known = new Map<string, string | null>();

  constructor(private readonly comparison: Pick<WatchComparison, 'masks' | 'rules'>) {
    this.rules = ignoreRules(comparison.rules);
  }

  /** Null for a line of which a rule leaves nothing. */
  of(line: string): string | null {
    const known = this.known.get(line);
    if (known !== undefined) return known;
    const key = this.make(line);
    this.known.set(line, key);
    return key;
  }

  private make(line: string): string | null {
    const { masks } = this.comparison;
    const ruled = this.rules.size > 0 ? ignoredSpans(line, [], this.rules) : [];
    if (ruled.length > 0 && isAll(line, ruled)) return null;
    return maskLine(withPricesMeant(withTokens(line, ruled).replace(JOINERS, '')), masks);
  }
}

function isAll(line: string, spans: readonly { start: number; end: number }[]): boolean {
  let from = 0;
  for (const { start, end } of spans) {
    if (line.slice(from, start).trim() !== '') return false;
    from = end;
  }
  return line.slice(from).trim() === '';
}
