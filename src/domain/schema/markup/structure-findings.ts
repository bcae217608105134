import { SCHEMA_CHECK_MESSAGES as SAYS } from '../../../contracts/schema/schema-check-messages';
import type { MarkupFindings } from '../findings';
import { GUIDELINES, JSON_LD_SOURCE, JSON_SOURCE } from '../rich-results/sources';
import { checkTwins } from './check-twins';
import type { ReadMarkup } from './read-markup';

/** Says what is wrong with how the markup is written. */
export function checkStructure({ markup, blocks, base }: ReadMarkup, findings: MarkupFindings): void {
  for (const { line, problems, isCommented, repeated, entity } of blocks) {
    const about = { ...(entity !== undefined && { entity }) };
    const [first] = problems;
    if (first) {
      const sentence = SAYS.broken(first.fault, first.line);
      findings.add({
        ...about,
        level: 'error',
        rule: 'json-broken',
        line: first.line,
        source: JSON_SOURCE,
        sentence,
      });
    }
    if (isCommented) {
      const sentence = SAYS.commented;
      findings.add({ ...about, level: 'warning', rule: 'commented', line, source: GUIDELINES, sentence });
    }
    for (const { name: property, line: first, lastLine } of repeated) {
      const sentence = SAYS.repeatedName(property, first, lastLine);
      const told = { ...about, property, line: first, source: JSON_SOURCE, sentence };
      findings.add({ ...told, level: 'warning', rule: 'name-repeated' });
    }
  }
  checkReferences({ markup, base }, findings);
  checkTwins(markup, findings);
  if (markup.isCut)
    findings.add({ level: 'warning', rule: 'cut', source: JSON_LD_SOURCE, sentence: SAYS.cut });
}

/** References within the page must lead somewhere; those to other pages are nobody's fault. */
function checkReferences(
  { markup, base }: Pick<ReadMarkup, 'markup' | 'base'>,
  findings: MarkupFindings,
): void {
  const page = base?.href.split('#', 1)[0];
  markup.entities.forEach(({ properties }, entity) => {
    for (const [property, values] of Object.entries(properties)) {
      for (const { dangling: id, line } of values) {
        if (id === undefined) continue;
        const isOfPage = id.startsWith('#') || id.startsWith('_:') || (page && id.startsWith(`${page}#`));
        if (!isOfPage) continue;
        const sentence = SAYS.dangling(id.split('@', 1)[0] ?? id);
        findings.add({
          level: 'warning',
          rule: 'dangling',
          entity,
          property,
          line,
          source: JSON_LD_SOURCE,
          sentence,
        });
      }
    }
  });
}
