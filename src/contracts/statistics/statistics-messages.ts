import { MAX_PERIOD_DAYS } from './statistics';

export const STATISTICS_MESSAGES = {
  periodInvalid: `period must be 1, 7, 30, 90 or 365 days up to today, or days such as 2027-01-01..2027-01-31: at most ${MAX_PERIOD_DAYS}, none of them to come.`,
} as const;
