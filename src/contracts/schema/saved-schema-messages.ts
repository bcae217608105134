import { FREE_CHECKS_A_DAY, MAX_SAVED_SCHEMAS, MAX_SCHEMA_ENTRIES, MAX_SCHEMA_TEXT } from './saved-schemas';

/** What is said of saved schemas. */
export const SAVED_SCHEMA_MESSAGES = {
  nameRequired: 'Enter a name.',
  formInvalid: `This is no form of the schema generator, or it has more than ${MAX_SCHEMA_ENTRIES} products or questions, or a text of more than ${MAX_SCHEMA_TEXT.toLocaleString('en')} characters.`,
  tooMany: `You have ${MAX_SAVED_SCHEMAS} saved schemas. Delete one before you save another.`,
  addressInvalid: 'Enter the article’s URL in this schema and save it. Its page can be checked from then on.',
  planHasNone:
    'Your plan does not include Schema Intelligence, which shows the report. See the plans on the pricing page.',
  checksUsedUp: `You have used the ${FREE_CHECKS_A_DAY} free checks of today. There are new ones tomorrow; Schema Intelligence checks the page now for one use.`,
  saved: 'The schema is saved',
  deleted: 'The schema is deleted',
  renamed: 'The schema is renamed',
} as const;
