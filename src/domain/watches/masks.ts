import { WATCH_MASKS, type WatchMask, type WatchSpan } from '../../contracts/watches/watch-content';
import type { IgnoreRules } from './ignore-rules';
import { MASK_PATTERNS, type MaskPattern } from './mask-patterns';

/** Of the private use area: no pattern takes one for a letter or a digit, and pages hardly have them within text. */
const FIRST_TOKEN = 0xe8f0;
const RULE_TOKEN = String.fromCharCode(FIRST_TOKEN + WATCH_MASKS.length);
/** The order in which masks are tried: what a longer one takes, a shorter one leaves alone. */
const ORDER = Object.keys(MASK_PATTERNS) as WatchMask[];
/** Passes over one line: what stands beside a token may now be one as well. */
const MAX_PASSES = 10;

/** The spans of a line that the masks find, in order, without overlap. */
export function maskSpans(line: string, masks: readonly WatchMask[]): WatchSpan[] {
  const spans: WatchSpan[] = [];
  for (const by of ORDER) {
    if (!masks.includes(by)) continue;
    for (const each of MASK_PATTERNS[by]) {
      if (each.hint.test(line)) addSpans(spans, line, each, by);
    }
  }
  return spans.sort((a, b) => a.start - b.start);
}

function addSpans(spans: WatchSpan[], line: string, { pattern, isNone }: MaskPattern, by: WatchMask): void {
  for (const { index: start = 0, 0: token, 1: none } of line.matchAll(pattern)) {
    const end = start + token.trimEnd().length;
    const isFree = spans.every((span) => span.end <= start || span.start >= end);
    if (none === undefined && end > start && isFree && !isNone?.(line, start, end))
      spans.push({ start, end, by });
  }
}

/** A line with one character for each masked token. Masking it again changes nothing. */
export function maskLine(line: string, masks: readonly WatchMask[]): string {
  let masked = line;
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const spans = maskSpans(masked, masks);
    if (spans.length === 0) break;
    masked = withTokens(masked, spans);
  }
  return masked;
}

/** What of a line does not count, by masks and rules: what a preview shows greyed. */
export function ignoredSpans(line: string, masks: readonly WatchMask[], rules: IgnoreRules): WatchSpan[] {
  const ruled = rules.spans(line).map((span): WatchSpan => ({ ...span, by: 'rule' }));
  const masked = maskSpans(line, masks).filter(({ start, end }) =>
    ruled.every((span) => span.end <= start || span.start >= end),
  );
  return [...ruled, ...masked].sort((a, b) => a.start - b.start);
}

/** The line with a token for each of its spans. */
export function withTokens(line: string, spans: readonly WatchSpan[]): string {
  let masked = '';
  let from = 0;
  for (const { start, end, by } of spans) {
    const token = by === 'rule' ? RULE_TOKEN : String.fromCharCode(FIRST_TOKEN + WATCH_MASKS.indexOf(by));
    masked += line.slice(from, start) + token;
    from = end;
  }
  return masked + line.slice(from);
}
