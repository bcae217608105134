import type { UserView } from '@contracts/users/users';
import NoteIcon from '@mui/icons-material/CampaignOutlined';
import LoginIcon from '@mui/icons-material/LoginOutlined';
import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import { session } from '../../session/useSession';
import { lazyNamed } from '../../shared/lazyNamed';
import type { MenuDialogProps } from './menuDialog';

export interface UserMenuEntry {
  id: string;
  label: string;
  Icon: typeof SvgIcon;
  /** Who sees it; null is a guest. */
  isFor: (user: UserView | null) => boolean;
  opens: { path: string } | { dialog: ComponentType<MenuDialogProps> } | { act: () => void };
}

/** The user menu, in its order. */
const USER_MENU: readonly UserMenuEntry[] = [
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
export function userMenuFor(user: UserView | null): UserMenuEntry[] {
  return USER_MENU.filter(({ isFor }) => isFor(user));
}
