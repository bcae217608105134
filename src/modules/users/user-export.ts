import type { ExportColumns } from '../../core/http/export';
import { subscriptionEndText } from '../../domain/usage/subscription';
import { toolsText } from '../../domain/users/import-tools';
import type { UserRecord } from './users.schema';

/** An account with the names of what it only holds the ids of. */
export interface ExportedUser {
  user: UserRecord;
  batchName: string;
  planName: string;
}

/**
 * Accounts as they are stored and as an import reads them, so that a file that comes back unchanged changes nothing: one
 * whose subscription has ended is still told as pro.
 */
export const USER_EXPORT: ExportColumns<ExportedUser> = {
  Name: ({ user }) => user.name,
  Email: ({ user }) => user.email,
  Role: ({ user }) => user.role,
  Account: ({ user }) => user.userType,
  Batch: ({ batchName }) => batchName,
  Active: ({ user }) => user.isActive,
  'Subscription ends': ({ user }) =>
    user.subscriptionEndDate && subscriptionEndText(user.subscriptionEndDate),
  Added: ({ user }) => user.createdAt.toISOString().slice(0, 10),
  'Last login': ({ user }) => user.lastLoginAt?.toISOString(),
  Plan: ({ planName }) => planName,
  'Extra tools': ({ user }) => toolsText(user.extendedPermissions),
};
