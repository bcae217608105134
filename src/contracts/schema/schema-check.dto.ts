import { IsString, MaxLength } from 'class-validator';
import { OptionalAddressList } from '../validation/address-list';
import { MAX_CHECKED_PAGES, MAX_COMPETITORS, MAX_PASTED_BYTES } from './schema-check-jobs';
import { SCHEMA_RUN_MESSAGES } from './schema-run-messages';

/** What starts a run: own addresses or a paste, and the addresses of competitors. */
export class SchemaCheckDto {
  @OptionalAddressList({
    max: MAX_CHECKED_PAGES,
    tooMany: SCHEMA_RUN_MESSAGES.tooManyAddresses,
    none: SCHEMA_RUN_MESSAGES.inputRequired,
  })
  addresses: string[] = [];

  @OptionalAddressList({
    max: MAX_COMPETITORS,
    tooMany: SCHEMA_RUN_MESSAGES.tooManyCompetitors,
    none: SCHEMA_RUN_MESSAGES.inputRequired,
  })
  competitors: string[] = [];

  /** HTML or JSON-LD. */
  @MaxLength(MAX_PASTED_BYTES, { message: SCHEMA_RUN_MESSAGES.pasteTooLarge })
  @IsString({ message: SCHEMA_RUN_MESSAGES.pasteInvalid })
  text = '';
}
