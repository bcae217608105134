import { BLOCK_MESSAGES } from '@contracts/blocks/block-messages';
import type { FieldErrors } from '@contracts/error-codes';
import { ApiError, messageOf } from '../../../providers/apiClient';

/** Most problems of one file that are told at once. */
const MAX_TOLD = 3;

/** A part of the config as the editor calls it. */
const LABELS: Record<string, string> = {
  themeColor: 'Theme color',
  innerThemeColor: 'Side color',
  name: 'Product name',
  title: 'Product name',
  description: 'Description',
  image: 'Image URL',
  imageAlt: 'Image description',
  imageHref: 'Image link',
  multiList: 'Features',
  features: 'Features',
  key: 'Feature',
  value: 'Value',
  buttons: 'Buttons',
  text: 'Button text',
  link: 'Button link',
  textColor: 'Text color',
  bgColor: 'Button color',
  list: 'List',
  showSpecialBox: 'Show top pick',
  specialText: 'Top pick text',
  topSpecialText: 'Top pick text',
  showScore: 'Show product score',
  productScoreText: 'Product Score (0-10)',
  showRating: 'Show rating',
  ratingText: 'Product Rating (0-10)',
  showDisclaimer: 'Show disclaimer',
  disclaimerText: 'Disclaimer text',
  withVs: 'Show VS icon',
  scheme: 'Color scheme',
  headingLevel: 'Titles in the page',
  atTop: 'At the top of the page',
  locale: 'Language of prices',
  price: 'Price',
  amount: 'Price',
  was: 'Old price',
  currency: 'Currency',
  asOf: 'Price as of',
  stars: 'Stars',
  ribbon: 'Ribbon',
  badge: 'Badge',
  award: 'Award',
  best: 'Best of its row',
};
const ENTRIES: Record<string, string> = {
  multiList: 'Feature',
  features: 'Feature',
  buttons: 'Button',
  list: 'Item',
};
const CARDS = ['Left Card', 'Center Card', 'Right Card'];
const SIDES = ['Left Side', 'Right Side'];

/** Why a block file was refused, in words: each problem on a line of its own, with its place in the block. */
export function importProblem(file: { name: string; variant?: unknown }, error: unknown): string {
  const problems = error instanceof ApiError ? problemsOf(error.errors ?? {}, String(file.variant)) : [];
  const told = problems.length > 0 ? problems.slice(0, MAX_TOLD) : [messageOf(error)];
  const left = problems.length - told.length;
  return [
    BLOCK_MESSAGES.notImported(file.name),
    ...told,
    ...(left > 0 ? [BLOCK_MESSAGES.moreProblems(left)] : []),
  ].join('\n');
}

function problemsOf(errors: FieldErrors, variant: string): string[] {
  // Where the file itself or its kind is not known, its parts mean nothing.
  const whole = errors.format ?? errors.version ?? errors.variant;
  if (whole) return [whole];
  return Object.entries(errors).map(([field, message]) => `${placeOf(field, variant)}: ${message}`);
}

/** `config.innerData.1.buttons.0.link` of a versus box is `Right Side, Button 1, Button link`. */
function placeOf(field: string, variant: string): string {
  const [first = '', ...path] = field.split('.');
  if (first !== 'config') return 'Name of the block';
  const parts = variant.startsWith('top-3') ? CARDS : SIDES;
  const words = path.flatMap((key, i) => {
    const next = path[i + 1];
    if (/^\d+$/.test(key)) return [];
    if (key === 'innerData') return next ? (parts[Number(next)] ?? []) : parts === CARDS ? 'Cards' : 'Sides';
    if (ENTRIES[key] && next) return `${ENTRIES[key]} ${Number(next) + 1}`;
    return labelOf(key, variant);
  });
  return words.join(', ') || 'The block';
}

function labelOf(key: string, variant: string): string {
  if (key === 'name' && variant.startsWith('versus')) return 'Top title';
  if (key === 'title' && variant.startsWith('pros-cons')) return 'Title';
  return LABELS[key] ?? key;
}
