import { CLICK_PERIODS, CLICK_RETENTION_DAYS, MAX_BLOCK_LINKS, ORPHAN_DAYS } from './clicks';

const many = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** What click counting says. */
export const CLICK_MESSAGES = {
  switchInvalid: 'This must be on or off.',
  periodInvalid: `days must be ${CLICK_PERIODS.join(', ')}`,
  productInvalid: 'product must be the id of a product.',
  off: 'Click counting is off for this block. Switch it on first.',
  tooManyLinks: `This block has had ${MAX_BLOCK_LINKS} counted links. Save it under a new name to count further ones.`,

  saveFirst: 'Save the block first.',
  about:
    'The links of a copied block go through this site, which counts the click and opens the page behind the link. Nothing is stored about visitors.',
  copySaves: 'Copying saves your changes first.',
  switchedOn: 'Click counting is on. Copy the block and paste it into your page again.',
  switchedOff: 'Click counting is off. Links that you have pasted still work.',
  /** How many links of a block are counted. */
  counted: (count: number) =>
    count === 0 ? 'No link is counted.' : `${many(count, 'link')} ${count === 1 ? 'is' : 'are'} counted.`,
  /** How many stay as they are, and why. */
  direct: (count: number) =>
    `${many(count, 'link')} to Amazon ${count === 1 ? 'stays' : 'stay'} direct and uncounted: Amazon’s program forbids URLs that hide where they lead.`,
  unset: (origin: string) =>
    `Copied links lead to ${origin}. Ask an admin to set PUBLIC_URL if your readers cannot open this URL.`,
  local: (origin: string) =>
    `Copied links lead to ${origin}, which only this computer can open. Do not publish them before an admin has set PUBLIC_URL.`,
  deleted: `Its clicks are deleted with it. Counted links that you have pasted work for ${ORPHAN_DAYS} more days.`,
  kept: `Days are counted in UTC and kept for ${CLICK_RETENTION_DAYS} days.`,

  notFoundTitle: 'This link leads nowhere',
  notFound: 'It may be mistyped or no longer in use. Go back and look for the page in another way.',
  busyTitle: 'Too many requests',
  busy: 'Please wait a minute, then open the link again.',
  awayTitle: 'This link cannot be opened right now',
  away: 'Please try again in a minute.',
} as const;
