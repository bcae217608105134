import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aHub, aHubPage } from '../../../testing/hubs';
import { QueryHarness } from '../../../testing/QueryHarness';
import { TreeView } from './TreeView';

const PAGES = [
  ...aHub().pages,
  aHubPage('grinder', { keywords: 3, volume: 59_480, intent: 'Commercial Investigation' }),
  aHubPage('burrs', { parent: 'grinder', depth: 2 }),
  aHubPage('milk frother'),
];

function show(path = '/') {
  const onOpen = vi.fn();
  render(
    <QueryHarness path={path}>
      <TreeView pages={PAGES} saving={false} onOpen={onOpen} onEdit={() => Promise.resolve(true)} />
    </QueryHarness>,
  );
  return onOpen;
}

const item = (name: string) => screen.getByRole('treeitem', { name });
const press = (keys: string) => userEvent.keyboard(keys);

it('is walked through by keyboard, which tells of each page', async () => {
  show();
  await userEvent.tab();
  while (document.activeElement?.getAttribute('role') !== 'treeitem') await userEvent.tab();
  expect(item('espresso')).toHaveFocus();
  await press('{ArrowDown}');
  expect(item('grinder')).toHaveFocus();
  expect(
    screen.getByText(/^3 keywords · Commercial Investigation · 59,480 searches a month/),
  ).toBeInTheDocument();
  await press('{ArrowDown}{ArrowDown}');
  expect(item('milk frother')).toHaveFocus();
  await press('{Home}');
  expect(item('espresso')).toHaveFocus();
});

it('closes and opens branches by keyboard, and keeps the focus', async () => {
  show();
  item('espresso').focus();
  await press('{ArrowLeft}');
  expect(screen.getAllByRole('treeitem')).toEqual([item('espresso +3 more')]);
  expect(item('espresso +3 more')).toHaveFocus();
  await press('{ArrowRight}');
  expect(screen.getAllByRole('treeitem')).toHaveLength(4);
});

it('opens a page by Enter', async () => {
  const onOpen = show();
  item('burrs').focus();
  await press('{Enter}');
  expect(onOpen).toHaveBeenCalledWith('burrs');
});

const LONG = 'how to choose a burr coffee grinder for espresso at home';

it('keeps titles whole from left to right, and has the radial drawing as a second view', async () => {
  PAGES.push(aHubPage(LONG));
  show();
  const told = () => item(LONG).textContent.replaceAll(/\s+/g, '');
  const whole = LONG.replaceAll(' ', '');
  expect(told()).toBe(whole);
  await userEvent.click(screen.getByRole('button', { name: 'Radial' }));
  expect(told()).not.toBe(whole);
  expect(screen.getByRole('button', { name: 'Zoom in' })).toBeVisible();
});

it('opens the drawing of its address', () => {
  show('/?drawing=radial');
  expect(screen.getByRole('button', { name: 'Radial' })).toHaveAttribute('aria-pressed', 'true');
});
