import { render, screen } from '@testing-library/react';
import { RecordContextProvider } from 'react-admin';
import { ListHarness } from '../../testing/ListHarness';
import { CountLink } from './CountLink';

function show(students: number) {
  render(
    <ListHarness dataProvider={{}}>
      <RecordContextProvider value={{ id: 'b1', students }}>
        <CountLink source="students" filterOf={({ id }) => ({ batch: id })} />
      </RecordContextProvider>
    </ListHarness>,
  );
}

it('leads from the number of students to the list of them', () => {
  show(1200);
  const link = screen.getByRole('link', { name: 'Show 1,200 students' });
  const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'http://localhost');
  expect(pathname).toBe('/users');
  expect(JSON.parse(searchParams.get('filter') ?? '')).toEqual({ batch: 'b1' });
  expect(JSON.parse(searchParams.get('displayedFilters') ?? '')).toEqual({ batch: true });
});

it('leads nowhere from none', () => {
  show(0);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
