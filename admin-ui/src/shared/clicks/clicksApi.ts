import type { ClickPeriod, ClicksView } from '@contracts/clicks/clicks';
import { apiJson } from '../../providers/apiClient';

/** Every query of clicks begins with it. */
export const CLICKS_KEY = 'clicks';

/** Where clicks are asked for. */
export const clicksOfBlock = (id: string) => `/blocks/${id}/clicks?`;
export const clicksOfProduct = (id: string) => `/blocks/clicks?product=${id}&`;

export const readClicks = (source: string, days: ClickPeriod, signal: AbortSignal) =>
  apiJson<ClicksView>(`${source}days=${days}`, { signal });
