import type { ListedProduct, ProductListConfig } from '../../../contracts/blocks/blocks';
import { themeStyle } from '../colors';
import { comparedFeatures } from '../features';
import { type Markup, markup } from '../html';
import { rootAttributes, lookBelow, titleLine } from '../look';
import { blockImage, disclaimer, offerRow, textLines } from '../parts';
import { listedScore } from '../listed-product';
import { orderStyle, sortChoice, sortOrders } from '../sorting';
import { productTitle } from '../title';

/** Product List: two to ten numbered cards, one below the other. */
export function productList(config: ProductListConfig): Markup {
  const orders = sortOrders(config);
  return markup`
    <div ${rootAttributes('product-list', config, themeStyle(config.themeColor, config.scheme))}>
      ${titleLine('cohort-block-title', config.heading, config)}
      ${sortChoice(config, orders)}
      <ol class="cohort-cards">
        ${config.innerData.map(
          (product, place) => markup`
            <li class="cohort-card"${orderStyle(orders, place)}>
              ${card(product, place, config)}
            </li>
          `,
        )}
      </ol>
      ${disclaimer(config)}
    </div>
  `;
}

function card(product: ListedProduct, place: number, config: ProductListConfig): Markup {
  const { stars, score } = listedScore(product, config);
  const parts = [score, offerRow(product, product.title, config)];
  return markup`
    <div class="cohort-number">${place + 1}</div>
    ${blockImage(product, product.title, { width: 240, height: 240, look: config, product: place })}
    <div class="cohort-details">
      ${productTitle(product.title, product, lookBelow(config.heading, config), stars)}
      ${textLines('cohort-description', product.description)}
      ${comparedFeatures(product.features, config)}
    </div>
    <div class="cohort-offer">
      ${parts}
    </div>
  `;
}
