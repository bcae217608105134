import { memoryStore } from 'react-admin';
import { storeOfUser } from './storeOfUser';

it('keeps columns and saved queries for each user, also when lists are forgotten', () => {
  let userId = 'ada';
  const store = storeOfUser(memoryStore(), () => userId);
  store.setup();
  const heard: unknown[] = [];
  store.subscribe('users.datatable', (columns) => heard.push(columns));
  store.setItem('users.datatable', ['role']);
  store.setItem('users.savedQueries', [{ label: 'Ending soon' }]);
  store.setItem('full-site-scrapper.columns', ['url', 'status']);
  store.setItem('users.listParams', { filter: { q: 'freya' } });
  store.removeItems('users.');
  store.removeItems('full-site-scrapper.');
  expect(heard).toEqual([['role']]);
  userId = 'ben';
  expect(store.getItem('users.datatable', [])).toEqual([]);
  expect(store.getItem('users.savedQueries', [])).toEqual([]);
  expect(store.getItem('full-site-scrapper.columns', [])).toEqual([]);
  userId = 'ada';
  expect(store.getItem('users.datatable')).toEqual(['role']);
  expect(store.getItem('users.savedQueries')).toEqual([{ label: 'Ending soon' }]);
  expect(store.getItem('full-site-scrapper.columns')).toEqual(['url', 'status']);
  expect(store.getItem('users.listParams')).toBeUndefined();
});
