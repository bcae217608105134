import type { BlockFeature, BlockLook } from '../../contracts/blocks/block-parts';
import { identityKey } from '../text/identity-key';
import { themeStyle } from './colors';
import { isBlank, type Markup, markup } from './html';
import { bestMark } from './labels';
import { phrasesOf } from './phrases';

/** Stands in a comparison for a value that a product does not have. */
export const NO_VALUE = '–';

/** Products that stand side by side. */
type Compared = readonly { features: readonly BlockFeature[] }[];

export interface ComparisonRow {
  key: string;
  /** By the products' places; undefined for one that lacks the feature. */
  cells: (BlockFeature | undefined)[];
}

/** `<dl class="cohort-features">`; nothing when no feature says anything. */
export function featureList(features: readonly BlockFeature[]): Markup | undefined {
  return listOf(features, () => undefined);
}

/** The same of a product beside others: the best value of a row is marked as such. */
export function comparedFeatures(
  features: readonly BlockFeature[],
  { locale }: BlockLook,
): Markup | undefined {
  const mark = bestMark(phrasesOf(locale).best);
  return listOf(features, ({ best }) => (best === true ? markup` ${mark}` : undefined));
}

function listOf(
  features: readonly BlockFeature[],
  markOf: (feature: BlockFeature) => Markup | undefined,
): Markup | undefined {
  const rows = shown(features);
  if (rows.length === 0) return undefined;
  return markup`
    <dl class="cohort-features">
      ${rows.map(
        (feature) => markup`
          <div class="cohort-feature">
            <dt class="cohort-key"><bdi>${feature.key.trim()}</bdi></dt>
            <dd class="cohort-value"><bdi>${feature.value.trim()}</bdi>${markOf(feature)}</dd>
          </div>
        `,
      )}
    </dl>
  `;
}

/**
 * The features of products that stand side by side, so that those of one name are in one row: in the order of the first
 * product, each other one behind the feature that it follows. Who lacks a feature has a dash for it; who has none at all stays
 * without.
 */
export function pairedFeatures(products: Compared): BlockFeature[][] {
  const rows = comparisonRows(products);
  return products.map(({ features }, product) =>
    shown(features).length === 0
      ? []
      : rows.map(({ key, cells }) => cells[product] ?? { key, value: NO_VALUE }),
  );
}

/** By product the names of the features that another one has and it shows a dash for. */
export function missingFeatures(products: Compared): string[][] {
  const named = comparisonRows(products).filter(({ key }) => !isBlank(key));
  return products.map(({ features }, product) =>
    shown(features).length === 0
      ? []
      : named.filter(({ cells }) => !cells[product]).map(({ key }) => key.trim()),
  );
}

/**
 * The custom properties of a block whose products stand side by side: its theme, and how many rows of features there are; 1
 * at least, for a stylesheet that spans them.
 */
export function comparisonStyle(config: BlockLook & { themeColor: string; innerData: Compared }): string {
  const rows = Math.max(1, comparisonRows(config.innerData).length);
  return `${themeStyle(config.themeColor, config.scheme)}; --cohort-rows: ${rows}`;
}

/** The features of products that stand side by side, a row for each name; see `pairedFeatures` for their order. */
export function comparisonRows(products: Compared): ComparisonRow[] {
  const rows: ComparisonRow[] = [];
  products.forEach(({ features }, product) => {
    let next = 0;
    for (const feature of shown(features)) {
      const name = identityKey(feature.key);
      // A name that comes twice pairs with its second time.
      let place = rows.findIndex(({ key, cells }) => identityKey(key) === name && !cells[product]);
      if (place < 0) {
        place = next;
        rows.splice(place, 0, { key: feature.key, cells: [] });
      }
      const row = rows[place];
      if (row) row.cells[product] = feature;
      next = place + 1;
    }
  });
  return rows;
}

function shown(features: readonly BlockFeature[]): BlockFeature[] {
  return features.filter(({ key, value }) => !isBlank(key) || !isBlank(value));
}
