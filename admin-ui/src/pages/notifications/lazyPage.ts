import { lazyNamed } from '../../shared/lazyNamed';

export const NotificationsPage = lazyNamed(() => import('./NotificationsPage'), 'NotificationsPage');
