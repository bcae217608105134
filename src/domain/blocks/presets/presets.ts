import type {
  CallToActionConfig,
  ComparisonTableConfig,
  CouponBoxConfig,
  NoticeBoxConfig,
  ProductBoxConfig,
  ProductListConfig,
  ProsConsConfig,
  SpecificationsConfig,
  Top3TableConfig,
  VerdictBoxConfig,
  VersusBoxConfig,
} from '../../../contracts/blocks/blocks';
import callToAction from './call-to-action.json';
import comparisonTable from './comparison-table.json';
import couponBox from './coupon-box.json';
import noticeBox from './notice-box.json';
import pictures from './pictures.json';
import productBox1 from './product-box-1.json';
import productBox2 from './product-box-2.json';
import productList from './product-list.json';
import prosCons from './pros-cons.json';
import specifications from './specifications.json';
import top3Table from './top-3-table.json';
import verdictBox from './verdict-box.json';
import versusBox from './versus-box.json';

const PICTURES: Readonly<Record<string, string | undefined>> = pictures;
const PURPLE = '#86178b';

export const PRODUCT_BOX_1: ProductBoxConfig = pictured(productBox1);

export const PRODUCT_BOX_2: ProductBoxConfig = pictured(productBox2);

export const TOP_3_TABLE_1: Top3TableConfig = { ...top3Table, innerData: top3Table.innerData.map(pictured) };

export const TOP_3_TABLE_2: Top3TableConfig = {
  ...TOP_3_TABLE_1,
  themeColor: PURPLE,
  innerData: TOP_3_TABLE_1.innerData.map((card) => ({
    ...card,
    buttons: card.buttons.map((button) => ({ ...button, textColor: '#ffffff', bgColor: PURPLE })),
  })),
};

export const VERSUS_BOX_1: VersusBoxConfig = { ...versusBox, innerData: versusBox.innerData.map(pictured) };

export const VERSUS_BOX_2: VersusBoxConfig = { ...VERSUS_BOX_1, themeColor: '#334155' };

export const PROS_CONS: ProsConsConfig = prosCons;

export const COMPARISON_TABLE: ComparisonTableConfig = {
  ...comparisonTable,
  narrow: 'stack',
  innerData: comparisonTable.innerData.map((product) => pictured({ ...product, stars: 'beside' })),
};

export const PRODUCT_LIST: ProductListConfig = {
  ...productList,
  innerData: productList.innerData.map((product) => pictured({ ...product, stars: 'beside' })),
};

export const VERDICT_BOX: VerdictBoxConfig = pictured({ ...verdictBox, stars: 'beside' });

export const SPECIFICATIONS: SpecificationsConfig = specifications;

export const CALL_TO_ACTION: CallToActionConfig = pictured(callToAction);

export const NOTICE_BOX: NoticeBoxConfig = { ...noticeBox, kind: 'tip' };

export const COUPON_BOX: CouponBoxConfig = pictured(couponBox);

/** In place of the name of one of `pictures/` its drawing, as an address that a picture may have. */
function pictured<Config extends { image: string }>(config: Config): Config {
  const svg = PICTURES[config.image];
  if (svg === undefined) throw new Error(`There is no image ${config.image}.`);
  const encoded = svg.replace(/[ "#%<>{}]/g, encodeURIComponent).replaceAll("'", '%27');
  return { ...config, image: `data:image/svg+xml,${encoded}` };
}
