import { HUB_MESSAGES } from '@contracts/hub/hub-messages';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { aHub, aHubPage } from '../../../testing/hubs';
import { QueryHarness } from '../../../testing/QueryHarness';
import { PageDialog } from './PageDialog';

it.each([
  ['☕', true],
  ['grinder', false],
])('says of a page that is called %s whether an address can be made of it', (title, isEmpty) => {
  const hub = aHub({ pages: [...aHub().pages, { ...aHubPage('grinder'), title }] });
  render(
    <ThemeProvider theme={createTheme()}>
      <QueryHarness path="/">
        <PageDialog
          open
          id="grinder"
          hub={hub}
          saving={false}
          onEdit={() => Promise.resolve(true)}
          onClose={() => undefined}
        />
      </QueryHarness>
    </ThemeProvider>,
  );
  const dialog = screen.getByRole('dialog');
  if (isEmpty) expect(dialog).toHaveTextContent(HUB_MESSAGES.noSlug);
  else expect(dialog).not.toHaveTextContent(HUB_MESSAGES.noSlug);
});
