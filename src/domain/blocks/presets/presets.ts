import type {
  ProductBoxConfig,
  ProsConsConfig,
  Top3TableConfig,
  VersusBoxConfig,
} from '../../../contracts/blocks/blocks';
import pictures from './pictures.json';
import productBox1 from './product-box-1.json';
import productBox2 from './product-box-2.json';
import prosCons from './pros-cons.json';
import top3Table from './top-3-table.json';
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

/** In place of the name of one of `pictures/` its drawing, as an address that a picture may have. */
function pictured<Config extends { image: string }>(config: Config): Config {
  const svg = PICTURES[config.image];
  if (svg === undefined) throw new Error(`There is no picture ${config.image}.`);
  const encoded = svg.replace(/[ "#%<>{}]/g, encodeURIComponent).replaceAll("'", '%27');
  return { ...config, image: `data:image/svg+xml,${encoded}` };
}
