import type { ToolId } from '@contracts/access/tools';
import type { AuditAction } from '@contracts/audit/audit';
import { findTool, shortTitleOf } from '@domain/access/catalogue';

export const ACTION_LABELS: Record<AuditAction, string> = {
  create: 'Created',
  update: 'Changed',
  delete: 'Deleted',
  activate: 'Activated',
  deactivate: 'Deactivated',
  'set-password': 'Set password',
  'turn-on-two-factor': 'Turned on two-factor login',
  'turn-off-two-factor': 'Turned off two-factor login',
  'renew-recovery-codes': 'Renewed recovery codes',
  'reset-two-factor': 'Reset two-factor login',
  invite: 'Invited',
  'act-as': 'Acted as',
  'adjust-limit': 'Adjusted limit',
  'switch-on': 'Switched on',
  'switch-off': 'Switched off',
  retry: 'Run again',
  cancel: 'Cancelled',
  pause: 'Paused',
  resume: 'Resumed',
  revoke: 'Revoked',
  allow: 'Allowed a new one',
  test: 'Tested',
  'change-many': 'Changed many',
  import: 'Imported',
  export: 'Exported',
};

interface AuditedResource {
  label: string;
  /** Where a record of it is seen, as long as there is one. */
  recordPath?: (id: string) => string;
}

/** What students alone write, and so do admins who act as one: the tools by their paths in the API. */
const TOOL_PATHS: Record<string, ToolId> = {
  intent: 'intent-finder',
  'pages-analysis': 'pages-analysis',
  'interlink-extractor': 'interlink-extractor',
  'heading-extractor': 'heading-extractor',
  'tld-language': 'tld-language',
  'schema-checks': 'schema-intelligence',
  snippets: 'new-test-tool',
};

const toolResources = Object.entries(TOOL_PATHS).map(([path, id]): [string, AuditedResource] => {
  const tool = findTool(id);
  return [path, { label: tool ? shortTitleOf(tool) : id }];
});

/** What the log speaks of, by its name in the API. One that has no row here shows under that name. */
export const AUDITED_RESOURCES: Record<string, AuditedResource> = {
  users: { label: 'User', recordPath: (id) => `/users/${id}` },
  permissions: { label: 'Batch', recordPath: (id) => `/tools-permissions/${id}` },
  'pro-plans': { label: 'Plan', recordPath: (id) => `/pro-plans/${id}` },
  'intent-words': { label: 'Intent word', recordPath: (id) => `/intent-words/${id}` },
  features: { label: 'Feature switch', recordPath: () => '/features' },
  ppl: { label: 'PPL file', recordPath: () => '/ppl-files' },
  keys: { label: 'Activation key', recordPath: () => '/screaming-frog-activation' },
  crawls: { label: 'Crawl', recordPath: (id) => `/full-site-scrapper/${id}` },
  'crawl-schedules': { label: 'Crawl schedule', recordPath: () => '/full-site-scrapper' },
  jobs: { label: 'Job', recordPath: () => '/jobs' },
  note: { label: 'Important note' },
  'api-keys': { label: 'API key', recordPath: () => '/settings/api-keys' },
  'api-key-settings': { label: 'API key settings', recordPath: () => '/settings/api-keys' },
  security: { label: 'Login security', recordPath: () => '/settings' },
  model: { label: 'Model', recordPath: () => '/settings' },
  instance: { label: 'Settings', recordPath: () => '/settings' },
  'user-stats': { label: 'User stats', recordPath: () => '/user-stats' },
  audit: { label: 'Audit log' },
  auth: { label: 'Account data' },
  blocks: { label: 'Saved block' },
  preview: { label: 'Previewed page' },
  text: { label: 'Read page' },
  'resolve-cors-content': { label: 'Fetched page' },
  ...Object.fromEntries(toolResources),
};

export function resourceLabel(resource: string): string {
  return AUDITED_RESOURCES[resource]?.label ?? resource;
}

/** The fields whose names say less to people than to the API; the others are named by their own words. */
export const FIELD_LABELS: Record<string, string> = {
  addresses: 'URLs',
  allowed: 'Tools',
  createdAt: 'Added',
  defaultTool: 'First route',
  email: 'Email',
  error: 'Errors',
  extendedPermissions: 'Extra tools',
  extendedPlans: 'Extended plan',
  fileId: 'Content',
  fileName: 'File',
  isActive: 'Active',
  isPro: 'Premium',
  lastLoginAt: 'Last login',
  msg: 'Message',
  numberOfOperations: 'Uses',
  numberOfOutlines: 'Outlines',
  maxCheckPerUrl: 'Checks per URL',
  maxUrlToWatch: 'URLs to watch',
  ownerEmail: 'Owner',
  q: 'Search',
  signIn: 'Login',
  startUrl: 'Start URL',
  time: 'Period',
  zone: 'Time zone',
  userPlan: 'Plan',
  userType: 'Account type',
};
