import { fittingTabs } from './useFittingTabs';

const LABELS = ['Terms', 'Questions', 'Headings', 'Profile', 'Pages'];
const widths = Object.fromEntries(LABELS.map((label) => [label, 100]));
const fitting = (room: number, chosen = 0) =>
  fittingTabs(LABELS, chosen, { room, widths }).map((place) => LABELS[place]);

it.each([
  [500, 0, LABELS],
  [499, 0, ['Terms', 'Questions', 'Headings', 'Profile']],
  [320, 0, ['Terms', 'Questions']],
  [320, 4, ['Terms', 'Pages']],
  [50, 3, ['Profile']],
])('in %s pixels shows the tabs that fit, and always the chosen one', (room, chosen, shown) => {
  expect(fitting(room, chosen)).toEqual(shown);
});

it('shows all once where one was never measured', () => {
  expect(fittingTabs([...LABELS, 'New'], 0, { room: 100, widths })).toHaveLength(6);
});
