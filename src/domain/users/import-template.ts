import { IMPORT_FIELDS, IMPORT_LABELS } from '../../contracts/users/user-import';

/** Names that an instance has, so that the example could be imported as it is. */
export interface TemplateNames {
  batch?: string;
  plan?: string;
}

/** A name is one column there. */
const TEMPLATE_FIELDS = IMPORT_FIELDS.filter((field) => field !== 'firstName' && field !== 'lastName');

/** The header and one row that shows what each column may hold. */
export function importTemplate({ batch, plan }: TemplateNames, year: number): string[][] {
  const example: Record<(typeof TEMPLATE_FIELDS)[number], string> = {
    name: 'Ada Example',
    email: 'ada@example.com',
    password: '',
    role: 'student',
    isActive: 'yes',
    batch: batch ?? 'Batch 1',
    userType: plan === undefined ? 'free' : 'pro',
    userPlan: plan ?? '',
    subscriptionEndDate: plan === undefined ? '' : `31/12/${year + 1}`,
    extendedPermissions: 'Intent Finder; Schema Generator',
  };
  return [
    TEMPLATE_FIELDS.map((field) => IMPORT_LABELS[field]),
    TEMPLATE_FIELDS.map((field) => example[field]),
  ];
}
