/**
 * Writes src/domain/schema/vocabulary/vocabulary.json: the types, properties and enumerations of schema.org.
 * Run it after an update of schema-dts: `node scripts/make-schema-vocabulary.mjs`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = join(root, 'node_modules/schema-dts');
const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const declarations = readFileSync(join(folder, 'dist/schema.d.ts'), 'utf8');

/** Names of other vocabularies begin with their host. */
const FOREIGN = /_(?:org|com)_/;
const DATA_TYPES = [
  'Boolean',
  'Date',
  'DateTime',
  'Duration',
  'Float',
  'Integer',
  'Number',
  'Text',
  'Time',
  'URL',
];

/** By the name of the type: what it extends, and its own properties. */
const bases = new Map();
for (const [, name, parents, body] of declarations.matchAll(
  /^(?:export )?interface (\w+?)Base extends ([\w, <>|"'@]+?) \{\n([\s\S]*?)^\}/gm,
)) {
  bases.set(name, { parents: namesOf(parents), body });
}
bases.set('Thing', { parents: [], body: /interface ThingBase[^{]*\{\n([\s\S]*?)^\}/m.exec(declarations)[1] });

/** By the name of the property: the types of its values, and what is said in its place. */
const properties = new Map();
const types = new Map();
for (const [, name, parents] of declarations.matchAll(
  /^(?:export )?(?:interface|type) (\w+?)Leaf(?:<[^>]*>)? (?:extends|= Omit<)([^{]*?)(?:, TProperty> & )?\{/gm,
)) {
  if (FOREIGN.test(name)) continue;
  const base = bases.get(name);
  const own = base ? propertiesOf(base.body) : [];
  // No name of a declaration begins with a digit: 3DModel is _3DModel there.
  types.set(name.replace(/^_(?=\d)/, ''), { parents: base ? base.parents : namesOf(parents), own });
}

const members = new Map();
for (const [, name, union] of declarations.matchAll(
  /^export type (\w+) = ("https:\/\/schema\.org[^;]*);/gm,
)) {
  if (name === 'Boolean') continue;
  members.set(name, [
    ...new Set([...union.matchAll(/"https:\/\/schema\.org\/(\w+)"/g)].map(([, each]) => each)),
  ]);
}

const replaced = [...properties].filter(([, { instead }]) => instead !== undefined);
const target = join(root, 'src/domain/schema/vocabulary/vocabulary.json');
writeFileSync(target, `${JSON.stringify(tables(), null, 2)}\n`);
console.log(`${types.size} types, ${properties.size} properties, ${replaced.length} superseded in ${target}`);

function namesOf(list) {
  const names = list.split(',').map((each) => each.trim().replace(/Base$/, ''));
  return [...new Set(names)].filter((each) => /^\w+$/.test(each) && !FOREIGN.test(each));
}

function propertiesOf(body) {
  const own = [];
  for (const [, comment = '', name, range] of body.matchAll(
    /((?:\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*)?)"(\w+)"\?: SchemaValue<(.*), "\w+">;/g,
  )) {
    own.push(name);
    const property = properties.get(name) ?? { ranges: new Set(), instead: undefined };
    for (const type of range.split('|').map((each) => each.trim())) {
      if (/^\w+$/.test(type) && type !== 'IdReference' && !FOREIGN.test(type)) property.ranges.add(type);
    }
    if (comment.includes('@deprecated')) {
      property.instead = /@deprecated[^\n]*?schema\.org\/(\w+)/.exec(comment)?.[1] ?? '';
    }
    properties.set(name, property);
  }
  return own;
}

function tables() {
  const lists = ([name, each]) => [name, each.join(' ')];
  const described = [...types].filter(([, { own }]) => own.length > 0);
  return {
    source: [
      `Made by scripts/make-schema-vocabulary.mjs of schema-dts ${version} (Apache 2.0), which is made of schema.org's own declarations.`,
      "Schema.org's vocabulary is © the schema.org community, licensed under CC BY-SA 3.0",
      '(https://creativecommons.org/licenses/by-sa/3.0/); so is this file.',
    ].join(' '),
    parents: Object.fromEntries([...types].map(([name, { parents }]) => lists([name, parents]))),
    ownProperties: Object.fromEntries(described.map(([name, { own }]) => lists([name, own]))),
    propertiesByRange: propertiesByRange(),
    superseded: Object.fromEntries(replaced.map(([name, { instead }]) => [name, instead])),
    members: Object.fromEntries([...members].map(lists)),
    dataTypes: DATA_TYPES.join(' '),
  };
}

function propertiesByRange() {
  const byRange = {};
  for (const [name, { ranges }] of properties) {
    const range = [...ranges].join(' ');
    byRange[range] = byRange[range] === undefined ? name : `${byRange[range]} ${name}`;
  }
  return byRange;
}
