export const TEXT_MESSAGES = {
  nothing: 'Paste some text, enter an address or choose a file.',
  tooLong: 'The text is longer than 1 MB.',
  unreadable: (reason: string) => `This address could not be read: ${reason}`,
  noCrawl: 'Choose a finished crawl.',
  noCrawledPage: 'Choose one of its pages.',
  noCrawledPages: 'This crawl has no indexable page. Choose another one, or enter an address.',
  noMainText: 'No main text was found; paste it instead.',
  fileKind: 'Choose a .txt, .md or .html file.',
  fileEmpty: 'This file is empty.',
  readAsHtml: 'The pasted HTML was read as text.',
  cleared: 'The text was cleared.',
  replaced: 'Another text took the place of yours.',
  recent:
    'A text that another one takes the place of stays here for 30 days, in this browser alone. Signing out deletes it.',
  draftNotKept: 'This browser has no room for the draft: it will be gone when the page is left.',
  counterFailed: 'The text could not be counted. Reload the page; what you wrote is kept.',
} as const;
