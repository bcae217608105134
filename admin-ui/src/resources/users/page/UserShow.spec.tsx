import { render, screen } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import { ListHarness } from '../../../testing/ListHarness';
import { UserShow } from './UserShow';

it('leads back to the users from a user who is not there', async () => {
  const dataProvider = { getOne: () => Promise.reject(new HttpError('Not found', 404)) };
  render(
    <ListHarness dataProvider={dataProvider as never} path="/users/u1/show">
      <Routes>
        <Route path="/users/:id/show" element={<UserShow />} />
      </Routes>
    </ListHarness>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('It may have been deleted.');
  expect(screen.getByRole('link', { name: 'Back to users' })).toHaveAttribute('href', '/users');
});
