import type { HubView } from '@contracts/hub/hub';
import { HUB_MESSAGES } from '@contracts/hub/hub-messages';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { handedOver, wayBack } from '../../../shared/handover/handover';
import { aHub, aHubPage } from '../../../testing/hubs';
import { QueryHarness } from '../../../testing/QueryHarness';
import { signIn } from '../../../testing/signIn';
import { aStudent } from '../../../testing/users';
import { PageDialog } from './PageDialog';

const show = (hub: HubView, path = '/') =>
  render(
    <ThemeProvider theme={createTheme()}>
      <QueryHarness path={path}>
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

it('hands a page over to a brief with its title, its language and the way back', async () => {
  await signIn(
    aStudent({ permissions: { defaultTool: 'intelligent-briefs', allowed: ['intelligent-briefs'] } }),
  );
  const back = '/intelligent-hub?run=h1&part=grinder';
  show(aHub({ language: 'de', pages: [...aHub().pages, aHubPage('grinder')] }), back);
  const link = screen.getByRole('link', { name: 'Create a brief' });
  const { searchParams } = new URL(link.getAttribute('href') ?? '', 'http://a.example');
  const get = (name: string) => searchParams.get(name) ?? '';
  expect(handedOver(get)).toEqual({ keyword: 'grinder', language: 'de', pages: [] });
  expect(wayBack(get)?.path).toBe(back);
});

it.each([
  ['☕', true],
  ['grinder', false],
])('says of a page that is called %s whether an address can be made of it', (title, isEmpty) => {
  show(aHub({ pages: [...aHub().pages, { ...aHubPage('grinder'), title }] }));
  const dialog = screen.getByRole('dialog');
  if (isEmpty) expect(dialog).toHaveTextContent(HUB_MESSAGES.noSlug);
  else expect(dialog).not.toHaveTextContent(HUB_MESSAGES.noSlug);
});
