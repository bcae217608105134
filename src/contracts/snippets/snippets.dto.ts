import { IsIn, IsString, Matches, MaxLength } from 'class-validator';
import { MESSAGES } from '../messages';
import { applyAll } from '../validation/apply-all';
import { Nested, NestedList } from '../validation/nested';
import { OneLine, PastedAddress } from '../validation/one-line';
import { VISIBLE } from '../validation/visible';
import { SNIPPET_MESSAGES as SAYS } from './snippet-messages';
import { SNIPPET_LIMITS, type SnippetFields, type SnippetVariant, TWITTER_CARDS } from './snippets';
import type { TwitterCard } from './snippets';

const LIMITS = SNIPPET_LIMITS;
const DAY = /^(?:\d{4}-\d{2}-\d{2})?$/;

const Text = (max: number) =>
  applyAll(IsString({ message: SAYS.textInvalid }), MaxLength(max, { message: MESSAGES.tooLong(max) }));
const Address = () => applyAll(Text(LIMITS.address), PastedAddress());

class SnippetVariantDto implements SnippetVariant {
  @Text(LIMITS.title) title!: string;
  @Text(LIMITS.description) description!: string;
}

class SnippetFieldsDto implements SnippetFields {
  @Address() url!: string;
  @Text(LIMITS.text) siteName!: string;
  @Text(LIMITS.breadcrumb) breadcrumb!: string;
  @Text(LIMITS.title) h1!: string;
  @Matches(DAY, { message: SAYS.dateInvalid }) date!: string;
  @Text(LIMITS.number) rating!: string;
  @Text(LIMITS.number) reviews!: string;
  @Text(LIMITS.number) price!: string;
  @Text(LIMITS.title) ogTitle!: string;
  @Text(LIMITS.description) ogDescription!: string;
  @Address() ogImage!: string;
  @Text(LIMITS.title) twitterTitle!: string;
  @Text(LIMITS.description) twitterDescription!: string;
  @Address() twitterImage!: string;
  @Text(LIMITS.keywordsText) keywords!: string;

  @IsIn(TWITTER_CARDS, { message: SAYS.cardInvalid })
  twitterCard!: TwitterCard;

  @NestedList(SnippetVariantDto, {
    min: 1,
    max: LIMITS.variants,
    message: SAYS.fieldsInvalid,
    tooMany: SAYS.variantsCount,
  })
  variants!: SnippetVariant[];
}

/** A set to keep under a name. */
export class SaveSnippetDto {
  @MaxLength(LIMITS.text, { message: MESSAGES.tooLong(LIMITS.text) })
  @Matches(VISIBLE, { message: SAYS.nameRequired })
  @IsString({ message: SAYS.nameRequired })
  @OneLine()
  name!: string;

  @Nested(SnippetFieldsDto, SAYS.fieldsInvalid)
  fields!: SnippetFields;
}
