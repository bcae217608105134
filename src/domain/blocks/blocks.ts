import type { BlockDisclaimer } from '../../contracts/blocks/block-parts';
import type { Block, BlockConfigs, BlockVariant } from '../../contracts/blocks/blocks';
import { callToAction } from './call-to-action/markup';
import { comparisonTable } from './comparison-table/markup';
import { couponBox } from './coupon-box/markup';
import { tellsOfLinks } from './disclaimers';
import { escapeHtml, type Markup } from './html';
import { noticeBox } from './notice-box/markup';
import {
  CALL_TO_ACTION,
  COMPARISON_TABLE,
  COUPON_BOX,
  NOTICE_BOX,
  PRODUCT_BOX_1,
  PRODUCT_BOX_2,
  PRODUCT_LIST,
  PROS_CONS,
  SPECIFICATIONS,
  TOP_3_TABLE_1,
  TOP_3_TABLE_2,
  VERDICT_BOX,
  VERSUS_BOX_1,
  VERSUS_BOX_2,
} from './presets/presets';
import { productBox1 } from './product-box-1/markup';
import { productBox2 } from './product-box-2/markup';
import { productList } from './product-list/markup';
import { prosCons1 } from './pros-cons-1/markup';
import { prosCons2 } from './pros-cons-2/markup';
import { prosCons3 } from './pros-cons-3/markup';
import { prosCons4 } from './pros-cons-4/markup';
import { specifications } from './specifications/markup';
import { top3Table1 } from './top-3-table-1/markup';
import { top3Table2 } from './top-3-table-2/markup';
import { verdictBox } from './verdict-box/markup';
import { versusBox1 } from './versus-box-1/markup';
import { versusBox2 } from './versus-box-2/markup';

type Entries = {
  [V in BlockVariant]: { preset: BlockConfigs[V]; render: (config: BlockConfigs[V]) => Markup };
};

const ENTRIES: Entries = {
  'product-box-1': { preset: PRODUCT_BOX_1, render: productBox1 },
  'product-box-2': { preset: PRODUCT_BOX_2, render: productBox2 },
  'verdict-box': { preset: VERDICT_BOX, render: verdictBox },
  specifications: { preset: SPECIFICATIONS, render: specifications },
  'call-to-action': { preset: CALL_TO_ACTION, render: callToAction },
  'notice-box': { preset: NOTICE_BOX, render: noticeBox },
  'coupon-box': { preset: COUPON_BOX, render: couponBox },
  'top-3-table-1': { preset: TOP_3_TABLE_1, render: top3Table1 },
  'top-3-table-2': { preset: TOP_3_TABLE_2, render: top3Table2 },
  'comparison-table': { preset: COMPARISON_TABLE, render: comparisonTable },
  'product-list': { preset: PRODUCT_LIST, render: productList },
  'versus-box-1': { preset: VERSUS_BOX_1, render: versusBox1 },
  'versus-box-2': { preset: VERSUS_BOX_2, render: versusBox2 },
  'pros-cons-1': { preset: PROS_CONS, render: prosCons1 },
  'pros-cons-2': { preset: PROS_CONS, render: prosCons2 },
  'pros-cons-3': { preset: PROS_CONS, render: prosCons3 },
  'pros-cons-4': { preset: PROS_CONS, render: prosCons4 },
};

/**
 * The HTML of a block on one line, without its stylesheet. Every text is escaped, unsafe addresses and colours are left out:
 * whatever the config holds, there is no script, no handler and no `javascript:` in it. A disclaimer of affiliate links is left
 * out where there is no link. `links` has addresses that stand for
 * others, by the one that a link would lead to; links that it lacks stay as they are.
 */
export function blockMarkup(
  block: Block,
  { links }: { links?: Readonly<Record<string, string>> } = {},
): string {
  const html = render(block.variant, block.config);
  return links ? withAddresses(html, links) : html;
}

/** The sample that a generator starts with; a copy of its own at each call. */
export function presetOf<V extends BlockVariant>(variant: V): BlockConfigs[V] {
  return JSON.parse(JSON.stringify(ENTRIES[variant].preset)) as BlockConfigs[V];
}

/** Only links have an `href`, and no text has a quotation mark that is not escaped. */
function withAddresses(html: string, links: Readonly<Record<string, string>>): string {
  const byEscaped = new Map(Object.entries(links).map(([target, link]) => [escapeHtml(target), link]));
  return html.replace(/ href="([^"]*)"/g, (attribute, target: string) => {
    const link = byEscaped.get(target);
    return link === undefined ? attribute : ` href="${escapeHtml(link)}"`;
  });
}

function render<V extends BlockVariant>(variant: V, config: BlockConfigs[V]): string {
  const html = ENTRIES[variant].render(config).toString();
  if (!lacksItsLinks(html, config)) return html;
  return ENTRIES[variant].render({ ...config, showDisclaimer: false }).toString();
}

function lacksItsLinks(html: string, config: object): boolean {
  const { showDisclaimer = false, disclaimerText = '' }: Partial<BlockDisclaimer> = config;
  return showDisclaimer && tellsOfLinks(disclaimerText) && !html.includes('<a ');
}
