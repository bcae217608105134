import { MAX_BLOCK_ENTRIES, MAX_SAVED_BLOCKS } from './blocks';

/** What the block editor and the saved blocks say. */
export const BLOCK_MESSAGES = {
  nameRequired: 'Enter a name',
  nameTaken: 'You have a block with this name already',
  variantUnknown: 'This kind of block does not exist',
  variantFixed: 'A saved block keeps its kind. Save this one under a new name.',
  configInvalid: 'This block is not complete. Open it in the editor and save it again.',
  colorInvalid: 'Enter a colour such as #2a2e32',
  linkInvalid: 'Links begin with https:// or http://',
  imageInvalid: 'Enter the address of an image; it begins with https:// or http://',
  textInvalid: 'Enter text',
  switchInvalid: 'This must be on or off',
  tooManyEntries: `At most ${MAX_BLOCK_ENTRIES} entries`,
  tooManyBlocks: `You have ${MAX_SAVED_BLOCKS} saved blocks. Delete one before you save another.`,
  fileInvalid: 'This is not a block file. Export a block and select that file.',
  fileVersion: 'This block file was made by a newer version of Cohort.',

  htmlCopied: 'The HTML is copied to your clipboard',
  inlineHtmlCopied: 'The HTML with inline CSS is copied to your clipboard',
  cssCopied: 'The CSS is copied to your clipboard',
  copyRefused: 'Your browser did not allow copying. Select the text below and copy it.',
  saved: 'The block is saved',
  renamed: 'The block is renamed',
  duplicated: 'The block is duplicated',
  deleted: 'The block is deleted',
  imported: 'The block is imported',
  exampleLink: 'An example: put your own link here',
  linkHint: 'This is no http(s) address: it will not be a link',
  imageHint: 'This is no http(s) address: no image will show',
} as const;
