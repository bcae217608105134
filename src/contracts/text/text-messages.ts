export const TEXT_MESSAGES = {
  nothing: 'Paste some text, enter an address or choose a file.',
  tooLong: 'The text is longer than 1 MB.',
  unreadable: (reason: string) => `This address could not be read: ${reason}`,
  noMainText: 'No main text was found; paste it instead.',
  fileKind: 'Choose a .txt, .md or .html file.',
  fileEmpty: 'This file is empty.',
  readAsHtml: 'The pasted HTML was read as text.',
  draftNotKept: 'This browser has no room for the draft: it will be gone when the page is left.',
  counterFailed: 'The text could not be counted. Reload the page; what you wrote is kept.',
} as const;
