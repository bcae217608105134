/** What stays small however many use it. */
export const SMALL: Record<string, string> = {
  plans: 'what is sold',
  features: 'the switches of the product',
  notes: 'one',
  instance: 'one',
  security: 'one',
  setup: 'the steps of the first start',
  migrations: 'the steps of the database',
  schedule_runs: 'the schedules of the workers',
  process_reports: 'the processes of the last minutes',
  crawl_schedules: 'twenty of each admin',
  usage_days: 'one a day',
  usage_tallies: 'one a day and a month',
  usage_recounts: 'the accounts that were deleted in the last minutes',
};
