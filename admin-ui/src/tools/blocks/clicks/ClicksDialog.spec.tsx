import type { SavedBlockView } from '@contracts/blocks/blocks';
import { presetOf } from '@domain/blocks/blocks';
import { newButton } from '@domain/blocks/defaults';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { render, screen, waitFor } from '@testing-library/react';
import { answerApi } from '../../../testing/answerApi';
import { QueryHarness } from '../../../testing/QueryHarness';
import { signIn } from '../../../testing/signIn';
import { aStudent } from '../../../testing/users';
import { WithToasts } from '../../../testing/WithToasts';
import { ClicksDialog } from './ClicksDialog';

const AMAZON = 'https://www.amazon.com/dp/1';
const UNCOUNTABLE = 'This block has no link that can be counted. Links to Amazon never are.';
const OPEN_IT = 'Open the block, copy it and paste it into your page. Clicks on its links show here.';

function blockTo(link: string): SavedBlockView {
  const config = { ...presetOf('product-box-1'), imageHref: '', buttons: [{ ...newButton(), link }] };
  return {
    ...{ id: 'b1', name: 'Mixer', variant: 'product-box-1', countClicks: true, config },
    ...{ createdAt: '2026-11-01T10:00:00.000Z', updatedAt: '2026-11-20T10:00:00.000Z' },
  };
}

it.each<[link: string, nothing: string, warns: boolean]>([
  ['https://shop.example/mixer', OPEN_IT, true],
  [AMAZON, UNCOUNTABLE, false],
  ['', UNCOUNTABLE, false],
])(
  'tells of a link to “%s” what can be counted, and warns where it would lead',
  async (link, text, warns) => {
    await signIn(aStudent());
    const block = blockTo(link);
    const seen = answerApi({
      'GET /blocks/b1': () => block,
      'POST /blocks/b1/links': () => ({ links: {}, reach: 'local', origin: 'http://127.0.0.1:3000' }),
      'GET /blocks/b1/clicks': () => ({ days: [], links: [], total: 0 }),
    });
    render(
      <ThemeProvider theme={createTheme()}>
        <QueryHarness>
          <WithToasts>
            <ClicksDialog block={block} onClose={() => undefined} />
          </WithToasts>
        </QueryHarness>
      </ThemeProvider>,
    );
    await waitFor(() => expect(seen.map(({ path }) => path)).toContain('/blocks/b1/links'));
    expect(await screen.findByText(text)).toBeInTheDocument();
    if (warns) expect(await screen.findByText(/which only this computer can open/)).toBeInTheDocument();
    else expect(screen.queryByRole('alert')).toBeNull();
  },
);
