/** Why a file of any kind can't be read as csv. */
export const CSV_REFUSALS = {
  html: 'This is a web page with a .csv name. Export the list again, or open it in a spreadsheet and save it as .csv.',
  unsure:
    'The encoding of this file is unclear. Choose it, or save the file as CSV UTF-8 and upload it again.',
} as const;

export const CSV_MESSAGES = {
  ...CSV_REFUSALS,
  unclearText: 'The encoding of this file is unclear. Save it as UTF-8 and choose it again.',
  readingInvalid: 'How to read the file could not be understood. Reload the page and try again.',
} as const;
