import type { NotificationOptions, NotificationType } from 'react-admin';
import { toastDuration } from './toastDuration';

it.each<[NotificationType, NotificationOptions, number | null]>([
  ['info', {}, 3000],
  ['warning', {}, 3000],
  ['success', {}, 2000],
  ['error', {}, 2000],
  ['success', { undoable: true }, 5000],
  ['error', { autoHideDuration: null }, null],
  ['info', { autoHideDuration: 700 }, 700],
])('%s with %j stays %s ms', (type, notificationOptions, duration) => {
  expect(toastDuration({ message: 'x', type, notificationOptions })).toBe(duration);
});
