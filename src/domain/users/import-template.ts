import { IMPORT_FIELDS, IMPORT_LABELS, type ImportField } from '../../contracts/users/user-import';

/** Names that an instance has, so that the example could be imported as it is. */
export interface TemplateNames {
  batch?: string;
  plan?: string;
}

/** The header and one row that shows what each column may hold. */
export function importTemplate({ batch, plan }: TemplateNames, year: number): string[][] {
  const example: Record<ImportField, string> = {
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
  return [IMPORT_FIELDS.map((field) => IMPORT_LABELS[field]), IMPORT_FIELDS.map((field) => example[field])];
}
