import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT, textOf } from './documents';

/** The features and their tiers are the same in the import rules, in docs/architecture.md and in src/modules. */

interface Rule {
  name: string;
  from: { path?: string };
}

const RULES = createRequire(__filename)(join(ROOT, '.dependency-cruiser.cjs')) as { forbidden: Rule[] };
const FEATURES = readdirSync(join(ROOT, 'src/modules'));

/** `jobs: tier 5` of each feature. */
function byTheRules(): string[] {
  return RULES.forbidden.flatMap(({ name, from }) => {
    const tier = /^feature-tier-(\d+)$/.exec(name)?.[1];
    const features = /^\^src\/modules\/\(([^)]+)\)\/$/.exec(from.path ?? '')?.[1];
    return tier && features ? entries(tier, features.split('|')) : [];
  });
}

function byTheDocument(): string[] {
  const table = textOf('docs/architecture.md').split('| tier')[1] ?? '';
  const rows = [...table.matchAll(/^\| (\d+) +\| ([a-z0-9:, -]+?) +\|$/gm)];
  const named = rows.flatMap(([, , features = '']) => features.split(', '));
  const others = FEATURES.filter((feature) => !named.includes(feature));
  return rows.flatMap(([, tier = '', features = '']) =>
    entries(tier, features.startsWith('all others') ? others : features.split(', ')),
  );
}

function entries(tier: string, features: string[]): string[] {
  return features.map((feature) => `${feature}: tier ${tier}`);
}

function without(list: string[], other: string[]): string[] {
  return list.filter((entry) => !other.includes(entry));
}

it('docs/architecture.md tells the tiers of the import rules', () => {
  expect({
    onlyInTheRules: without(byTheRules(), byTheDocument()),
    onlyInTheDocument: without(byTheDocument(), byTheRules()),
  }).toEqual({ onlyInTheRules: [], onlyInTheDocument: [] });
});

it('every feature of src/modules has its one tier, and every tier only features that are there', () => {
  expect(
    byTheRules()
      .map((entry) => entry.split(':')[0] ?? '')
      .toSorted(),
  ).toEqual(FEATURES.toSorted());
});
