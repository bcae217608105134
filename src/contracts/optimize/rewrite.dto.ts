import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsString,
  Matches,
  MaxLength,
  ValidateBy,
} from 'class-validator';
import { DRAFT_LIMITS } from '../drafts/draft-nodes';
import { MESSAGES } from '../messages';
import { VISIBLE } from '../validation/visible';
import { OPTIMIZE_MESSAGES as SAYS } from './optimize-messages';
import {
  MAX_REWRITE_TERMS,
  MAX_REWRITTEN_BYTES,
  MAX_REWRITTEN_PARAGRAPHS,
  REWRITE_AIMS,
  type RewriteAim,
} from './rewrite';

/** Bytes of all paragraphs together. */
export const bytesOfParagraphs = (paragraphs: readonly string[]): number =>
  paragraphs.reduce((sum, text) => sum + new TextEncoder().encode(text).length, 0);

const FitsOneRequest = () =>
  ValidateBy(
    {
      name: 'fitsOneRequest',
      validator: {
        validate: (value) =>
          Array.isArray(value) &&
          bytesOfParagraphs(value.filter((text) => typeof text === 'string')) <= MAX_REWRITTEN_BYTES,
      },
    },
    { message: SAYS.rewriteTooLong },
  );

/** A part of a draft that is to be put in other words. */
export class RewriteDto {
  /** Plain text of paragraphs, headings and items of lists, in their order. */
  @FitsOneRequest()
  @Matches(VISIBLE, { each: true, message: SAYS.rewriteEmpty })
  @IsString({ each: true, message: SAYS.rewriteEmpty })
  @ArrayMaxSize(MAX_REWRITTEN_PARAGRAPHS, { message: SAYS.rewriteTooMany })
  @ArrayMinSize(1, { message: SAYS.rewriteEmpty })
  @IsArray({ message: SAYS.rewriteEmpty })
  paragraphs!: string[];

  @IsIn(REWRITE_AIMS, { message: SAYS.rewriteAimInvalid })
  aim!: RewriteAim;

  /** Those that the text is to use; of the draft’s goal, and only where that is the aim. */
  @MaxLength(DRAFT_LIMITS.keyword, { each: true, message: MESSAGES.tooLong(DRAFT_LIMITS.keyword) })
  @IsString({ each: true, message: SAYS.rewriteTermsInvalid })
  @ArrayMaxSize(MAX_REWRITE_TERMS, { message: SAYS.rewriteTermsInvalid })
  @IsArray({ message: SAYS.rewriteTermsInvalid })
  terms: string[] = [];
}
