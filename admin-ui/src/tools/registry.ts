import type { ToolId } from '@contracts/tools';
import type { ComponentType, LazyExoticComponent } from 'react';
import { lazyNamed } from '../shared/lazyNamed';

/** The page of every tool that is built; each comes as its own chunk. */
export const TOOL_PAGES: Partial<Record<ToolId, LazyExoticComponent<ComponentType>>> = {
  'intent-finder': lazyNamed(() => import('./intent-finder/IntentFinderPage'), 'IntentFinderPage'),
};
