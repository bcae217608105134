import { type Connection, Types } from 'mongoose';

/** How many documents of another collection refer to each of these ids; ids without any are absent. */
export async function countReferences(
  connection: Connection,
  collection: string,
  field: string,
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const groups = await connection
    .collection(collection)
    .aggregate<{ _id: Types.ObjectId; count: number }>([
      { $match: { [field]: { $in: ids.map((id) => new Types.ObjectId(id)) } } },
      { $group: { _id: `$${field}`, count: { $sum: 1 } } },
    ])
    .toArray();
  return new Map(groups.map((group) => [group._id.toHexString(), group.count]));
}
