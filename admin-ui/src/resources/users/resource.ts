import type { UserView } from '@contracts/users/users';
import type { ResourceProps } from 'react-admin';
import { lazyNamed } from '../../shared/lazyNamed';

export const users: ResourceProps = {
  name: 'users',
  recordRepresentation: (user: UserView) => user.name,
  list: lazyNamed(() => import('./UserList'), 'UserList'),
  create: lazyNamed(() => import('./UserCreate'), 'UserCreate'),
  edit: lazyNamed(() => import('./UserEdit'), 'UserEdit'),
};
