import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsBoolean, IsString, Matches, MaxLength } from 'class-validator';
import { MESSAGES } from '../messages';
import { Optional } from '../validation/optional';
import { oneLine } from '../validation/text-lines';
import { VISIBLE } from '../validation/visible';
import { MAX_PPL_NAME, MAX_PPL_TAG, MAX_PPL_TAGS } from './ppl';
import { PPL_MESSAGES } from './ppl-messages';

const TAGS_INVALID = { message: PPL_MESSAGES.tagsInvalid(MAX_PPL_TAGS, MAX_PPL_TAG) };
const WORDS: Record<string, boolean> = { true: true, false: false };

type Transformed = { value: unknown };

/** What an admin says of a file. Multipart fields are texts: a yes or no is `true` or `false`, tags stand between commas. */
export class PplFileDto {
  @MaxLength(MAX_PPL_NAME, { message: MESSAGES.tooLong(MAX_PPL_NAME) })
  @Matches(VISIBLE, { message: PPL_MESSAGES.nameRequired })
  @IsString({ message: PPL_MESSAGES.nameRequired })
  @Transform(({ value }: Transformed) => (typeof value === 'string' ? spaced(value) : value))
  name!: string;

  @IsBoolean({ message: PPL_MESSAGES.premiumInvalid })
  @Transform(({ value }: Transformed) => (typeof value === 'string' ? (WORDS[value] ?? value) : value))
  @Optional()
  isPro?: boolean;

  @MaxLength(MAX_PPL_TAG, { each: true, ...TAGS_INVALID })
  @ArrayMaxSize(MAX_PPL_TAGS, TAGS_INVALID)
  @IsString({ each: true, ...TAGS_INVALID })
  @IsArray(TAGS_INVALID)
  @Transform(({ value }: Transformed) => tagsOf(value))
  @Optional()
  tags?: string[];
}

function spaced(text: string): string {
  return oneLine(text).replace(/\s+/g, ' ');
}

/** Each tag once, in small letters, so that a filter finds all that are meant. */
function tagsOf(value: unknown): unknown {
  const list: unknown = typeof value === 'string' ? value.split(',') : value;
  if (!Array.isArray(list) || list.some((tag) => typeof tag !== 'string')) return value;
  const tags = (list as string[]).map((tag) => spaced(tag).toLowerCase());
  return [...new Set(tags.filter((tag) => VISIBLE.test(tag)))];
}
