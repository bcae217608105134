import { type Checked, type ModelTask, objectSchema } from '../model-task';
import { plainText } from '../plain-text';
import type { ModelData, Sources } from '../source';

export interface NamesAnswer {
  names: { id: number; name: string }[];
}

/** Groups of one call. */
export const MAX_NAMED_GROUPS = 40;
const MAX_CHARACTERS = 60;
/** Of a group, and of each of them: 40 groups then fit into one call in any script. */
const GROUP_TEXTS = 8;
const TEXT_CHARACTERS = 60;

/** Names of groups, such as clusters of keywords or sections of a page. */
export const NAMES_TASK: ModelTask<NamesAnswer> = {
  name: 'names',
  version: 2,
  rules: [
    'Each line of the data is a group: its id, and texts that belong together, the most important first.',
    'Give every group a name that says what its texts have in common and no other group does.',
    `A name is a noun phrase of at most ${MAX_CHARACTERS} characters, written as a heading, without a full stop.`,
    'No two groups have the same name. Name each group once, by its id.',
  ],
  schema: objectSchema({
    names: {
      type: 'array',
      minItems: 1,
      maxItems: MAX_NAMED_GROUPS,
      items: objectSchema({
        id: { type: 'integer', minimum: 1, maximum: MAX_NAMED_GROUPS },
        name: { type: 'string', minLength: 1, maxLength: MAX_CHARACTERS },
      }),
    },
  }),
  maxTokensOut: 1_200,
  check: checkNames,
};

/** Data of the task: the groups' ids from 1 in the order given, with the beginning of each; @throws RangeError for more than MAX_NAMED_GROUPS. */
export function groupsToName(groups: readonly (readonly string[])[]): ModelData[] {
  if (groups.length > MAX_NAMED_GROUPS) throw new RangeError(`At most ${MAX_NAMED_GROUPS} groups a call.`);
  return groups.map((texts, i) => ({
    label: String(i + 1),
    text: texts
      .slice(0, GROUP_TEXTS)
      .map((text) => text.slice(0, TEXT_CHARACTERS))
      .join('; '),
  }));
}

/** A name stands for its own group alone: what it says must be there. */
function checkNames({ names }: NamesAnswer, sources: Sources): Checked<NamesAnswer> {
  const named = new Map<number, string>();
  for (const [i, { id, name }] of names.entries()) {
    const source = sources.of(String(id));
    if (!source) return { path: `/names/${i}/id`, why: 'must be the id of a group' };
    if (named.has(id)) return { path: `/names/${i}/id`, why: 'must not name a group twice' };
    const checked = plainText(`/names/${i}/name`, name, source);
    if ('why' in checked) return checked;
    named.set(id, checked.value);
  }
  if (named.size < sources.count) return { path: '/names', why: 'must name every group' };
  if (new Set([...named.values()].map((name) => name.toLowerCase())).size < named.size) {
    return { path: '/names', why: 'must not give two groups the same name' };
  }
  const inOrder = [...named].toSorted(([a], [b]) => a - b);
  return { value: { names: inOrder.map(([id, name]) => ({ id, name })) } };
}
