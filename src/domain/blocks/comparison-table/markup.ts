import type { ComparisonTableConfig, ListedProduct } from '../../../contracts/blocks/blocks';
import { themeStyle } from '../colors';
import { NO_VALUE } from '../features';
import { isBlank, type Markup, markup } from '../html';
import { rootAttributes, titleLine } from '../look';
import { blockImage, disclaimer } from '../parts';
import { orderStyle, sortChoice, sortOrders } from '../sorting';
import { productTitle } from '../title';
import { type TableColumn, tableColumns } from './columns';

/** Products that stand side by side without being moved, in the narrowest page that has room for columns. */
const ALWAYS_FIT = 3;

/**
 * Comparison Table: a product in each row, a fact in each column, which the stylesheet turns round: products stand side by
 * side, their names on top. So a product is one piece that can be sorted, and be a card of its own where there is no room.
 */
export function comparisonTable(config: ComparisonTableConfig): Markup {
  const orders = sortOrders(config);
  const columns = tableColumns(config);
  const stacks = config.narrow !== 'scroll';
  const table = markup`
    <table class="cohort-table${stacks ? ' cohort-stacks' : ''}" role="table">
      ${head(columns)}
      <tbody class="cohort-body" role="rowgroup">
        ${config.innerData.map(
          (product, place) => markup`
            <tr class="cohort-row" role="row"${orderStyle(orders, place)}>
              ${productHead(product, place, config)}
              ${columns.map((column) => cell(column, place, stacks))}
            </tr>
          `,
        )}
      </tbody>
    </table>
  `;
  const scrolls = !stacks || config.innerData.length > ALWAYS_FIT;
  const style = `${themeStyle(config.themeColor, config.scheme)}; --cohort-rows: ${columns.length + 1}`;
  return markup`
    <div ${rootAttributes('comparison-table', config, style)}>
      ${titleLine('cohort-block-title', config.heading, config)}
      ${sortChoice(config, orders)}
      ${scrolls ? scrollRegion(config, table) : markup`<div class="cohort-frame">${table}</div>`}
      ${disclaimer(config)}
    </div>
  `;
}

/** Can be moved sideways by the keyboard too, and says what it holds. */
function scrollRegion({ heading, innerData }: ComparisonTableConfig, table: Markup): Markup {
  const names = innerData.map(({ title }) => title.trim()).filter((title) => !isBlank(title));
  const label = [heading.trim(), names.join(', '), 'Products'].find((text) => !isBlank(text)) ?? '';
  return markup`<section class="cohort-frame" aria-label="${label}" tabindex="0">${table}</section>`;
}

// The roles are those that the elements have: some browsers forget them where a table is laid out as a grid.

function head(columns: TableColumn[]): Markup {
  return markup`
    <thead class="cohort-legend" role="rowgroup">
      <tr class="cohort-row" role="row">
        <td class="cohort-corner" role="cell"></td>
        ${columns.map(({ name, kind }) =>
          isBlank(name)
            ? markup`<td class="cohort-cell cohort-${kind}" role="cell"></td>`
            : markup`<th class="cohort-cell cohort-${kind}" scope="col" role="columnheader"><bdi>${name}</bdi></th>`,
        )}
      </tr>
    </thead>
  `;
}

/** The name is no heading: HTML allows none in a cell that heads a row. */
function productHead(product: ListedProduct, place: number, config: ComparisonTableConfig): Markup {
  const size = { width: 160, height: 160, look: config, product: place };
  return markup`
    <th class="cohort-product" scope="row" role="rowheader">
      ${blockImage(product, product.title, size)}
      ${productTitle(product.title, product, {})}
    </th>
  `;
}

/** Where products stack, each fact has its name beside it: the legend is not there. */
function cell({ name, kind, cells }: TableColumn, place: number, stacks: boolean): Markup {
  const content = cells[place];
  const label =
    stacks && !isBlank(name) ? markup`<div class="cohort-label"><bdi>${name}</bdi></div>` : undefined;
  const missing = content === undefined && !isBlank(name);
  return markup`
    <td class="cohort-cell cohort-${kind}" role="cell">
      ${label}
      ${missing ? markup`<div class="cohort-none">${NO_VALUE}</div>` : content}
    </td>
  `;
}
