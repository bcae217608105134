import { type Model, Types } from 'mongoose';

/** How many documents refer to each of these ids by a field; ids without any are absent. */
export async function countReferences<Doc>(
  model: Model<Doc>,
  field: string,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const groups = await model.aggregate<{ _id: Types.ObjectId; count: number }>([
    { $match: { [field]: { $in: ids.map((id) => new Types.ObjectId(id)) } } },
    { $group: { _id: `$${field}`, count: { $sum: 1 } } },
  ]);
  return new Map(groups.map((group) => [group._id.toHexString(), group.count]));
}
