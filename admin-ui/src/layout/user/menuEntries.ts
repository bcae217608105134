import { API_KEYS_PATH } from '@contracts/api-keys/api-keys';
import { NOTICES_PATH } from '@contracts/notices/notices';
import { PRICING_PATH } from '@contracts/plans/pricing';
import type { UserView } from '@contracts/users/users';
import { limitedToolsOf } from '@domain/usage/limits';
import NoteIcon from '@mui/icons-material/CampaignOutlined';
import ApiKeysIcon from '@mui/icons-material/ApiOutlined';
import PlanIcon from '@mui/icons-material/DataUsageOutlined';
import LoginIcon from '@mui/icons-material/LoginOutlined';
import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import BellIcon from '@mui/icons-material/NotificationsNoneOutlined';
import ProfileIcon from '@mui/icons-material/ManageAccountsOutlined';
import TwoFactorIcon from '@mui/icons-material/VpnKeyOutlined';
import UpgradeIcon from '@mui/icons-material/RocketLaunchOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import { session } from '../../session/useSession';
import { lazyNamed } from '../../shared/lazyNamed';
import { mayUpgrade } from './mayUpgrade';
import type { MenuDialogProps } from './menuDialog';

export interface UserMenuEntry {
  id: string;
  label: string;
  Icon: typeof SvgIcon;
  /** Who sees it; null is a guest. */
  isFor: (user: UserView | null) => boolean;
  /** Only the account's owner sees it, no admin who acts as the owner. */
  isOwners?: boolean;
  opens:
    | { path: string }
    | { profile: true }
    | { twoFactor: true }
    | { dialog: ComponentType<MenuDialogProps> }
    | { act: () => void };
}

/** The user menu, in its order. */
const USER_MENU: readonly UserMenuEntry[] = [
  {
    id: 'upgrade',
    label: 'Upgrade Account',
    Icon: UpgradeIcon,
    isFor: (user) => user !== null && mayUpgrade(user),
    opens: { path: PRICING_PATH },
  },
  {
    id: 'plan',
    label: 'Plan Details',
    Icon: PlanIcon,
    // Admins are not counted, and who has no limited tool has nothing to look at.
    isFor: (user) => user?.role === 'student' && limitedToolsOf(user).length > 0,
    opens: { dialog: lazyNamed(() => import('../limits/PlanDetails'), 'PlanDetails') },
  },
  {
    id: 'notifications',
    label: 'Notifications',
    Icon: BellIcon,
    isFor: (user) => user !== null,
    opens: { path: NOTICES_PATH },
  },
  {
    id: 'profile',
    label: 'Update Profile',
    Icon: ProfileIcon,
    isFor: (user) => user?.role === 'student',
    isOwners: true,
    opens: { profile: true },
  },
  {
    id: 'two-factor',
    label: 'Two-Factor Login',
    Icon: TwoFactorIcon,
    isFor: (user) => user !== null,
    isOwners: true,
    opens: { twoFactor: true },
  },
  {
    id: 'api-keys',
    label: 'API Keys',
    Icon: ApiKeysIcon,
    isFor: (user) => user?.apiKeys === true,
    isOwners: true,
    opens: { path: API_KEYS_PATH },
  },
  {
    id: 'note',
    label: 'Update Important Note',
    Icon: NoteIcon,
    isFor: (user) => user?.role === 'admin',
    opens: { dialog: lazyNamed(() => import('../note/UpdateNoteDialog'), 'UpdateNoteDialog') },
  },
  {
    id: 'logout',
    label: 'Logout',
    Icon: LogoutIcon,
    isFor: (user) => user !== null,
    opens: { act: () => session.logout() },
  },
  {
    id: 'login',
    label: 'Login',
    Icon: LoginIcon,
    isFor: (user) => user === null,
    opens: { path: '/login' },
  },
];

/** What somebody finds in the menu. */
export function userMenuFor(user: UserView | null, isActing = false): UserMenuEntry[] {
  return USER_MENU.filter(({ isFor, isOwners = false }) => isFor(user) && !(isOwners && isActing));
}
