import type { EstimateRow } from '@contracts/calculators/calculators';
import type { EstimateRequest } from '../estimators';

/** A figure of a period that a forecast shows. */
export interface Column {
  key: Exclude<keyof EstimateRow, 'timeIndicator'>;
  label: string;
  kind: 'people' | 'money';
}

type Toggles = Pick<EstimateRequest, 'adsenseRevenueEnabled' | 'nonUsSalesEnabled' | 'cookieRevenueEnabled'>;

/** The figures in their order; Amazon's own part stands apart only where there are others. */
export function columnsOf(toggles: Toggles): Column[] {
  const sources = sourcesOf(toggles);
  return [
    { key: 'visitors', label: 'Total Visitors', kind: 'people' },
    { key: 'buyers', label: 'Converted Buyers', kind: 'people' },
    ...(sources.length > 1 ? sources : []),
    { key: 'totalRevenue', label: 'Total Revenue', kind: 'money' },
  ];
}

/** What the total is made of, Amazon's own part last. */
export function sourcesOf(toggles: Toggles): Column[] {
  const { adsenseRevenueEnabled, nonUsSalesEnabled, cookieRevenueEnabled } = toggles;
  const money = (key: Column['key'], label: string): Column => ({ key, label, kind: 'money' });
  return [
    ...(adsenseRevenueEnabled ? [money('adsense', 'Adsense Revenue')] : []),
    ...(nonUsSalesEnabled ? [money('nonUs', 'INTL Amazon Revenue')] : []),
    ...(cookieRevenueEnabled ? [money('cookie', 'Cookie Revenue')] : []),
    money('revenue', 'Amazon Revenue'),
  ];
}

export function formatFigure(value: number, kind: Column['kind']): string {
  if (kind === 'people') return value.toLocaleString('en-US');
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return `$${value.toLocaleString('en-US', digits)}`;
}
