import type { Tool } from './tool';
import type { ToolSectionId } from './tool-sections';

/** A tool with the heading that it stands under. */
type ListedTool = Tool & { section: ToolSectionId };

/** Group Tools of the navigation, in its order. */
export const TOOLS = [
  { id: 'intent-finder', title: 'Intent Finder', url: '/intent-finder', section: 'research', ready: true },
  {
    id: 'word-counter',
    title: 'Word Counter',
    url: '/word-counter',
    section: 'write',
    reportsUse: true,
    ready: true,
  },
  {
    id: 'tld-language',
    title: 'TLD & Language Finder',
    url: '/tld-language',
    section: 'research',
    reportsUse: true,
    ready: true,
  },
  {
    id: 'screaming-frog-activation',
    title: 'Screaming Frog Activation',
    url: '/screaming-frog-activation',
    section: 'files',
    ready: true,
  },
  { id: 'ppl-files', title: 'PPL Files', url: '/ppl-files', section: 'files', ready: true },
  {
    id: 'amazon-revenue-by-visitors',
    title: 'Amazon Revenue By Visitors',
    navTitle: 'AMZ Revenue (1)',
    url: '/amazon-revenue-by-visitors',
    section: 'research',
    ready: true,
  },
  {
    id: 'amazon-revenue-by-keywords',
    title: 'Amazon Revenue By Keywords',
    navTitle: 'AMZ Revenue (2)',
    url: '/amazon-revenue-by-keywords',
    section: 'research',
    ready: true,
  },
  { id: 'pages-analysis', title: 'Pages Analysis', url: '/pages-analysis', section: 'site', ready: true },
  {
    id: 'interlink-extractor',
    title: 'Interlink Extractor',
    url: '/interlink-extractor',
    section: 'site',
    ready: true,
  },
  {
    id: 'heading-extractor',
    title: 'Heading Extractor',
    url: '/heading-extractor',
    section: 'site',
    ready: true,
  },
  {
    id: 'content-strategy-evaluator',
    title: 'Content Strategy Evaluator',
    url: '/content-strategy-evaluator',
    section: 'research',
    limits: ['numberOfOperations'],
    ready: true,
  },
  {
    id: 'new-test-tool',
    title: 'New Test Tool',
    url: '/new-test-tool',
    section: 'write',
    reportsUse: true,
    ready: true,
  },
  {
    id: 'kw-stuffing-checker',
    title: 'KW Stuffing Checker',
    url: '/kw-stuffing-checker',
    section: 'write',
    reportsUse: true,
    ready: true,
  },
  {
    id: 'intelligent-briefs',
    title: 'Intelligent Brief & Outlines',
    navTitle: 'Brief & Outlines',
    url: '/intelligent-briefs',
    section: 'write',
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
    section: 'research',
    badge: 'Updated',
    limits: ['numberOfOperations'],
    quotaGated: true,
    ready: true,
  },
  {
    id: 'optimize-prime',
    title: 'Optimize Prime',
    url: '/optimize-prime',
    section: 'write',
    badge: 'NEW',
    limits: ['numberOfOperations'],
    quotaGated: true,
    ready: true,
  },
  {
    id: 'schema-intelligence',
    title: 'Schema Intelligence',
    url: '/schema-intelligence',
    section: 'site',
    badge: 'NEW',
    limits: ['numberOfOperations'],
    quotaGated: true,
    ready: true,
  },
  {
    id: 'intelligent-interlink',
    title: 'Interlink Genius',
    url: '/intelligent-interlinks',
    section: 'site',
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
    section: 'publish',
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
    section: 'publish',
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
    section: 'publish',
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
    section: 'publish',
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
    section: 'publish',
    reportsUse: true,
    ready: true,
  },
  {
    id: 'products',
    title: 'Product Library',
    url: '/products',
    section: 'publish',
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
    section: 'site',
    limits: ['maxUrlToWatch', 'maxCheckPerUrl'],
    ready: true,
  },
] as const satisfies readonly ListedTool[];

export type ToolId = (typeof TOOLS)[number]['id'];

type ReadyTool = Extract<(typeof TOOLS)[number], { ready: true }>;
export type ReadyToolId = ReadyTool['id'];

/** The tools whose page is built. */
export const READY_TOOLS = (TOOLS as readonly ListedTool[]).filter(
  ({ ready }) => ready,
) as readonly ReadyTool[];

type PermittedTool = Exclude<ReadyTool, { openedBy: readonly string[] }>;

/** Those of them that permissions name: the others open with them. */
export const PERMITTED_TOOLS = (READY_TOOLS as readonly ListedTool[]).filter(
  ({ openedBy }) => !openedBy,
) as readonly PermittedTool[];
