import { MAX_CALCULATOR_AMOUNT, MAX_CALCULATOR_PRICE } from './calculators';

const upTo = (limit: number) => `Enter at most ${limit.toLocaleString('en-US')}`;

/** What the estimators' forms and calls say. */
export const CALCULATOR_MESSAGES = {
  mainKeywordVolumeRequired: 'Enter Main Keyword Volume',
  longTailKeywordsRequired: 'Enter Longtail Keywords Volume',
  visitorsRequired: 'Enter Estimated Monthly Visitors',
  priceRequired: 'Enter Product Price',
  numbersOnly: 'Only Numbers are allowed',
  positiveOnly: 'Only positive numbers are allowed',
  categoryRequired: 'Select your amazon commission category',
  serpPositionRequired: 'Select SERP Position You Want',
  amountTooLarge: upTo(MAX_CALCULATOR_AMOUNT),
  priceTooLarge: upTo(MAX_CALCULATOR_PRICE),
  percentTooLarge: 'Enter at most 100',
  switchInvalid: 'This must be on or off',
  copied: 'The table is copied as CSV',
  copyRefused: 'Your browser did not allow copying. Show the table, select it and copy it by hand.',
  noForecast: 'No forecast',
  failed: 'The forecast could not be made. Please try again.',
  stale: 'You have changed the form since this forecast was made. Press Calculate to update it.',
} as const;
