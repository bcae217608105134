import type { ListedProduct, ProductListConfig } from '../../../contracts/blocks/blocks';
import { themeStyle } from '../colors';
import { featureList } from '../features';
import { type Markup, markup } from '../html';
import { blockImage, buttonRow, disclaimer, textLine, textLines } from '../parts';
import { listedScore } from '../listed-product';
import { orderStyle, sortChoice, sortOrders } from '../sorting';

/** Product List: two to ten numbered cards, one below the other. */
export function productList(config: ProductListConfig): Markup {
  const orders = sortOrders(config);
  return markup`
    <div class="cohort-block cohort-product-list" style="${themeStyle(config.themeColor)}">
      ${textLine('cohort-block-title', config.heading)}
      ${sortChoice(config, orders)}
      <ol class="cohort-cards">
        ${config.innerData.map(
          (product, place) => markup`
            <li class="cohort-card"${orderStyle(orders, place)}>
              ${card(product, place)}
            </li>
          `,
        )}
      </ol>
      ${disclaimer(config)}
    </div>
  `;
}

function card(product: ListedProduct, place: number): Markup {
  return markup`
    <div class="cohort-number">${place + 1}</div>
    ${blockImage(product, product.title, { width: 240, height: 240 })}
    <div class="cohort-details">
      ${textLine('cohort-title', product.title)}
      ${textLines('cohort-description', product.description)}
      ${featureList(product.features)}
    </div>
    <div class="cohort-offer">
      ${listedScore(product)}
      ${buttonRow(product.buttons, product.title)}
    </div>
  `;
}
