/** How many days a chart of clicks shows, today included. */
export const CLICK_PERIODS = [30, 90, 395] as const;
export type ClickPeriod = (typeof CLICK_PERIODS)[number];
export const DEFAULT_CLICK_PERIOD: ClickPeriod = 30;

/** How many days counts are kept, today included: 13 months, so that a month can be compared with that of the year before. */
export const CLICK_RETENTION_DAYS = 395;
/** How many days a link still leads to its target when its block or its account is gone. */
export const ORPHAN_DAYS = 90;
/** Most counted links of one block: those that it has had before count too, as they may be pasted somewhere. */
export const MAX_BLOCK_LINKS = 500;

/** Where on an instance counted links begin; the id of a link follows. */
export const GO_PATH = '/go/';

export type LinkKind = 'button' | 'picture';

/** A link of a block, as its markup has it. */
export interface BlockLink {
  /** An http(s) URL, as a browser writes it. */
  target: string;
  kind: LinkKind;
  /** The button's text, or what the image shows. */
  label: string;
  /** Ids of the products of the user's library that it belongs to. */
  products: string[];
}

/**
 * Who can follow an address of this instance: everybody, by PUBLIC_URL (`public`); whoever reaches the address that the
 * browser has open, as no PUBLIC_URL is set (`unset`); this machine alone (`local`).
 */
export type AddressReach = 'public' | 'unset' | 'local';

/** The answer of POST /blocks/:id/links. */
export interface BlockLinksView {
  /** The URL of the instance that counted links begin with, without a slash at the end. */
  origin: string;
  reach: AddressReach;
  /** By the target of each counted link, the URL that stands for it. Links that stay direct are absent. */
  links: Record<string, string>;
}

/** Clicks on one day. */
export interface DayClicks {
  /** In UTC, such as `2027-01-31`. */
  day: string;
  clicks: number;
}

/** Clicks on one link of a block in a period. */
export interface LinkClicks extends Omit<BlockLink, 'products'> {
  id: string;
  clicks: number;
}

/** Clicks on the links of a block or a product. */
export interface ClicksView {
  /** Every day of the period, the oldest first. */
  days: DayClicks[];
  /** Every counted link there is, the most clicked first. */
  links: LinkClicks[];
  total: number;
}
