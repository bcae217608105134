import type { ToolId } from '@contracts/tools';
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
};
