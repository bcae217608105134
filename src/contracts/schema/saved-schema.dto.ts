import { Transform } from 'class-transformer';
import { IsObject, IsString, Matches, MaxLength } from 'class-validator';
import { MESSAGES } from '../messages';
import { OneLine } from '../validation/one-line';
import { VISIBLE } from '../validation/visible';
import { SAVED_SCHEMA_MESSAGES as SAYS } from './saved-schema-messages';
import { MAX_SCHEMA_NAME, schemaFormOf } from './saved-schemas';
import type { SchemaForm } from './schema';

/** The name of a saved schema. */
export class RenameSchemaDto {
  @MaxLength(MAX_SCHEMA_NAME, { message: MESSAGES.tooLong(MAX_SCHEMA_NAME) })
  @Matches(VISIBLE, { message: SAYS.nameRequired })
  @IsString({ message: SAYS.nameRequired })
  @OneLine()
  name!: string;
}

/** A form of the schema generator to keep, finished or not. */
export class SaveSchemaDto extends RenameSchemaDto {
  @IsObject({ message: SAYS.formInvalid })
  @Transform(({ value }: { value: unknown }) => schemaFormOf(value))
  form!: SchemaForm;
}
