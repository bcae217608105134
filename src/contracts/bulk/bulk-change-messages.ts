/** What is said of changes that a job makes. */
export const BULK_CHANGE_MESSAGES = {
  resourceInvalid: 'Choose a list whose records can be changed together.',
  actionInvalid: 'This action is not available for this list.',
  valuesInvalid: 'values must be an object.',
  selectionInvalid: 'Select records by ids, or by filter and expected.',
  idsInvalid: (most: number) => `ids must be 1 to ${most} different ids.`,
  filterInvalid: 'filter must be an object.',
  expectedInvalid: 'expected must be a whole number from 1.',
  otherCount: (count: number) =>
    count === 1
      ? '1 record matches now. Check the list and try again.'
      : `${count} records match now. Check the list and try again.`,
  tooMany: (most: number) => `More than ${most} records match. Narrow the filter.`,
  notUndoable: 'Only a change of records can be undone, and only once it has ended.',
  nothingToUndo: 'There is nothing left to undo.',
  undoneBefore: 'This was undone before.',
  changedSince: 'This was changed again since.',
} as const;
