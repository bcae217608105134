import { type DepthRow, STATUS_CLASSES, type StatusClass } from '@contracts/scraper/crawl-reports';
import { UNLINKED_LABEL } from '../crawlText';
import { STATUS_CLASS_LABELS } from '../pages/pageQuery';

export interface DepthBars {
  depths: string[];
  series: { id: StatusClass; label: string; data: number[] }[];
}

/** A bar for each depth, parted by what became of the pages; what no page has is left out. */
export function depthBars(rows: readonly DepthRow[]): DepthBars {
  return {
    depths: rows.map(({ depth }) => (depth === null ? UNLINKED_LABEL : String(depth))),
    series: STATUS_CLASSES.map((id) => ({
      id,
      label: STATUS_CLASS_LABELS[id],
      data: rows.map(({ pages }) => pages[id]),
    })).filter(({ data }) => data.some((pages) => pages > 0)),
  };
}
