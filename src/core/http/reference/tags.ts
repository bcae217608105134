import { READY_TOOLS } from '../../../contracts/access/tools';

/** Groups of operations, in the order of reading, each with what it is about. */
const SHARED = {
  Session: 'Log in, renew a token, keep one’s own account.',
  'Two-factor login': 'A second factor for one’s own account.',
  'API keys': 'Keys by which programs use this API for their owners.',
  Users: 'Accounts: list, create, change, import, invite.',
  'Tools permissions': 'Batches: which tools a group of students may use.',
  'Pro plans': 'Plans: how much of each tool a pro user may use.',
  Usage: 'What users have used of their limits.',
  Pricing: 'The plans as students see them.',
  'Bulk changes': 'Change many records at once.',
  Statistics: 'The dashboard, and the use of each user.',
  'Important note': 'The message that everybody sees after login.',
  'Quick panel': 'What the panel at the side shows.',
  'Intent Finder': 'Classify the keywords of a CSV by search intent.',
  'Intent words': 'The words that the Intent Finder looks for.',
  'PPL files': 'Shared CSV files of pay-per-lead offers.',
  Calculators: 'Estimates of revenue on Amazon.',
  Pages: 'Read pages: analysis, internal links, headings.',
  Markets: 'Which language and country pages are for.',
  'Optimize Prime': 'Write a draft, and score it against competing pages.',
  Blocks: 'Saved blocks of the generators.',
  'Schema Generator': 'Saved structured data.',
  Products: 'A library of products that blocks and structured data are filled from.',
  Snippets: 'Search and social previews of pages.',
  'Other sites': 'Read a page of another site.',
  'Watched pages': 'Watch pages, and read what has changed.',
  'Screaming Frog key': 'Activation keys.',
  Crawls: 'Crawl a site, on demand or on a schedule, and read what was found.',
  'Site readings': 'Read the texts of a site for the tools that work on them.',
};
const OF_THE_APP = {
  Jobs: 'Work in the background: follow it, stop it, fetch its result.',
  Notices: 'What Cohort tells users, in the app, by email, in chats and by webhooks.',
  'Audit log': 'What admins have done.',
  'Feature switches': 'Turn features on and off.',
  Instance: 'The installation’s name, logo and security rules.',
  Health: 'Whether everything works, for people and for monitoring.',
};

/**
 * All groups. Between those that the tables name are those of single tools, called by their titles, in the order of the tools: the
 * first sentence of the controller's comment says what each is about.
 */
export function groupsOf(
  comments: Readonly<Record<string, string>>,
): { name: string; description: string }[] {
  const tools = READY_TOOLS.map(({ title }) => title).filter(
    (title) => !(title in SHARED) && title in comments,
  );
  return [
    ...Object.entries(SHARED),
    ...tools.map((title) => [title, comments[title] ?? ''] as const),
    ...Object.entries(OF_THE_APP),
  ].map(([name, description]) => ({ name, description }));
}
