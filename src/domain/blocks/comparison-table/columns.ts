import type { ComparisonTableConfig } from '../../../contracts/blocks/blocks';
import { comparisonRows } from '../features';
import { isBlank, type Markup, markup } from '../html';
import { listedScore } from '../listed-product';
import { buttonRow } from '../parts';
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
  const { innerData } = config;
  const columns: TableColumn[] = [
    { name: sortWord(config, 'scoreText'), kind: 'score-cell', cells: innerData.map(listedScore) },
    ...featureColumns(config),
    {
      name: '',
      kind: 'button-cell',
      cells: innerData.map(({ buttons, title }) => buttonRow(buttons, title)),
    },
  ];
  return columns.filter(({ cells }) => cells.some((cell) => cell !== undefined));
}

function featureColumns({ innerData }: ComparisonTableConfig): TableColumn[] {
  return comparisonRows(innerData).map(({ key, cells }) => ({
    name: key.trim(),
    kind: 'feature',
    cells: innerData.map((_, product) => {
      const value = cells[product]?.value ?? '';
      return isBlank(value)
        ? undefined
        : markup`<span class="cohort-value"><bdi>${value.trim()}</bdi></span>`;
    }),
  }));
}
