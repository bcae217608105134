import type { AccessSubject } from '../../contracts/access/access';
import type { AdminPage } from '../../contracts/access/admin-pages';
import type { Tool } from '../../contracts/access/tool';
import { TOOLS } from '../../contracts/access/tools';
import { decidePath, homePathFor, navigationFor, type PathDecision, quotaGatedToolAt } from './navigation';

const tools: Tool[] = [
  { id: 'first', title: 'First Tool', navTitle: 'First', url: '/first', badge: 'NEW', ready: true },
  { id: 'later', title: 'Later', url: '/later', ready: false },
  { id: 'second', title: 'Second', url: '/second', ready: true },
];
const pages: AdminPage[] = [
  { id: 'users', title: 'Users', url: '/users', ready: true },
  { id: 'stats', title: 'Stats', url: '/stats', ready: false },
];

const admin: AccessSubject = { role: 'admin', extendedPermissions: [] };
const guest: AccessSubject = { role: '', extendedPermissions: ['first'] };
const student = (allowed: string[], defaultTool = ''): AccessSubject => ({
  role: 'student',
  permissions: { defaultTool, allowed },
  extendedPermissions: [],
});

describe('navigationFor', () => {
  it('shows an admin all ready tools and the ready pages of the back-office', () => {
    expect(navigationFor(admin, tools, pages)).toEqual([
      {
        id: 'tools',
        title: 'Tools',
        entries: [
          { id: 'first', title: 'First', url: '/first', badge: 'NEW' },
          { id: 'second', title: 'Second', url: '/second' },
        ],
      },
      {
        id: 'applications',
        title: 'Applications',
        entries: [{ id: 'users', title: 'Users', url: '/users' }],
      },
    ]);
  });

  it('shows a student the tools that may be used, and no group beside', () => {
    const groups = navigationFor(student(['second', 'later']), tools, pages);
    expect(groups.map((group) => group.entries.map((entry) => entry.id))).toEqual([['second']]);
  });

  it.each([
    ['a guest', guest],
    ['a student without tools', student([])],
  ])('shows %s nothing', (_, subject) => {
    expect(navigationFor(subject, tools, pages)).toEqual([]);
  });

  it('keeps the order of the catalogue', () => {
    const entries = navigationFor(admin).flatMap((group) => group.entries.map((entry) => entry.id));
    const ready = (TOOLS as readonly Tool[]).filter((tool) => tool.ready).map((tool) => tool.id);
    expect(entries.slice(0, ready.length)).toEqual(ready);
  });
});

describe('decidePath', () => {
  it.each<[string, AccessSubject, string, PathDecision]>([
    ['an admin opens a tool', admin, '/first', 'open'],
    ['an admin opens a page', admin, '/users', 'open'],
    ['an admin opens what lies below a page', admin, '/users/64/show?tab=1', 'open'],
    ['an admin finds nothing where a tool is not built', admin, '/later', 'not-found'],
    ['an admin finds nothing where a page is not built', admin, '/stats', 'not-found'],
    ['a student opens a held tool', student(['first']), '/first', 'open'],
    ['a trailing slash makes no difference', student(['first']), '/first/', 'open'],
    ['nor do several', guest, '/login//', 'open'],
    ['nor does what follows the path', student(['first']), '/first?tab=1#end', 'open'],
    ['a student is blocked from another tool', student(['first']), '/second', 'blocked'],
    ['a student is led home from an admin page', student(['first']), '/users', 'home'],
    ['a student is led home from below an admin page', student(['first']), '/users/create', 'home'],
    ['a student finds nothing where a tool is not built', student(['later']), '/later', 'not-found'],
    ['an address that only begins alike is another', student(['first']), '/first-aid', 'not-found'],
    ['a student opens the own profile', student(['first']), '/profile', 'open'],
    ['an admin is led home from it', admin, '/profile', 'home'],
    ['a student opens the root', student(['first']), '/', 'open'],
    ['a guest must log in', guest, '/first', 'login'],
    ['a guest must log in at the root', guest, '/', 'login'],
    ['a guest opens the login page', guest, '/login', 'open'],
    ['a student opens the pricing page', student(['first']), '/pricing', 'open'],
    ['an admin opens the pricing page', admin, '/pricing/', 'open'],
    ['nothing lies below the pricing page', student(['first']), '/pricing/more', 'not-found'],
    ['a guest must log in for the pricing page', guest, '/pricing', 'login'],
    ['a student opens the guide', student(['first']), '/guide', 'open'],
    ['a student opens a chapter of it', student(['first']), '/guide/word-counter', 'open'],
    ['a guest must log in for the guide', guest, '/guide/word-counter', 'login'],
  ])('%s', (_, subject, path, expected) => {
    expect(decidePath(subject, path, tools, pages)).toBe(expected);
  });
});

describe('quotaGatedToolAt', () => {
  const gated: Tool[] = [
    { id: 'optimize-prime', title: 'Optimize', url: '/optimize', quotaGated: true, ready: true },
    { id: 'content-detection', title: 'Detective', url: '/detective', ready: true },
  ];
  it.each<[string, AccessSubject, string, string | undefined]>([
    ['a gated tool', student([]), '/optimize', 'optimize-prime'],
    ['what lies below it', student([]), '/optimize/results?page=2', 'optimize-prime'],
    ['a limited tool that is not gated', student([]), '/detective', undefined],
    ['another page', student([]), '/pricing', undefined],
    ['an admin', admin, '/optimize', undefined],
  ])('%s', (_, subject, path, expected) => {
    expect(quotaGatedToolAt(subject, path, gated)).toBe(expected);
  });
});

describe('homePathFor', () => {
  it.each<[string, AccessSubject, string | undefined]>([
    ['an admin lands on the first tool', admin, '/first'],
    ['a student lands on the default tool', student(['first', 'second'], 'second'), '/second'],
    ['or on the first usable one, if it is not built', student(['later', 'second'], 'later'), '/second'],
    ['or on the first usable one, if it is not held', student(['second'], 'first'), '/second'],
    [
      'a student without a batch lands on the first tool of their own',
      { role: 'student', extendedPermissions: ['second'] },
      '/second',
    ],
    ['a student without a usable tool has no home', student(['later'], 'later'), undefined],
    ['a guest lands on the login page', guest, '/login'],
  ])('%s', (_, subject, expected) => {
    expect(homePathFor(subject, tools)).toBe(expected);
  });
});
