import { lazyNamed } from '../../shared/lazyNamed';

export const ApiKeysPage = lazyNamed(() => import('./ApiKeysPage'), 'ApiKeysPage');
