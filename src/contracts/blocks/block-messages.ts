import { MAX_BLOCK_ENTRIES, MAX_BLOCK_PRODUCTS, MAX_SAVED_BLOCKS, MIN_BLOCK_PRODUCTS } from './blocks';

/** What the block editor and the saved blocks say. */
export const BLOCK_MESSAGES = {
  nameRequired: 'Enter a name.',
  nameTaken: 'You have a block with this name already.',
  variantUnknown: 'This kind of block does not exist.',
  variantFixed: 'A saved block keeps its kind. Save this one under a new name.',
  configInvalid: 'This is missing or incomplete.',
  colorInvalid: 'Enter a color such as #2a2e32.',
  linkInvalid: 'Links begin with https:// or http://.',
  imageInvalid: 'Enter the URL of an image; it begins with https:// or http://.',
  textInvalid: 'Enter text.',
  switchInvalid: 'This must be on or off.',
  schemeInvalid: 'Choose light, dark, or by the reader’s system.',
  headingLevelInvalid: 'Choose a heading from 2 to 6.',
  localeInvalid: 'Choose a language and region, such as en-US.',
  starsInvalid: 'Choose stars beside the score or instead of it.',
  narrowInvalid: 'Choose what the table does on a phone.',
  noticeKindInvalid: 'Choose information, tip or warning.',
  productInvalid: 'This product is not in your library.',
  tooManyEntries: `At most ${MAX_BLOCK_ENTRIES} entries.`,
  tooManyBlocks: `You have ${MAX_SAVED_BLOCKS} saved blocks. Delete one before you save another.`,
  fileInvalid: 'This is not a block file. Export a block and select that file.',
  fileUnreadable: 'It is damaged, or not a JSON file. Export the block again and select that file.',
  fileTooLarge: 'It is too large for a block file. Export a block and select that file.',
  notImported: (file: string) => `“${file}” was not imported.`,
  moreProblems: (count: number) => (count === 1 ? 'And one more problem.' : `And ${count} more problems.`),
  fileVersion: 'This block file was made by a newer version of Cohort.',

  htmlCopied: 'The HTML is copied to your clipboard',
  blockCopied:
    'The block is copied. Paste it into a Custom HTML block, or into the Text tab of the classic editor.',
  cssCopied: 'The CSS is copied to your clipboard',
  copyRefused: 'Your browser did not allow copying. Select the text below and copy it.',
  saved: 'The block is saved',
  renamed: 'The block is renamed',
  duplicated: 'The block is duplicated',
  deleted: 'The block is deleted',
  imported: 'The block is imported',
  atTopHelp: 'Its images load at once, the first one before everything else. Use it for one block per page.',
  themeApplied: (name: string) => `${name} is applied: scheme, theme and button colors.`,
  buttonUnseen: (scheme: 'light' | 'dark') =>
    `Hard to see in the ${scheme} scheme: choose a button color that differs more from the background`,
  themeLightened: (color: string) => `Shown as ${color} in the dark scheme, where it would be hard to see`,
  buttonUnreadable: 'Hard to read on this button: choose colors that differ more',
  /** Of a product, the features that another one beside it has. */
  featuresMissing: (names: readonly string[]) =>
    `Other products here also list: ${names.join(', ')}. This one shows a dash there.`,
  sortHelp:
    'Works without a script. WordPress removes the choice from posts of authors without the right to post unfiltered HTML; the products then stay in your order.',
  nothingToSort:
    'Nothing to sort by yet: give at least two products a score, or prices in the same currency.',
  tooFewProducts: `At least ${MIN_BLOCK_PRODUCTS} products.`,
  tooManyProducts: `At most ${MAX_BLOCK_PRODUCTS} products.`,
  dayInvalid: 'Enter a day such as 2026-11-30.',
  gap: 'Left out until you fill it in',
  gapInside: 'Something in here is left out until you fill it in',
  exampleLink: 'An example: put your own link here',
  linkProblem: 'This will not be a link. Enter a full URL that starts with https://.',
  imageProblem: 'No image will show. Enter a full URL that starts with https://.',

  discardText: 'What you changed since the block was last saved will be lost.',
  discardUnsavedText: 'This block has not been saved. Your changes will be lost.',
} as const;
