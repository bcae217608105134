import type { ToolId } from './tools';

export interface ToolGroup {
  title: string;
  tools: readonly ToolId[];
}

/** The tools that permissions name, by what they are for; each is in one group. */
export const TOOL_GROUPS: readonly ToolGroup[] = [
  {
    title: 'Research',
    tools: [
      'intent-finder',
      'tld-language',
      'amazon-revenue-by-visitors',
      'amazon-revenue-by-keywords',
      'content-strategy-evaluator',
      'intelligent-hub',
    ],
  },
  {
    title: 'Write',
    tools: ['word-counter', 'new-test-tool', 'kw-stuffing-checker', 'intelligent-briefs', 'optimize-prime'],
  },
  {
    title: 'Site',
    tools: [
      'pages-analysis',
      'interlink-extractor',
      'heading-extractor',
      'schema-intelligence',
      'intelligent-interlink',
      'content-detection',
    ],
  },
  {
    title: 'Publish',
    tools: [
      'product-box-generator',
      'top-3-table-generator',
      'versus-box-generator',
      'pros-and-cons-generator',
      'schema-generator',
    ],
  },
  { title: 'Files and keys', tools: ['screaming-frog-activation', 'ppl-files'] },
];
