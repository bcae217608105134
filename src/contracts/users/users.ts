import type { CsvDelimiter } from '../csv/csv-delimiters';
import type { PlanLimits } from '../usage/limits';
import type { Role, UserType } from '../access/roles';
import type { NavbarFold } from '../access/tool-sections';
import type { ActingView } from '../auth/acting';
import type { PasswordLinkView } from './password-links';

/** How the user wants the client to look and exports to be written; what is absent follows the default. */
export interface UserSettings {
  theme?: 'light' | 'dark' | 'system';
  navbarFolded?: boolean;
  /** Headings of the navigation whose entries are folded away; absent: none. */
  foldedSections?: NavbarFold[];
  /** Of exports; absent until the client has told what its browser's language asks for. */
  csvDelimiter?: CsvDelimiter;
}

/** What the client keeps of a user beside the account. */
export interface UserData {
  displayName: string;
  photoURL: string;
  email: string;
  settings: UserSettings;
  /** Ids of navigation entries (tools and admin pages), in the order of the shortcuts bar. */
  shortcuts: string[];
}

/** What a batch gives its students: tool and sub-tool ids. */
export interface ToolPermissions {
  defaultTool: string;
  allowed: string[];
}

/** A user as admins and the user itself see it; an `AccessSubject`. Times are ISO strings. */
export interface UserView {
  _id: string;
  id: string;
  name: string;
  email: string;
  role: Role;
  /** As it counts now: a pro user whose subscription has ended is shown as free. */
  userType: UserType;
  isActive: boolean;
  /** Id of the permission record; admins have none. */
  batch: string | null;
  batchName: string;
  /** Where browsers read the photo, of this version alone; empty: the default avatar. */
  photoURL: string;
  data: UserData;
  /** The batch's; empty for admins. */
  permissions: ToolPermissions;
  extendedPermissions: string[];
  /** The moment from which a pro user counts as free. */
  subscriptionEndDate: string | null;
  /** Id of the plan; free users have none. */
  userPlan: string | null;
  /** Entries that replace the plan's, per tool. */
  extendedPlans: PlanLimits;
  createdAt: string;
  /** Whether a login asks for a code, beside the password. */
  twoFactor: boolean;
  /** An admin who has to set up two-factor login before anything else. Told to its owner alone. */
  mustSetUpTwoFactor?: true;
  /** That the user may have API keys. Told to its owner alone. */
  apiKeys?: true;
  /** As the account has it: still pro when the subscription has ended. Told to admins alone. */
  storedUserType?: UserType;
  /** Null: never. Told to admins alone. */
  lastLoginAt?: string | null;
  /** Until when an invitation works that was not accepted yet. Told to admins alone. */
  invitedUntil?: string | null;
}

/** What making an account answers; the link of an invitation is told this once. */
export interface NewUserView extends UserView {
  invitation?: PasswordLinkView;
}

/** Within how many days a subscription may end, as the list of users is filtered by it. */
export const ENDING_DAYS = ['7', '14', '30', '60'] as const;
export type EndingDays = (typeof ENDING_DAYS)[number];

/** What login and token renewal answer. */
export interface SessionView {
  user: UserView;
  access_token: string;
  /** Only while an admin acts as this user. */
  acting?: ActingView;
}

/** What login and registration answer; their refusals have the sentence as `error`, beside `message`. */
export interface NewSessionView extends SessionView {
  error: null;
}

/** Shortcuts of a user who never chose any. */
export const DEFAULT_SHORTCUTS: readonly string[] = ['intent-finder'];

/** Where photos are read: below it the file's id and the key that opens it. */
export const PHOTO_PATH = '/api/photos';
export const PHOTO_ADDRESS = /^\/api\/photos\/([0-9a-f]{24})\/[\w-]{22}$/;
/** What a photo's file may weigh, and how many pixels it may hold; a file of this size from a camera has fewer. */
export const MAX_PHOTO_BYTES = 2 * 1024 * 1024;
export const MAX_PHOTO_PIXELS = 25_000_000;
/** Characters of its data URL. */
export const MAX_PHOTO_LENGTH = 'data:image/jpeg;base64,'.length + Math.ceil(MAX_PHOTO_BYTES / 3) * 4;
/** Pixels of the side of a photo as it is kept. */
export const PHOTO_SIDE = 256;
/** The shortest password that validation lets pass; PASSWORD_MIN_LENGTH can ask for more. */
export const PASSWORD_FLOOR = 4;
