import { HUB_MESSAGES } from '@contracts/hub/hub-messages';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { aHubPage } from '../../../testing/hubs';
import { PageCard } from './PageCard';
import { PagesTable } from './PagesTable';
import type { TreePlace } from './visibleTree';

const placeOf = (title: string, slug: string): TreePlace => ({
  ...{ id: 'a', level: 0, parent: null, hidden: 0 },
  page: aHubPage(title, { slug }),
});

it.each([
  ['☕', 'page', true],
  ['Grinder', 'grinder', false],
])('says of a page that is called %s whether an address can be made of it', (title, slug, isEmpty) => {
  const shown = [
    <PageCard key="card" place={placeOf(title, slug)} />,
    <PagesTable key="table" pages={[aHubPage(title, { slug })]} onOpen={() => undefined} />,
  ];
  for (const each of shown) {
    const { container, unmount } = render(<MemoryRouter>{each}</MemoryRouter>);
    expect(container.textContent.includes(HUB_MESSAGES.noSlug)).toBe(isEmpty);
    expect(screen.getByText(new RegExp(`/${slug}`))).toBeInTheDocument();
    unmount();
  }
});
