import { MESSAGES } from '../../contracts/messages';
import { rowViewOf } from './row-view';

it('names the forms of a date that a file may have', () => {
  const reason = `${MESSAGES.nameRequired}. ${MESSAGES.subscriptionEndInvalid}`;
  const view = rowViewOf({ row: 2, email: 'ada@example.org' }, { outcome: 'error', reason });
  expect(view.reason).toMatch(/^Name is required\. .*31\/12\/2027 or 2027-12-31/);
  expect(view.reason).not.toContain(MESSAGES.subscriptionEndInvalid);
});
