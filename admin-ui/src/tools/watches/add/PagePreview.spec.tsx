import type { WatchPreviewView } from '@contracts/watches/watches';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListHarness } from '../../../testing/ListHarness';
import { PagePreview } from './PagePreview';

const PREVIEW: WatchPreviewView = {
  ...{ url: 'https://a.example/', outcome: 'ok', sentence: '', status: 200, finalUrl: 'https://a.example/' },
  ...{ redirects: 0, title: 'Shoes', lines: [{ text: 'Shoes', spans: [] }], totalLines: 1, fields: null },
  ...{ needsScript: false, leftOut: [], totalLeftOut: 0, watched: null },
};
const show = (change: Partial<WatchPreviewView> = {}) =>
  render(
    <ListHarness dataProvider={{}}>
      <PagePreview preview={{ ...PREVIEW, ...change }} isOld={false} />
    </ListHarness>,
  );

it('lists what is left out for its name, and says how to compare it', async () => {
  show({
    leftOut: [
      { kind: 'consent', selector: '#cookie-notice', text: 'We use cookies' },
      { kind: 'advertisement', selector: '.job-ad', text: 'Baker wanted' },
    ],
    totalLeftOut: 60,
  });
  await userEvent.click(screen.getByRole('button', { name: /^60 elements left out/ }));
  const list = within(await screen.findByRole('list', { name: 'Elements left out' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'We use cookiesNamed like a consent notice: #cookie-notice',
    'Baker wantedNamed like an advertisement: .job-ad',
  ]);
  expect(screen.getByText('… 58 more')).toBeVisible();
  expect(screen.getByText(/choose “CSS selectors” as the part of the page/)).toBeVisible();
});

it('says nothing of it where nothing is', () => {
  show();
  expect(screen.queryByRole('button', { name: /left out/ })).not.toBeInTheDocument();
});
