import type { PermissionView } from '@contracts/permissions/permissions';
import type { ResourceProps } from 'react-admin';
import { lazyNamed } from '../../shared/lazyNamed';

export const permissions: ResourceProps = {
  name: 'tools-permissions',
  options: { label: 'Tools Permissions' },
  recordRepresentation: (permission: PermissionView) => permission.batch,
  list: lazyNamed(() => import('./PermissionList'), 'PermissionList'),
  create: lazyNamed(() => import('./PermissionCreate'), 'PermissionCreate'),
  edit: lazyNamed(() => import('./PermissionEdit'), 'PermissionEdit'),
};
