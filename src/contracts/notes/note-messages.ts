/** What is said of the important note. */
export const NOTE_MESSAGES = {
  updated: 'Note Updated Successfully',
  updateFailed: 'Error While Updating',
} as const;
