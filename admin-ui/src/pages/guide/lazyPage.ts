import { lazyNamed } from '../../shared/lazyNamed';

export const GuidePage = lazyNamed(() => import('./GuidePage'), 'GuidePage');
