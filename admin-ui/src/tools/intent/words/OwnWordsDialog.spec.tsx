import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi } from '../../../testing/answerApi';
import { OwnWordsDialog } from './OwnWordsDialog';

it('deletes a word and keeps the focus in the dialog', async () => {
  let words = ['zebra', 'zoo'].map((label) => ({ id: `id-${label}`, label, type: 'Transactional' }));
  answerApi({
    'GET /intent': (url) => (url.searchParams.get('own') === 'true' ? words : []),
    'DELETE /intent/id-zebra': () => {
      words = words.filter(({ label }) => label !== 'zebra');
      return {};
    },
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <OwnWordsDialog onClose={() => undefined} />
    </QueryClientProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: /^Delete “zebra”/ }));
  await waitFor(() => expect(screen.queryByText('zebra')).not.toBeInTheDocument());
  expect(screen.getByText('zoo')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Search my words' })).toHaveFocus();
});
