import type { ToolId } from '../access/tools';
import type {
  BlockButton,
  BlockDisclaimer,
  BlockFeature,
  BlockImage,
  BlockLook,
  BlockProductExtras,
} from './block-parts';

export interface ProductBoxConfig extends BlockImage, BlockLook, BlockProductExtras, BlockDisclaimer {
  themeColor: string;
  name: string;
  description: string;
  multiList: BlockFeature[];
  buttons: BlockButton[];
  showSpecialBox: boolean;
  specialText: string;
  showScore: boolean;
  productScoreText: string;
}

export interface Top3Card extends BlockImage, BlockProductExtras {
  /** `Left Card`, `Center Card` or `Right Card`. */
  id: string;
  showSpecialBox: boolean;
  topSpecialText: string;
  /** Layout 1 alone shows the rating; layout 2 numbers its cards. */
  showRating: boolean;
  ratingText: string;
  title: string;
  features: BlockFeature[];
  buttons: BlockButton[];
}

export interface Top3TableConfig extends BlockLook, BlockDisclaimer {
  themeColor: string;
  /** Exactly three. */
  innerData: Top3Card[];
}

export interface VersusSide extends BlockImage, BlockProductExtras {
  /** The badge, such as WINNER; empty: `alternateName` stands in its place. */
  name: string;
  /** `Left Side` or `Right Side`. */
  alternateName: string;
  innerThemeColor: string;
  title: string;
  features: BlockFeature[];
  buttons: BlockButton[];
  /** Whether the VS icon shows; layout 2 asks the first side alone. */
  withVs: boolean;
  /** As the other styles' score; absent: none. */
  ratingText?: string;
}

export interface VersusBoxConfig extends BlockLook, Partial<BlockDisclaimer> {
  themeColor: string;
  /** Exactly two. */
  innerData: VersusSide[];
}

export interface ProsConsSide {
  /** `Left Side` or `Right Side`. */
  alternateTitle: string;
  title: string;
  themeColor: string;
  list: string[];
}

export interface ProsConsConfig extends BlockLook {
  /** Id of the product of the user's library that it was filled from. */
  productId?: string;
  /** The pros, then the cons. */
  innerData: ProsConsSide[];
}

/** Fewest and most products of a block that takes any number of them. */
export const MIN_BLOCK_PRODUCTS = 2;
export const MAX_BLOCK_PRODUCTS = 10;

/** One of the products of a comparison table or a product list. */
export interface ListedProduct extends BlockImage, BlockProductExtras {
  title: string;
  /** Layouts with room for it alone show it. */
  description: string;
  showRating: boolean;
  ratingText: string;
  features: BlockFeature[];
  buttons: BlockButton[];
}

/** Two to ten products, which readers may put in the order of price or score. */
export interface ProductListConfig extends BlockLook, BlockDisclaimer {
  themeColor: string;
  /** Empty: none shows. */
  heading: string;
  /** Whether the choice of an order shows, where there is something to sort by. */
  sortable: boolean;
  /** The words of that choice, in the language of the page; an empty one has its English word. */
  sortText: string;
  orderText: string;
  priceText: string;
  scoreText: string;
  innerData: ListedProduct[];
}

/** What a comparison table does where its columns have no room: product below product, or moved sideways. */
export const NARROW_TABLES = ['stack', 'scroll'] as const;
export type NarrowTable = (typeof NARROW_TABLES)[number];

export interface ComparisonTableConfig extends ProductListConfig {
  narrow: NarrowTable;
}

/** What is thought of a product in a few words. */
export interface VerdictBoxConfig extends BlockImage, BlockLook, BlockProductExtras, BlockDisclaimer {
  themeColor: string;
  /** Such as Our verdict. */
  label: string;
  name: string;
  summary: string;
  showScore: boolean;
  productScoreText: string;
  prosTitle: string;
  pros: string[];
  consTitle: string;
  cons: string[];
  buttons: BlockButton[];
}

export interface SpecificationGroup {
  title: string;
  rows: BlockFeature[];
}

export interface SpecificationsConfig extends BlockLook, BlockDisclaimer {
  /** Id of the product of the user's library that it was filled from. */
  productId?: string;
  themeColor: string;
  title: string;
  groups: SpecificationGroup[];
}

export interface CallToActionConfig extends BlockImage, BlockLook, BlockProductExtras, BlockDisclaimer {
  themeColor: string;
  title: string;
  text: string;
  /** In small letters below the buttons. */
  note: string;
  buttons: BlockButton[];
}

export const NOTICE_BOX_KINDS = ['info', 'tip', 'warning'] as const;
export type NoticeBoxKind = (typeof NOTICE_BOX_KINDS)[number];

export interface NoticeBoxConfig extends BlockLook {
  themeColor: string;
  /** Which icon stands beside the title. */
  kind: NoticeBoxKind;
  title: string;
  text: string;
}

export interface CouponBoxConfig extends BlockImage, BlockLook, BlockDisclaimer {
  /** Id of the product of the user's library that it was filled from. */
  productId?: string;
  themeColor: string;
  /** The shop that gives it. */
  shop: string;
  /** What it gives, such as 20% off everything. */
  title: string;
  text: string;
  /** Above the code; empty: none. */
  codeLabel: string;
  code: string;
  /** The last day on which it is good: `2026-11-30`; empty: none is named. */
  endDay: string;
  /** The sentence of that day, `{day}` in its place. */
  endText: string;
  terms: string;
  buttons: BlockButton[];
}

/** What each variant of the four block generators is made of. */
export interface BlockConfigs {
  'product-box-1': ProductBoxConfig;
  'product-box-2': ProductBoxConfig;
  'verdict-box': VerdictBoxConfig;
  specifications: SpecificationsConfig;
  'call-to-action': CallToActionConfig;
  'notice-box': NoticeBoxConfig;
  'coupon-box': CouponBoxConfig;
  'top-3-table-1': Top3TableConfig;
  'top-3-table-2': Top3TableConfig;
  'comparison-table': ComparisonTableConfig;
  'product-list': ProductListConfig;
  'versus-box-1': VersusBoxConfig;
  'versus-box-2': VersusBoxConfig;
  'pros-cons-1': ProsConsConfig;
  'pros-cons-2': ProsConsConfig;
  'pros-cons-3': ProsConsConfig;
  'pros-cons-4': ProsConsConfig;
}

/** The variants' ids are the ids of the generators' sub-tools. */
export type BlockVariant = keyof BlockConfigs;
export type BlockConfig = BlockConfigs[BlockVariant];

/** A variant with its own config. */
export type Block = { [V in BlockVariant]: { variant: V; config: BlockConfigs[V] } }[BlockVariant];

export type BlockTool = Extract<
  ToolId,
  'product-box-generator' | 'top-3-table-generator' | 'versus-box-generator' | 'pros-and-cons-generator'
>;

export const BLOCK_VARIANTS = {
  'product-box-generator': [
    'product-box-1',
    'product-box-2',
    'verdict-box',
    'specifications',
    'call-to-action',
    'notice-box',
    'coupon-box',
  ],
  'top-3-table-generator': ['top-3-table-1', 'top-3-table-2', 'comparison-table', 'product-list'],
  'versus-box-generator': ['versus-box-1', 'versus-box-2'],
  'pros-and-cons-generator': ['pros-cons-1', 'pros-cons-2', 'pros-cons-3', 'pros-cons-4'],
} as const satisfies Record<BlockTool, readonly BlockVariant[]>;

/** The variants of all generators. */
export const ALL_BLOCK_VARIANTS: readonly BlockVariant[] = Object.values(BLOCK_VARIANTS).flat();

/** Most entries of one list of a block: features, buttons or statements. */
export const MAX_BLOCK_ENTRIES = 30;
/** Most characters of a short text, of a long one and of a web address. */
export const MAX_BLOCK_TEXT = 200;
export const MAX_BLOCK_PARAGRAPH = 2_000;
export const MAX_BLOCK_URL = 2_048;
/** Most characters of a picture inside a data URL. */
export const MAX_BLOCK_IMAGE = 65_536;

/** A block that a user keeps under a name. */
export interface SavedBlockView {
  id: string;
  name: string;
  variant: BlockVariant;
  config: BlockConfig;
  /** Whether clicks on its links are counted. */
  countClicks: boolean;
  /** Set where a product was taken over into it and it was not copied since: pages show the one of before. */
  toRefresh?: true;
  createdAt: string;
  updatedAt: string;
}

/** A saved block in a list, without its config. */
export type SavedBlockEntry = Omit<SavedBlockView, 'config'>;

/** Most saved blocks of one user. */
export const MAX_SAVED_BLOCKS = 500;

/** The file that export writes and import reads. */
export interface BlockFile {
  format: 'cohort-block';
  version: 1;
  name: string;
  variant: BlockVariant;
  config: BlockConfig;
}
