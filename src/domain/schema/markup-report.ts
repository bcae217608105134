import type { SchemaMarkupFinding, SchemaReport } from '../../contracts/schema/schema-checks';
import { SCHEMA_CHECK_MESSAGES as SAYS } from '../../contracts/schema/schema-check-messages';
import { readZones } from '../pages/read-page';
import { MarkupFindings } from './findings';
import { withoutRanges } from './markup/hidden-elements';
import { MARKUP_LIMITS } from './markup/markup-limits';
import { readMarkup } from './markup/read-markup';
import { checkStructure } from './markup/structure-findings';
import { mendMarkup } from './mend/mend-markup';
import { factsOf, type PageFact } from './mend/page-facts';
import { possibleResults } from './possible/possible-results';
import { SCHEMA_ORG_SOURCE } from './rich-results/sources';
import { verdictFindings } from './rich-results/verdict-findings';
import { verdictsOf } from './rich-results/verdicts';
import { checkSelfServing } from './values/check-self-serving';
import { checkValues } from './values/check-values';
import { checkVisible } from './values/check-visible';
import { checkNames } from './vocabulary/check-names';

/** A page's HTML, or what was pasted: HTML or bare JSON-LD. */
export interface MarkupSource {
  text: string;
  address?: string;
  /** ISO date. */
  today: string;
}

/** All that is told of a page's structured data. */
export function reportOnMarkup({ text, address, today }: MarkupSource): SchemaReport {
  const read = readMarkup(text, address);
  const { markup, base, signals } = read;
  const findings = new MarkupFindings();
  checkStructure(read, findings);
  checkNames(markup, findings);
  checkValues(markup, findings, { base, today });
  checkSelfServing(markup, findings);
  const verdicts = verdictsOf(markup, { invalid: findings.invalid, today });
  const zones =
    signals && readZones(withoutRanges(text, signals.hidden), { url: base?.href ?? 'about:blank' });
  const pageText = zones?.blocks.map((block) => block.text).join('\n') ?? '';
  // A page without a word of its own is one that scripts fill: nothing is known of what people see of it.
  const seen = pageText && [pageText, ...(signals?.labels ?? [])].join('\n');
  const facts = signals && zones ? factsOf(signals, zones, base) : new Map<string, PageFact>();
  const { entities, roots } = markup;
  return {
    entities,
    roots,
    verdicts,
    findings: inOrder([
      ...findings.all,
      ...verdictFindings(markup, verdicts, today),
      ...checkVisible(markup, verdicts, seen),
    ]),
    mended: mendMarkup({ markup, findings, verdicts, facts }),
    possible: signals && zones && entities.length === 0 ? possibleResults(signals, zones) : [],
  };
}

const LEVELS = ['error', 'warning', 'info'];

/** What breaks a whole block first, then errors, then as they stand in the page, up to the limit. */
function inOrder(findings: SchemaMarkupFinding[]): SchemaMarkupFinding[] {
  const rank = ({ level, rule, line = 0 }: SchemaMarkupFinding) =>
    rule === 'json-broken' ? -1 : LEVELS.indexOf(level) * 1e9 + line;
  const sorted = findings.toSorted((a, b) => rank(a) - rank(b));
  const rest = sorted.length - MARKUP_LIMITS.findings;
  if (rest <= 0) return sorted;
  const more = { level: 'info' as const, rule: 'more', sentence: SAYS.more(rest), source: SCHEMA_ORG_SOURCE };
  return [...sorted.slice(0, MARKUP_LIMITS.findings), more];
}
