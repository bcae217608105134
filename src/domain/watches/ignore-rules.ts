import { RE2JS } from 're2js';
import { WATCH_CONTENT_MESSAGES as SAYS } from '../../contracts/watches/watch-content-messages';
import { WATCH_LIMITS } from '../../contracts/watches/watch-limits';
import { reasonOf } from '../pages/bounded-selector';

interface Span {
  start: number;
  end: number;
}

/** Rules as written, compiled for the lines of one page or two. */
export interface IgnoreRules {
  /** Spans of a line that the rules name, merged, in order. */
  spans(line: string): Span[];
  readonly size: number;
}

type Find = (line: string, lower: string) => Span[];

const REGEX = /^\/([^]+)\/(i?)$/;
/** Instructions of a compiled expression: each character may cost so many steps. */
const MAX_PROGRAM = 500;
/** Characters that all expressions of a watch look at together: a second and a half (0.7 s for a million, measured). */
const MAX_SEARCHED = 2_000_000;
/** Texts that have nothing in common: what matches the whole of both matches everything. */
const UNLIKE = ['Qué 7!', 'привет, мир'];

/** Why a rule can't be used, as a sentence; null where it can. */
export function ruleProblem(rule: string): string | null {
  const found = compileRule(rule, 1);
  return typeof found === 'string' ? found : null;
}

/**
 * Plain text ignores each line that holds it, whatever its case; with `*`, which stands for any text of a line, or as a
 * `/regex/` (RE2; `/regex/i` whatever the case) it ignores what matches. Rules that can't be used are left out.
 */
export function ignoreRules(rules: readonly string[]): IgnoreRules {
  const some = rules.slice(0, WATCH_LIMITS.rules);
  const finds = some.map((rule) => compileRule(rule, some.length)).filter((find) => typeof find !== 'string');
  return {
    size: finds.length,
    spans: (line) => {
      if (finds.length === 0) return [];
      const lower = lowerOf(line);
      return merged(finds.flatMap((find) => find(line, lower)));
    },
  };
}

/** How one of so many rules finds its spans, or why it can't. */
function compileRule(rule: string, rules: number): Find | string {
  const text = rule.trim();
  if (text === '') return SAYS.ruleEmpty;
  if (text.length > WATCH_LIMITS.rule) return SAYS.ruleTooLong;
  const [, expression, flags] = REGEX.exec(text) ?? [];
  if (expression !== undefined) return compileExpression(expression, flags === 'i', rules);
  if (/^[*\s]+$/.test(text)) return SAYS.ruleMatchesAll;
  const parts = lowerOf(text).split(/\s*\*+\s*/);
  return parts.length === 1 ? wholeLine(parts[0] as string) : wildcard(parts);
}

function compileExpression(expression: string, ignoresCase: boolean, share: number): Find | string {
  let pattern: RE2JS;
  try {
    pattern = RE2JS.compile(expression, ignoresCase ? RE2JS.CASE_INSENSITIVE : 0);
  } catch (error) {
    return SAYS.ruleInvalid(reasonOf(error));
  }
  if (pattern.programSize() > MAX_PROGRAM) return SAYS.ruleCostly;
  if (UNLIKE.every((text) => pattern.matches(text))) return SAYS.ruleMatchesAll;
  let left = MAX_SEARCHED;
  return (line) => {
    left -= line.length * share;
    if (left < 0) return [];
    const matcher = pattern.matcher(line);
    const spans: Span[] = [];
    while (matcher.find()) spans.push({ start: matcher.start(), end: matcher.end() });
    return spans.filter(({ start, end }) => end > start);
  };
}

function wholeLine(text: string): Find {
  return (line, lower) => (lower.includes(text) ? [{ start: 0, end: line.length }] : []);
}

/** Each part where it first stands behind the one before; a `*` at an end goes to the end of the line. */
function wildcard(parts: readonly string[]): Find {
  const [first = ''] = parts;
  const isOpen = parts.at(-1) === '';
  return (line, lower) => {
    const spans: Span[] = [];
    for (let from = 0; from < line.length;) {
      const start = lower.indexOf(first, from);
      let end = start === -1 ? -1 : start + first.length;
      for (const part of parts.slice(1)) {
        const at = end === -1 ? -1 : lower.indexOf(part, end);
        end = at === -1 ? -1 : at + part.length;
      }
      if (end === -1) break;
      spans.push({ start, end: isOpen ? line.length : end });
      from = isOpen ? line.length : Math.max(end, from + 1);
    }
    return spans;
  };
}

/** In lower case, at the same places: some letters become two, and such a text is compared as it is. */
function lowerOf(text: string): string {
  const lower = text.toLowerCase();
  return lower.length === text.length ? lower : text;
}

function merged(spans: Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans.sort((a, b) => a.start - b.start)) {
    const last = joined.at(-1);
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else joined.push({ ...span });
  }
  return joined;
}
