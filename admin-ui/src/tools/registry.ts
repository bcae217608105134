import type { ToolId } from '@contracts/access/tools';
import type { ComponentType, LazyExoticComponent } from 'react';
import { lazyNamed } from '../shared/lazyNamed';

/** The page of every tool that is built; each comes as its own chunk. */
export const TOOL_PAGES: Partial<Record<ToolId, LazyExoticComponent<ComponentType>>> = {
  'intent-finder': lazyNamed(() => import('./intent-finder/IntentFinderPage'), 'IntentFinderPage'),
  'amazon-revenue-by-visitors': lazyNamed(
    () => import('./amazon-revenue/RevenueByVisitorsPage'),
    'RevenueByVisitorsPage',
  ),
  'amazon-revenue-by-keywords': lazyNamed(
    () => import('./amazon-revenue/RevenueByKeywordsPage'),
    'RevenueByKeywordsPage',
  ),
  'schema-generator': lazyNamed(
    () => import('./schema-generator/SchemaGeneratorPage'),
    'SchemaGeneratorPage',
  ),
  'product-box-generator': lazyNamed(() => import('./block-generators/pages'), 'ProductBoxPage'),
  'top-3-table-generator': lazyNamed(() => import('./block-generators/pages'), 'Top3TablePage'),
  'versus-box-generator': lazyNamed(() => import('./block-generators/pages'), 'VersusBoxPage'),
  'pros-and-cons-generator': lazyNamed(() => import('./block-generators/pages'), 'ProsAndConsPage'),
};
