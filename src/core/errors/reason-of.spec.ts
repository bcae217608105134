import { reasonOf } from './reason-of';

it.each<[object, string]>([
  [{ message: 'Invalid login: 535', code: 'EAUTH' }, 'EAUTH'],
  [{ message: 'not allowed', code: 13, codeName: 'Unauthorized' }, 'Unauthorized'],
  [{ message: "READONLY You can't write against a read only replica." }, 'READONLY'],
  [{ message: 'connect ECONNREFUSED 127.0.0.1:27017', name: 'MongoServerSelectionError' }, 'ECONNREFUSED'],
  [{ message: 'Reached the max retries', name: 'MaxRetriesPerRequestError' }, 'no connection'],
  [{ message: 'it broke', name: 'MongoNetworkError' }, 'MongoNetworkError'],
])('%j is %s', (fields, reason) => {
  expect(reasonOf(Object.assign(new Error(), fields))).toBe(reason);
});

it('says nothing of what is no error', () => {
  expect(reasonOf('mongodb://user:secret@host')).toBe('unknown');
});
