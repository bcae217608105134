import type { PermissionView } from '@contracts/permissions';
import { titleOf } from '@contracts/tools';
import type { ResourceProps } from 'react-admin';
import { lazyNamed } from '../../shared/lazyNamed';

export const permissions: ResourceProps = {
  name: 'tools-permissions',
  options: { label: titleOf('tools-permissions') },
  recordRepresentation: (permission: PermissionView) => permission.batch,
  list: lazyNamed(() => import('./PermissionList'), 'PermissionList'),
  create: lazyNamed(() => import('./PermissionCreate'), 'PermissionCreate'),
  edit: lazyNamed(() => import('./PermissionEdit'), 'PermissionEdit'),
};
