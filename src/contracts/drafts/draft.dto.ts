import { IsInt, IsString, Matches, MaxLength, Min } from 'class-validator';
import { MESSAGES } from '../messages';
import { applyAll } from '../validation/apply-all';
import { OneLine } from '../validation/one-line';
import { Optional } from '../validation/optional';
import { VISIBLE } from '../validation/visible';
import { DRAFT_MESSAGES as SAYS } from './draft-messages';
import { DRAFT_LIMITS as LIMITS } from './draft-nodes';
import type { DraftFields } from './drafts';

/** In one line; of control characters it has none. */
const Line = (max: number, invalid: string) =>
  applyAll(MaxLength(max, { message: MESSAGES.tooLong(max) }), IsString({ message: invalid }), OneLine());

/** What a draft is called and about. */
class DraftHeadDto {
  @Line(LIMITS.title, SAYS.titleInvalid) title = '';
  @Line(LIMITS.slug, SAYS.slugInvalid) slug = '';
  @Line(LIMITS.description, SAYS.descriptionInvalid) description = '';
  @Line(LIMITS.keyword, SAYS.keywordInvalid) keyword = '';
}

/** A draft as it is begun; empty where nothing is said. */
export class NewDraftDto extends DraftHeadDto {
  /** The editor's JSON, as a text. */
  @Optional()
  @MaxLength(LIMITS.bytes, { message: SAYS.tooLarge })
  @IsString({ message: SAYS.contentRequired })
  content?: string;

  /** The brief that it is written by. */
  @Optional()
  @Matches(/^[a-f\d]{24}$/, { message: MESSAGES.notFound })
  brief?: string;

  /** The run whose competitors it is laid beside. */
  @Optional()
  @Matches(/^[a-f\d]{24}$/, { message: MESSAGES.notFound })
  run?: string;
}

/** A draft as it has become, whole. */
export class DraftDto extends DraftHeadDto implements DraftFields {
  /** The one that was changed: a newer one is not written over. */
  @Min(0, { message: SAYS.versionInvalid })
  @IsInt({ message: SAYS.versionInvalid })
  version!: number;

  /** The editor's JSON, as a text. */
  @MaxLength(LIMITS.bytes, { message: SAYS.tooLarge })
  @IsString({ message: SAYS.contentRequired })
  content!: string;
}

/** A version to keep under a name. */
export class DraftVersionDto {
  @Line(LIMITS.keyword, SAYS.versionNameRequired)
  @Matches(VISIBLE, { message: SAYS.versionNameRequired })
  name!: string;
}

/** Which version of the draft is put out of its place. */
export class RestoreDto {
  @Min(0, { message: SAYS.versionInvalid })
  @IsInt({ message: SAYS.versionInvalid })
  version!: number;
}
