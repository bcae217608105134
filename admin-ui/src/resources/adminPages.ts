import { ADMIN_PAGES, type ReadyAdminPageId } from '@contracts/access/admin-pages';
import type { IntentWordView } from '@contracts/intent/intent';
import type { PermissionView } from '@contracts/permissions/permissions';
import type { PlanView } from '@contracts/plans/plans';
import type { UserStatsView } from '@contracts/statistics/statistics';
import type { UserView } from '@contracts/users/users';
import PermissionsIcon from '@mui/icons-material/AdminPanelSettingsOutlined';
import GroupIcon from '@mui/icons-material/GroupOutlined';
import AuditIcon from '@mui/icons-material/HistoryOutlined';
import DashboardIcon from '@mui/icons-material/DashboardOutlined';
import UserStatsIcon from '@mui/icons-material/InsightsOutlined';
import JobsIcon from '@mui/icons-material/PendingActionsOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import WordsIcon from '@mui/icons-material/SpellcheckOutlined';
import FeaturesIcon from '@mui/icons-material/ToggleOnOutlined';
import CrawlIcon from '@mui/icons-material/TravelExploreOutlined';
import PlansIcon from '@mui/icons-material/WorkspacePremiumOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import type { ResourceProps } from 'react-admin';
import { type LazyNamed, lazyNamed } from '../shared/lazyNamed';
import type { RecordNoun } from '../shared/recordNoun';

/** `hasCreate` and `hasEdit` stand for forms that the list shows over itself. */
type ResourceForms = Pick<ResourceProps, 'hasCreate' | 'hasEdit' | 'recordRepresentation'>;

interface AdminPageViews extends ResourceForms {
  list: LazyNamed;
  edit?: LazyNamed;
  show?: LazyNamed;
  icon: typeof SvgIcon;
  /** Where the data provider finds the records; a page without it asks for itself. */
  api?: string;
  noun: RecordNoun;
  exportPath?: string;
  /** Pages below its address that are no record, by their path. */
  subPages?: Record<string, LazyNamed>;
}

/** Where a form stands over a list. */
const FORM = /^\/[^/]+\/(create|[\da-f]{24})$/;

/** The body of a list, which is not needed as soon where its page opens with a form over it. */
const behindForm = (load: () => Promise<unknown>) => async () => {
  if (!FORM.test(window.location.pathname)) await load();
};

const BULK_CHANGES_PAGE = lazyNamed(() => import('./bulk-changes/BulkChangesPage'), 'BulkChangesPage');

/** What the web client has for each page of the catalogue that is ready; a page without a row does not compile. */
const ADMIN_PAGE_VIEWS: Record<ReadyAdminPageId, AdminPageViews> = {
  users: {
    icon: GroupIcon,
    api: '/users',
    exportPath: '/users/export',
    noun: { one: 'user', many: 'users', onDelete: 'Their results and saved blocks are deleted too.' },
    recordRepresentation: (user: UserView) => user.name,
    list: lazyNamed(
      () => import('./users/UserList'),
      'UserList',
      behindForm(() => import('./users/UserListBody')),
    ),
    hasCreate: true,
    hasEdit: true,
    show: lazyNamed(() => import('./users/page/UserShow'), 'UserShow'),
    subPages: {
      import: lazyNamed(() => import('./users/import/UserImportPage'), 'UserImportPage'),
      changes: BULK_CHANGES_PAGE,
    },
  },
  'tools-permissions': {
    icon: PermissionsIcon,
    api: '/permissions',
    noun: { one: 'batch', many: 'batches', onDelete: 'Batches that still have students are not deleted.' },
    recordRepresentation: (permission: PermissionView) => permission.batch,
    list: lazyNamed(
      () => import('./permissions/PermissionList'),
      'PermissionList',
      behindForm(() => import('./permissions/PermissionListBody')),
    ),
    subPages: { changes: BULK_CHANGES_PAGE },
    hasCreate: true,
    hasEdit: true,
  },
  'pro-plans': {
    icon: PlansIcon,
    api: '/pro-plans',
    noun: {
      one: 'plan',
      many: 'plans',
      onDelete: 'Plans that still have students, and the plan Free, are not deleted.',
    },
    recordRepresentation: (plan: PlanView) => plan.name,
    list: lazyNamed(
      () => import('./plans/PlanList'),
      'PlanList',
      behindForm(() => import('./plans/PlanListBody')),
    ),
    subPages: { changes: BULK_CHANGES_PAGE },
    hasCreate: true,
    hasEdit: true,
  },
  dashboard: {
    icon: DashboardIcon,
    noun: { one: 'figure', many: 'figures' },
    list: lazyNamed(
      () => import('./dashboard/DashboardList'),
      'DashboardList',
      () => import('./dashboard/DashboardPanels'),
    ),
  },
  'user-stats': {
    icon: UserStatsIcon,
    api: '/user-stats',
    exportPath: '/user-stats/export',
    noun: { one: 'user', many: 'users' },
    recordRepresentation: (stats: UserStatsView) => stats.name,
    list: lazyNamed(
      () => import('./statistics/UserStatsList'),
      'UserStatsList',
      behindForm(() => import('./statistics/UserStatsListBody')),
    ),
  },
  'intent-words': {
    icon: WordsIcon,
    api: '/intent-words',
    noun: {
      one: 'word',
      many: 'words',
      onDelete: 'The Intent Finder no longer offers deleted words. Past results stay as they are.',
    },
    recordRepresentation: (word: IntentWordView) => word.label,
    list: lazyNamed(
      () => import('./intent/IntentWordList'),
      'IntentWordList',
      behindForm(() => import('./intent/IntentWordListBody')),
    ),
    subPages: { changes: BULK_CHANGES_PAGE },
    hasCreate: true,
    hasEdit: true,
  },
  features: {
    icon: FeaturesIcon,
    noun: { one: 'switch', many: 'switches' },
    list: lazyNamed(() => import('./features/FeatureList'), 'FeatureList'),
  },
  jobs: {
    icon: JobsIcon,
    api: '/admin/jobs',
    noun: { one: 'job', many: 'jobs' },
    list: lazyNamed(
      () => import('./jobs/JobList'),
      'JobList',
      behindForm(() => import('./jobs/JobListBody')),
    ),
  },
  'audit-log': {
    icon: AuditIcon,
    api: '/audit',
    exportPath: '/audit/export',
    noun: { one: 'entry', many: 'entries' },
    list: lazyNamed(
      () => import('./audit/AuditLogList'),
      'AuditLogList',
      behindForm(() => import('./audit/AuditLogListBody')),
    ),
    edit: lazyNamed(() => import('./audit/AuditLogEntry'), 'AuditLogEntry'),
  },
  settings: {
    icon: SettingsIcon,
    noun: { one: 'setting', many: 'settings' },
    list: lazyNamed(
      () => import('./settings/SettingsList'),
      'SettingsList',
      () => import('./settings/SettingsBody'),
    ),
    subPages: {
      health: lazyNamed(() => import('./settings/health/HealthPage'), 'HealthPage'),
      'api-keys': lazyNamed(() => import('./settings/api-keys/ApiKeysSettingsPage'), 'ApiKeysSettingsPage'),
    },
  },
  'full-site-scrapper': {
    icon: CrawlIcon,
    noun: { one: 'crawl', many: 'crawls' },
    list: lazyNamed(
      () => import('./scraper/CrawlsPage'),
      'CrawlsPage',
      () => import('./scraper/CrawlLists'),
    ),
    edit: lazyNamed(() => import('./scraper/CrawlPage'), 'CrawlPage'),
  },
};

/** The pages that show, in the order of the navigation. */
export const READY_ADMIN_PAGES = ADMIN_PAGES.map((page) => ({ ...page, ...ADMIN_PAGE_VIEWS[page.id] }));
