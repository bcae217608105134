import type { PermissionDto } from '../../contracts/permissions/permissions.dto';
import type { PlanDto } from '../../contracts/plans/plans.dto';
import type { PrintedAccount } from './first-admin';

type SampleName = 'admin' | 'free' | 'pro';

/** The accounts to look around with; their passwords are in the README. */
export const SAMPLE_ACCOUNTS: Record<SampleName, PrintedAccount & { name: string }> = {
  admin: { label: 'Admin', name: 'Ada Admin', email: 'admin@cohort.local', password: 'cohort-admin' },
  free: { label: 'Free student', name: 'Finn Free', email: 'free@cohort.local', password: 'cohort-free' },
  pro: { label: 'Pro student', name: 'Petra Pro', email: 'pro@cohort.local', password: 'cohort-pro' },
};

/** Days that the sample pro student's subscription runs. */
export const SAMPLE_SUBSCRIPTION_DAYS = 365;

export const SAMPLE_BATCHES = {
  free: {
    batch: 'Batch 1',
    defaultTool: 'intent-finder',
    allowed: [
      'intent-finder',
      'word-counter',
      'tld-language',
      'new-test-tool',
      'kw-stuffing-checker',
      'ppl-files',
      'amazon-revenue-by-visitors',
      'amazon-revenue-by-keywords',
      'optimize-prime',
      'pros-and-cons-generator',
      'pros-cons-1',
    ],
  },
  pro: {
    batch: 'Batch 2',
    defaultTool: 'intent-finder',
    allowed: [
      'intent-finder',
      'word-counter',
      'tld-language',
      'new-test-tool',
      'kw-stuffing-checker',
      'screaming-frog-activation',
      'ppl-files',
      'amazon-revenue-by-visitors',
      'amazon-revenue-by-keywords',
      'pages-analysis',
      'interlink-extractor',
      'heading-extractor',
      'content-strategy-evaluator',
      'intelligent-briefs',
      'intelligent-hub',
      'intelligent-interlink',
      'optimize-prime',
      'schema-intelligence',
      'product-box-generator',
      'product-box-1',
      'product-box-2',
      'verdict-box',
      'specifications',
      'call-to-action',
      'notice-box',
      'coupon-box',
      'top-3-table-generator',
      'top-3-table-1',
      'top-3-table-2',
      'comparison-table',
      'product-list',
      'versus-box-generator',
      'versus-box-1',
      'versus-box-2',
      'pros-and-cons-generator',
      'pros-cons-1',
      'pros-cons-2',
      'pros-cons-3',
      'pros-cons-4',
      'schema-generator',
      'content-detection',
    ],
  },
} as const satisfies Record<string, Omit<PermissionDto, 'allowed'> & { allowed: readonly string[] }>;

const daily = (numberOfOperations: number) => ({ numberOfOperations, time: '1 day' as const });
const monthly = (numberOfOperations: number) => ({ numberOfOperations, time: '30 days' as const });

/** The free plan, and two to buy. */
export const SAMPLE_PLANS = {
  free: {
    name: 'Free',
    priceText: '$0',
    description: 'The tools of your batch, and a taste of the limited ones.',
    position: 1,
    limits: { 'optimize-prime': daily(1), 'schema-intelligence': daily(1) },
  },
  starter: {
    name: 'Starter',
    priceText: '$29 a month',
    description: 'For your first sites: ten times as much of each limited tool.',
    position: 2,
    limits: {
      'intelligent-briefs': { ...monthly(20), numberOfOutlines: 40 },
      'intelligent-hub': monthly(10),
      'intelligent-interlink': monthly(10),
      'optimize-prime': daily(10),
      'schema-intelligence': daily(10),
      'content-strategy-evaluator': monthly(15),
      'content-detection': { maxUrlToWatch: 5, maxCheckPerUrl: 30, time: '30 days' },
    },
  },
  agency: {
    name: 'Agency',
    priceText: '$149 a month',
    description: 'For work on many sites at once, with every limited tool.',
    position: 3,
    limits: {
      'intelligent-briefs': { ...monthly(200), numberOfOutlines: 400 },
      'intelligent-hub': monthly(100),
      'intelligent-interlink': monthly(100),
      'content-strategy-evaluator': monthly(100),
      'optimize-prime': daily(100),
      'schema-intelligence': daily(100),
      'content-detection': { maxUrlToWatch: 50, maxCheckPerUrl: 300, time: '30 days' },
    },
  },
} as const satisfies Record<string, PlanDto>;

/** Operations of the Intent Finder on each of the last seven days, the oldest first. */
export const SAMPLE_WEEK: Record<'free' | 'pro', readonly number[]> = {
  free: [1, 0, 2, 1, 0, 3, 1],
  pro: [4, 6, 3, 7, 5, 2, 8],
};
