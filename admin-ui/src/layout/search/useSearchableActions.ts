import { TWO_FACTOR_HASH } from '@contracts/auth/two-factor';
import type { AccessSubject } from '@contracts/access/access';
import { decidePath } from '@domain/access/navigation';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useSaveSettings } from '../../session/useSaveSettings';
import { useActing, useUser } from '../../session/useSession';
import { SCHEMES } from '../toolbar/schemes';
import { userMenuFor, type UserMenuEntry } from '../user/menuEntries';
import { PROFILE_HASH } from '../user/profile/profileAddress';
import type { SearchablePage } from './searchablePages';

/** Below an entry: what it is, by which all of them are found. */
const ACTION = 'Action';
const ACCOUNT = 'Your account';

interface PageAction {
  title: string;
  /** Whose picture it has. */
  entryId: string;
  url: string;
}

/** What pages let one begin, as their buttons call it. Each is offered to whoever may open its address. */
const PAGE_ACTIONS: readonly PageAction[] = [
  { title: 'New User', entryId: 'users', url: '/users/create' },
  { title: 'Import Users', entryId: 'users', url: '/users/import' },
  { title: 'New Batch', entryId: 'tools-permissions', url: '/tools-permissions/create' },
  { title: 'New Plan', entryId: 'pro-plans', url: '/pro-plans/create' },
  { title: 'New Word', entryId: 'intent-words', url: '/intent-words/create' },
  { title: 'Start a Crawl', entryId: 'full-site-scrapper', url: '/full-site-scrapper' },
  { title: 'Check Health', entryId: 'settings', url: '/settings/health' },
  { title: 'Add Pages to Watch', entryId: 'content-detection', url: '/content-detection?add=one' },
  { title: 'Add a Product', entryId: 'products', url: '/products#product-new' },
  { title: 'Import Products', entryId: 'products', url: '/products?import=yes' },
];

/** What somebody can do from anywhere: what pages let them begin, their account's menu, the colour scheme. */
export function useSearchableActions(): SearchablePage[] {
  const user = useUser();
  const isActing = useActing() !== undefined;
  const save = useSaveSettings();
  const { search } = useLocation();
  return useMemo(() => {
    const schemes = SCHEMES.map(({ id, label, Icon }) => ({
      ...actionOf(`scheme-${id}`, `Color Scheme: ${label}`, ACCOUNT),
      Icon,
      act: () => save({ theme: id }),
    }));
    const account = userMenuFor(user, isActing).flatMap((entry) => ofMenu(entry, search));
    return [...pageActionsOf(user), ...account, ...schemes];
  }, [user, isActing, save, search]);
}

function pageActionsOf(subject: AccessSubject): SearchablePage[] {
  return PAGE_ACTIONS.filter(({ url }) => decidePath(subject, url) === 'open').map((action) => ({
    ...actionOf(action.url, action.title, ACTION, action.url),
    entryId: action.entryId,
  }));
}

/** What the account's menu opens or does; its dialogs open in the menu alone. */
function ofMenu({ id, label, Icon, opens }: UserMenuEntry, search: string): SearchablePage[] {
  if ('dialog' in opens) return [];
  if ('act' in opens) return [{ ...actionOf(id, label, ACCOUNT), Icon, act: opens.act }];
  if ('path' in opens) return [{ ...actionOf(id, label, ACCOUNT, opens.path), Icon }];
  // Over the page that is open, as it is.
  const hash = 'profile' in opens ? PROFILE_HASH : TWO_FACTOR_HASH;
  return [{ ...actionOf(id, label, ACCOUNT, search + hash), Icon }];
}

function actionOf(id: string, title: string, within: string, url = ''): SearchablePage {
  return { id: `action:${id}`, entryId: '', title, url, within };
}
