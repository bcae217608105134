/** What a plan counts of a tool's use, per window. */
export type LimitField = 'numberOfOperations' | 'numberOfOutlines' | 'maxUrlToWatch' | 'maxCheckPerUrl';

/** What the navigation, the guards, the quotas, page search and the permission and plan forms know of a tool. */
export interface Tool {
  id: string;
  /** What stands at the top of its page. */
  title: string;
  /** The title in the navigation, where it differs. */
  navTitle?: string;
  url: string;
  badge?: 'NEW' | 'BETA' | 'Updated';
  subTools?: readonly SubTool[];
  /** What a plan limits of it, under its id; the first is what one operation costs. None without limits. */
  limits?: readonly [LimitField, ...LimitField[]];
  /** What plans call it, where that differs from the title. */
  planTitle?: string;
  /** A non-admin whose whole allowance is 0 is sent to /pricing instead of the page. */
  quotaGated?: boolean;
  /** Ids of the tools of which any one opens it: no permission names it itself. */
  openedBy?: readonly string[];
  /** Its page works in the browser and reports its use; that of all others the server counts where it does the work. */
  reportsUse?: boolean;
  /** Other names that calls and usage logs use for this tool, beside id and titles. */
  aliases?: readonly string[];
  /** Whether its page is built. One that is not shows nowhere and no permission form offers it. */
  ready: boolean;
}

export interface SubTool {
  id: string;
  name: string;
}

/** Group Tools of the navigation, in its order. */
export const TOOLS = [
  {
    id: 'intent-finder',
    title: 'Intent Finder',
    url: '/intent-finder',
    ready: true,
  },
  {
    id: 'word-counter',
    title: 'Word Counter',
    url: '/word-counter',
    reportsUse: true,
    ready: true,
  },
  {
    id: 'tld-language',
    title: 'TLD & Language Finder',
    url: '/tld-language',
    reportsUse: true,
    ready: true,
  },
  {
    id: 'screaming-frog-activation',
    title: 'Screaming Frog Activation',
    url: '/screaming-frog-activation',
    ready: true,
  },
  {
    id: 'ppl-files',
    title: 'PPL Files',
    url: '/ppl-files',
    ready: true,
  },
  {
    id: 'amazon-revenue-by-visitors',
    title: 'Amazon Revenue By Visitors',
    navTitle: 'AMZ Revenue (1)',
    url: '/amazon-revenue-by-visitors',
    ready: true,
  },
  {
    id: 'amazon-revenue-by-keywords',
    title: 'Amazon Revenue By Keywords',
    navTitle: 'AMZ Revenue (2)',
    url: '/amazon-revenue-by-keywords',
    ready: true,
  },
  {
    id: 'pages-analysis',
    title: 'Pages Analysis',
    url: '/pages-analysis',
    ready: true,
  },
  {
    id: 'interlink-extractor',
    title: 'Interlink Extractor',
    url: '/interlink-extractor',
    ready: true,
  },
  {
    id: 'heading-extractor',
    title: 'Heading Extractor',
    url: '/heading-extractor',
    ready: true,
  },
  {
    id: 'content-strategy-evaluator',
    title: 'Content Strategy Evaluator',
    url: '/content-strategy-evaluator',
    limits: ['numberOfOperations'],
    ready: true,
  },
  {
    id: 'new-test-tool',
    title: 'New Test Tool',
    url: '/new-test-tool',
    reportsUse: true,
    ready: true,
  },
  {
    id: 'kw-stuffing-checker',
    title: 'KW Stuffing Checker',
    url: '/kw-stuffing-checker',
    reportsUse: true,
    ready: true,
  },
  {
    id: 'intelligent-briefs',
    title: 'Intelligent Brief & Outlines',
    navTitle: 'Brief & Outlines',
    url: '/intelligent-briefs',
    badge: 'Updated',
    limits: ['numberOfOperations', 'numberOfOutlines'],
    quotaGated: true,
    planTitle: 'Intelligent Briefs',
    ready: true,
  },
  {
    id: 'intelligent-hub',
    title: 'Intelligent Hub',
    url: '/intelligent-hub',
    badge: 'Updated',
    limits: ['numberOfOperations'],
    quotaGated: true,
    ready: true,
  },
  {
    id: 'optimize-prime',
    title: 'Optimize Prime',
    url: '/optimize-prime',
    badge: 'NEW',
    limits: ['numberOfOperations'],
    quotaGated: true,
    ready: true,
  },
  {
    id: 'schema-intelligence',
    title: 'Schema Intelligence',
    url: '/schema-intelligence',
    badge: 'NEW',
    limits: ['numberOfOperations'],
    quotaGated: true,
    ready: true,
  },
  {
    id: 'intelligent-interlink',
    title: 'Interlink Genius',
    url: '/intelligent-interlinks',
    badge: 'BETA',
    limits: ['numberOfOperations'],
    quotaGated: true,
    aliases: ['intelligent-interlinks'],
    ready: true,
  },
  {
    id: 'product-box-generator',
    title: 'Product Box Generator',
    url: '/product-box-generator',
    subTools: [
      { id: 'product-box-1', name: 'Product Box 1' },
      { id: 'product-box-2', name: 'Product Box 2' },
      { id: 'verdict-box', name: 'Verdict Box' },
      { id: 'specifications', name: 'Specifications' },
      { id: 'call-to-action', name: 'Call to Action' },
      { id: 'notice-box', name: 'Notice Box' },
      { id: 'coupon-box', name: 'Coupon Box' },
    ],
    reportsUse: true,
    ready: true,
  },
  {
    id: 'top-3-table-generator',
    title: 'Top 3 Table Generator',
    url: '/top-3-table-generator',
    subTools: [
      { id: 'top-3-table-1', name: 'Top 3 Table 1' },
      { id: 'top-3-table-2', name: 'Top 3 Table 2' },
      { id: 'comparison-table', name: 'Comparison Table' },
      { id: 'product-list', name: 'Product List' },
    ],
    reportsUse: true,
    ready: true,
  },
  {
    id: 'versus-box-generator',
    title: 'Versus Box Generator',
    url: '/versus-box-generator',
    subTools: [
      { id: 'versus-box-1', name: 'Versus Box 1' },
      { id: 'versus-box-2', name: 'Versus Box 2' },
    ],
    reportsUse: true,
    ready: true,
  },
  {
    id: 'pros-and-cons-generator',
    title: 'Pros and Cons Generator',
    navTitle: 'Pros & Cons Generator',
    url: '/pros-and-cons-generator',
    subTools: [
      { id: 'pros-cons-1', name: 'Pros & Cons Box 1' },
      { id: 'pros-cons-2', name: 'Pros & Cons Box 2' },
      { id: 'pros-cons-3', name: 'Pros & Cons Box 3' },
      { id: 'pros-cons-4', name: 'Pros & Cons Box 4' },
    ],
    reportsUse: true,
    ready: true,
  },
  {
    id: 'schema-generator',
    title: 'Schema Generator',
    url: '/schema-generator',
    reportsUse: true,
    ready: true,
  },
  {
    id: 'products',
    title: 'Product Library',
    url: '/products',
    badge: 'NEW',
    openedBy: [
      'product-box-generator',
      'top-3-table-generator',
      'versus-box-generator',
      'pros-and-cons-generator',
      'schema-generator',
    ],
    ready: true,
  },
  {
    id: 'content-detection',
    title: 'Content Change Detective',
    url: '/content-detection',
    limits: ['maxUrlToWatch', 'maxCheckPerUrl'],
    ready: true,
  },
] as const satisfies readonly Tool[];

export type ToolId = (typeof TOOLS)[number]['id'];

type ReadyTool = Extract<(typeof TOOLS)[number], { ready: true }>;
export type ReadyToolId = ReadyTool['id'];

/** The tools whose page is built. */
export const READY_TOOLS = (TOOLS as readonly Tool[]).filter(({ ready }) => ready) as readonly ReadyTool[];

type PermittedTool = Exclude<ReadyTool, { openedBy: readonly string[] }>;

/** Those of them that permissions name: the others open with them. */
export const PERMITTED_TOOLS = (READY_TOOLS as readonly Tool[]).filter(
  ({ openedBy }) => !openedBy,
) as readonly PermittedTool[];

/** A page of the navigation's group Applications; admins only. */
export interface AdminPage {
  id: string;
  title: string;
  url: string;
  ready: boolean;
}

export const ADMIN_PAGES = [
  { id: 'users', title: 'Users', url: '/users', ready: true },
  { id: 'tools-permissions', title: 'Tools Permissions', url: '/tools-permissions', ready: true },
  { id: 'pro-plans', title: 'Pro Plans', url: '/pro-plans', ready: true },
  { id: 'dashboard', title: 'Dashboard', url: '/dashboard', ready: true },
  { id: 'user-stats', title: 'User Stats', url: '/user-stats', ready: true },
  { id: 'intent-words', title: 'Intent Words', url: '/intent-words', ready: true },
  { id: 'features', title: 'Feature Switches', url: '/features', ready: true },
  { id: 'jobs', title: 'Jobs', url: '/jobs', ready: true },
  { id: 'audit-log', title: 'Audit Log', url: '/audit-log', ready: true },
  { id: 'settings', title: 'Settings', url: '/settings', ready: true },
  { id: 'full-site-scrapper', title: 'Full Site Scraper', url: '/full-site-scrapper', ready: true },
] as const satisfies readonly AdminPage[];

/** The pages that are built. */
export type ReadyAdminPageId = Extract<(typeof ADMIN_PAGES)[number], { ready: true }>['id'];

/** What stands at the top of an admin page, and in the navigation; an empty text for none of them. */
export function adminPageTitle(id: string): string {
  return ADMIN_PAGES.find((page) => page.id === id)?.title ?? '';
}
