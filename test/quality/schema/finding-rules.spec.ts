import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportOnMarkup } from '../../../src/domain/schema/markup-report';
import { DELIVERY } from './finding-rules/delivery';
import { NAMES } from './finding-rules/names';
import { RESULTS } from './finding-rules/results';
import type { RuleCase } from './finding-rules/rule-case';
import { SEEN } from './finding-rules/seen';
import { SENSE } from './finding-rules/sense';
import { VALUES } from './finding-rules/values';

const SOURCE = join(__dirname, '../../../src/domain/schema');
const CASES: readonly RuleCase[] = [...NAMES, ...VALUES, ...DELIVERY, ...RESULTS, ...SEEN, ...SENSE];
const RULE = /\brule: (?:\w+ \? )?'([a-z-]+)'(?: : '([a-z-]+)')?/g;
/** Proved by pages of their size, or of their day. */
const ELSEWHERE = ['cut', 'more', 'rule-stale'];

const rulesOf = (page: object | string) => {
  const text =
    typeof page === 'string' ? page : JSON.stringify({ '@context': 'https://schema.org', ...page });
  return reportOnMarkup({ text, address: 'https://shop.example/k', today: '2026-11-22' }).findings.map(
    ({ rule }) => rule,
  );
};

it.each(
  CASES.map(
    ([rule, what, page, isTold]) => [rule, isTold ? 'tells of' : 'is silent on', what, page] as const,
  ),
)('%s %s: %s', (rule, told, _, page) => {
  expect(rulesOf(page).includes(rule)).toBe(told === 'tells of');
});

it('has what each rule tells of, and what it is silent on', () => {
  const sources = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.spec)\.ts$/.test(file),
  );
  const rules = new Set(
    sources.flatMap((file) =>
      [...readFileSync(join(SOURCE, file), 'utf8').matchAll(RULE)].flatMap(([, one, other]) => [one, other]),
    ),
  );
  rules.delete(undefined);
  for (const rule of ELSEWHERE) expect(rules.delete(rule)).toBe(true);
  const has = (isTold: boolean) =>
    [...rules].filter((rule) => !CASES.some((each) => each[0] === rule && each[3] === isTold));
  expect([has(true), has(false)]).toEqual([[], []]);
  expect(rules.size).toBeGreaterThan(40);
});
