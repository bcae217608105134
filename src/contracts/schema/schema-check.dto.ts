import { IsString, MaxLength } from 'class-validator';
import { OptionalAddressList } from '../validation/address-list';
import { Holds } from '../validation/holds';
import { MAX_CHECKED_PAGES, MAX_COMPETITORS, MAX_PASTED_BYTES } from './schema-check.kind';
import { looksLikeMarkup } from './schema-paste';
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

  /** HTML or JSON-LD; blank if URLs are given. */
  @Holds('isMarkup', (text) => text.trim() === '' || looksLikeMarkup(text), SCHEMA_RUN_MESSAGES.pasteNoMarkup)
  @MaxLength(MAX_PASTED_BYTES, { message: SCHEMA_RUN_MESSAGES.pasteTooLarge })
  @IsString({ message: SCHEMA_RUN_MESSAGES.pasteInvalid })
  text = '';
}
