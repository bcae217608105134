import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TabStrip } from './TabStrip';

const TABS = ['Terms', 'Questions', 'Headings', 'Pages'].map((label) => ({ id: label, label }));

function Strip() {
  const [chosen, setChosen] = useState('Terms');
  return <TabStrip label="Findings" tabs={TABS} chosen={chosen} onChoose={setChosen} tabProps={() => ({})} />;
}

/** jsdom lays nothing out. */
function layOut(room: number, tab = 100) {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(tab);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(room);
}

const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);

it('keeps tabs without room behind “More”, and shows the one that is chosen there', async () => {
  layOut(300);
  render(<Strip />);
  expect(tabs()).toEqual(['Terms', 'Questions']);
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Pages' }));
  expect(tabs()).toEqual(['Terms', 'Pages']);
  expect(screen.getByRole('tab', { name: 'Pages' })).toHaveAttribute('aria-selected', 'true');
});

it('has no menu where all have room', () => {
  layOut(400);
  render(<Strip />);
  expect(tabs()).toHaveLength(4);
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
});

it('measures tabs that come out again, which may have grown meanwhile', async () => {
  layOut(300);
  render(<Strip />);
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  layOut(300, 120);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Pages' }));
  expect(tabs()).toEqual(['Pages']);
});
