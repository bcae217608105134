import type { SavedBlockEntry, SavedBlockView } from '../../contracts/blocks/blocks';
import type { BlockEntryRecord, BlockRecord } from './blocks.schema';

export function toEntry(record: BlockEntryRecord): SavedBlockEntry {
  const { _id, name, variant, countClicks, toRefresh, createdAt, updatedAt } = record;
  return {
    id: _id.toHexString(),
    name,
    variant,
    countClicks: countClicks === true,
    ...(toRefresh && { toRefresh }),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

export function toView(record: BlockRecord): SavedBlockView {
  return { ...toEntry(record), config: record.config };
}
