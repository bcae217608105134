/** What the list of batches can be sorted and filtered by. */
export const PERMISSIONS_LIST = {
  sort: ['batch', 'defaultTool', 'createdAt', 'updatedAt', 'id'],
  filter: { q: 'text', batch: 'text', defaultTool: 'text' },
} as const;
