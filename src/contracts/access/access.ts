import type { ApiKeyScope } from '../api-keys/api-keys';
import type { CsvDelimiter } from '../csv/csv-delimiters';
import type { Role, UserType } from './roles';
import type { ToolId } from './tools';

/** What the access rules read of a user; the server's AuthUser and the client's session both have it. */
export interface AccessSubject {
  role: Role | '';
  /** What the batch allows: tool and sub-tool ids. */
  permissions?: { defaultTool: string; allowed: string[] };
  /** Tool and sub-tool ids that the user has beside the batch's. */
  extendedPermissions: string[];
}

/** Who may call a route or open a page. */
export type AccessRule =
  | { kind: 'public' }
  | { kind: 'user' }
  | { kind: 'admin' }
  | { kind: 'tool'; tool: ToolId }
  | { kind: 'any-tool'; tools: readonly ToolId[] };

/** The admin who has the application open as a student. */
export interface ActingAdmin {
  id: string;
  email: string;
  name: string;
  until: Date;
  /** Of the token that it is done with. */
  tokenId: string;
}

/** The key with which a program calls for its owner. */
export interface CallingKey {
  id: string;
  name: string;
  scopes: readonly ApiKeyScope[];
}

/** The signed-in user as services receive it: checked against the database on this very request. */
export interface AuthUser extends AccessSubject {
  id: string;
  email: string;
  name: string;
  role: Role;
  userType: UserType;
  /** The token version that the request's token carried, equal to the stored one. */
  tokenVersion: number;
  /** Whether a login of this account asks for a code. */
  twoFactor: boolean;
  /** What parts the cells of a csv that the user exports; absent: a comma. */
  csvDelimiter?: CsvDelimiter;
  /** Set while an admin has to set up two-factor login before anything else. */
  mustSetUpTwoFactor?: true;
  /** Set while an admin acts as this student: what is written is the admin's doing, and nothing is counted. */
  actingAdmin?: ActingAdmin;
  /** Set where a program calls with a key of this user's, never beside `actingAdmin`. */
  apiKey?: CallingKey;
}
