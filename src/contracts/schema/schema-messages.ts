/** What Google's product snippets ask of a page. */
export const SINGLE_PRODUCT = 'Google shows product snippets only for pages about a single product';

/** What the schema generator's form, its checks and its page say. */
export const SCHEMA_MESSAGES = {
  articleUrlRequired: 'Enter Article URL',
  articleTitleRequired: 'Enter Article Title',
  articleImageRequired: 'Enter Article Image URL',
  authorNameRequired: 'Enter Author Name',
  authorUrlRequired: 'Enter Author URL',
  publisherNameRequired: 'Enter Publisher Name',
  publisherLogoRequired: 'Enter Publisher Logo URL',
  publishedDateRequired: 'Enter Published Date',
  modifiedDateInvalid: 'Enter Valid Modified Date',
  seoDescriptionRequired: 'Enter Article SEO Description',
  introRequired: 'Enter Article Intro For Products',
  productNameRequired: 'Enter Product Name',
  productBrandRequired: 'Enter Product Brand',
  productUrlRequired: 'Enter Product URL',
  productImageRequired: 'Enter Image URL',
  productDescriptionRequired: 'Enter Product Description',
  prosRequired: 'Enter Product PROS',
  consRequired: 'Enter Product CONS',
  ratingRequired: 'Please Enter Rating',
  maxRatingRequired: 'Please Enter Max Rating',
  worstRatingRequired: 'Please Enter Worst Rating',
  numberOnly: 'Only Number Allowed',
  questionRequired: 'Enter Question',
  answerRequired: 'Enter Answer',

  authorTypeInvalid: 'Choose a person or an organization',
  gtinInvalid: 'Enter 8, 12, 13 or 14 digits. The last one is a check digit and does not fit here.',
  priceRequired: 'Enter the price',
  priceInvalid: 'Enter digits only, with a point before the cents, such as 129.99',
  currencyRequired: 'Enter the currency',
  currencyInvalid: 'Enter three capital letters, such as USD',
  availabilityInvalid: 'Choose one of the list',
  dayInvalid: 'Enter a valid day, or leave it empty',
  aggregateRequired: 'Enter the average rating',
  aggregateOutsideScale: 'The average must be above 0 and not above the max rating',
  countRequired: 'Enter how many ratings there are',
  countInvalid: 'Enter a whole number above 0',

  addressInvalid: 'Enter a full URL that starts with http:// or https:// and has no spaces',
  modifiedBeforePublished: 'The modified date must not be before the published date',
  scaleInvalid: 'The worst rating must be lower than the max rating',
  ratingOutsideScale: 'The rating must be between the worst and the max rating',
  switchInvalid: 'This must be on or off',
  productsRequired: 'Add at least one product',
  tooManyEntries: (max: number) => `At most ${max} entries`,
  faqsInvalid: 'These questions could not be read',
  tooFewStatements: 'Enter at least two statements in pros and cons together',

  severalProducts: (count: number) =>
    `This article reviews ${count} products. ${SINGLE_PRODUCT}, so this one will get none.`,
  noRating: 'Without a rating, Google shows no stars for this review.',
  faqResultsEnded:
    'Google ended FAQ rich results on 7 May 2026. A FAQPage is still valid schema.org, but gives no rich result.',
  authorIsAddress: 'This looks like a URL. Google asks for the name of a person or a team.',
  authorIsPromotion: 'This looks like advertising. Google asks for the name of a person or a team.',

  authorTooLong: (length: number, max: number) =>
    `This name has ${length} characters. Google takes at most ${max}: enter just the name of a person or a team.`,
  headlineTooLong: (length: number, max: number) =>
    `This title has ${length} characters. Google may cut off long titles: ${max} characters or fewer are safe.`,
  productTwin: (number: number) =>
    `Product ${number} has the same name. Give each product a name of its own, or remove one of them.`,

  generated: 'Schema is generated and copied to your clipboard',
  generatedNotCopied:
    'Schema is generated, but your browser did not let it be copied. It is selected: copy it by hand.',
  discardText: 'What you entered will be lost, except for author and publisher.',

  copied: 'Schema is copied to your clipboard',
  notCopied: 'Your browser did not let the schema be copied. It is selected: copy it by hand.',
} as const;
