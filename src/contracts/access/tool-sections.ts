/** Headings above tools in the navigation and in the forms of permissions, in their order. */
export const TOOL_SECTIONS = [
  { id: 'research', title: 'Research' },
  { id: 'write', title: 'Write' },
  { id: 'site', title: 'Site' },
  { id: 'publish', title: 'Publish' },
  { id: 'files', title: 'Files and keys' },
] as const;
export type ToolSectionId = (typeof TOOL_SECTIONS)[number]['id'];

/** What folds in the navigation: the user's recent work, and the headings within Tools. */
export const NAVBAR_FOLDS = ['recent', ...TOOL_SECTIONS.map(({ id }) => id)] as const;
export type NavbarFold = (typeof NAVBAR_FOLDS)[number];
