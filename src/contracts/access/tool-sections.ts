import type { ToolId } from './tools';

/** Headings within the navigation's group Tools, in their order. */
export const TOOL_SECTIONS = [
  { id: 'research', title: 'Research' },
  { id: 'write', title: 'Write' },
  { id: 'site', title: 'Site' },
  { id: 'publish', title: 'Publish' },
  { id: 'files', title: 'Files and keys' },
] as const;
export type ToolSectionId = (typeof TOOL_SECTIONS)[number]['id'];

/** Under which heading each tool stands. */
export const SECTION_OF_TOOL: Record<ToolId, ToolSectionId> = {
  'intent-finder': 'research',
  'word-counter': 'write',
  'tld-language': 'research',
  'screaming-frog-activation': 'files',
  'ppl-files': 'files',
  'amazon-revenue-by-visitors': 'research',
  'amazon-revenue-by-keywords': 'research',
  'pages-analysis': 'site',
  'interlink-extractor': 'site',
  'heading-extractor': 'site',
  'content-strategy-evaluator': 'research',
  'new-test-tool': 'write',
  'kw-stuffing-checker': 'write',
  'intelligent-briefs': 'write',
  'intelligent-hub': 'research',
  'optimize-prime': 'write',
  'schema-intelligence': 'site',
  'intelligent-interlink': 'site',
  'product-box-generator': 'publish',
  'top-3-table-generator': 'publish',
  'versus-box-generator': 'publish',
  'pros-and-cons-generator': 'publish',
  'schema-generator': 'publish',
  products: 'publish',
  'content-detection': 'site',
};

/** What folds in the navigation: the user's recent work, and the headings within Tools. */
export const NAVBAR_FOLDS = ['recent', ...TOOL_SECTIONS.map(({ id }) => id)] as const;
export type NavbarFold = (typeof NAVBAR_FOLDS)[number];
