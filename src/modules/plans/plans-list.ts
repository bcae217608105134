/** What the list of plans can be sorted and filtered by. */
export const PLANS_LIST = {
  sort: ['name', 'position', 'createdAt', 'updatedAt', 'id'],
  filter: { q: 'text', name: 'text' },
} as const;
