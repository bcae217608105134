/** Whom each member belongs to, twice told. */
type Groups = readonly (readonly (string | number)[])[];

const pairs = (count: number) => (count * (count - 1)) / 2;

/**
 * The adjusted Rand index of two partitions of the same members (Hubert and Arabie 1985): 1 where they are the same, 0 where
 * they agree no more than by chance.
 */
export function adjustedRandIndex(one: Groups, other: Groups): number {
  const groupOf = new Map(other.flatMap((group, at) => group.map((member) => [member, at] as const)));
  const both = one.map((group) => {
    const counts = new Map<number | undefined, number>();
    for (const member of group) counts.set(groupOf.get(member), (counts.get(groupOf.get(member)) ?? 0) + 1);
    return [...counts.values()];
  });
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + pairs(count), 0);
  const together = sum(both.flat());
  const [ofOne, ofOther] = [one, other].map((groups) => sum(groups.map(({ length }) => length)));
  const all = pairs(one.flat().length);
  const expected = ((ofOne ?? 0) * (ofOther ?? 0)) / all;
  return (together - expected) / (((ofOne ?? 0) + (ofOther ?? 0)) / 2 - expected);
}
