import type { BlockFeature } from '../../../contracts/blocks/block-parts';
import type { ComparisonTableConfig, ListedProduct } from '../../../contracts/blocks/blocks';
import { comparisonRows } from '../features';
import { isBlank, type Markup, markup } from '../html';
import { bestMark } from '../labels';
import { listedScore } from '../listed-product';
import { offerRow } from '../parts';
import { phrasesOf } from '../phrases';
import { priceLine } from '../price';
import { sortWord } from '../sorting';

/** One fact of all products. */
export interface TableColumn {
  /** Empty for the buttons. */
  name: string;
  kind: 'score-cell' | 'price-cell' | 'feature' | 'button-cell';
  /** By the products' places; undefined for one of which nothing is known. */
  cells: (Markup | undefined)[];
}

/** What a comparison table tells of its products, in its order; a fact that none of them has is left out. */
export function tableColumns(config: ComparisonTableConfig): TableColumn[] {
  const products = config.innerData;
  const buttons = products.map((product) => offerRow({ buttons: product.buttons }, product.title, config));
  const columns: TableColumn[] = [
    {
      name: sortWord(config, 'scoreText'),
      kind: 'score-cell',
      cells: products.map((product) => rating(product, config)),
    },
    {
      name: sortWord(config, 'priceText'),
      kind: 'price-cell',
      cells: products.map((product) => price(product, config)),
    },
    ...featureColumns(config),
    { name: '', kind: 'button-cell', cells: buttons },
  ];
  return columns.filter(({ cells }) => cells.some((cell) => cell !== undefined));
}

function rating(product: ListedProduct, config: ComparisonTableConfig): Markup | undefined {
  const { stars, score } = listedScore(product, config);
  const line = stars && markup`<p class="cohort-rating">${stars}</p>`;
  return line && score ? markup`<div>${score}${line}</div>` : (line ?? score);
}

function price({ price: asked }: ListedProduct, { locale }: ComparisonTableConfig): Markup | undefined {
  const line = priceLine(asked, locale);
  return line && markup`<div>${line}</div>`;
}

function featureColumns({ innerData, locale }: ComparisonTableConfig): TableColumn[] {
  const mark = bestMark(phrasesOf(locale).best);
  return comparisonRows(innerData).map(({ key, cells }) => ({
    name: key.trim(),
    kind: 'feature',
    cells: innerData.map((_, product) => value(cells[product], mark)),
  }));
}

function value(feature: BlockFeature | undefined, mark: Markup): Markup | undefined {
  if (!feature || isBlank(feature.value)) return undefined;
  return markup`<div class="cohort-value"><bdi>${feature.value.trim()}</bdi>${feature.best === true ? markup` ${mark}` : undefined}</div>`;
}
