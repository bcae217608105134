import { GRANULARITIES, KEYWORD_LANGUAGES, type Granularity } from '../keywords/grouping';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsMongoId,
  IsString,
  Matches,
  MaxLength,
  Min,
} from 'class-validator';
import { ModelTextsDto } from '../model/model-texts.dto';
import { applyAll } from '../validation/apply-all';
import { NestedList } from '../validation/nested';
import { Optional } from '../validation/optional';
import { VISIBLE } from '../validation/visible';
import { HUB_EDITS, HUB_LIMITS, HUB_TAKES } from './hub';
import type { HubEditKind, HubTake } from './hub';
import { HUB_MESSAGES as SAYS } from './hub-messages';
import { HUB_TEXTS, type HubTextsKind } from './hub-texts';

/** On one line, without white space around it. */
const OneLine = () =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.replace(/[\s\p{Cc}]+/gu, ' ').trim() : value,
  );

/** What a run is made of beside its file of keywords. */
export class HubRunDto {
  @MaxLength(HUB_LIMITS.seed, { message: SAYS.seedTooLong })
  @Matches(VISIBLE, { message: SAYS.seedRequired })
  @IsString({ message: SAYS.seedRequired })
  @OneLine()
  seed!: string;

  @IsIn(KEYWORD_LANGUAGES, { message: SAYS.languageInvalid })
  language!: string;

  /** Keywords that the hub is about without a word of its seed. */
  @ArrayMaxSize(HUB_LIMITS.examples, { message: SAYS.examplesTooMany })
  @MaxLength(HUB_LIMITS.seed, { each: true, message: SAYS.exampleTooLong })
  @Matches(VISIBLE, { each: true, message: SAYS.examplesInvalid })
  @IsString({ each: true, message: SAYS.examplesInvalid })
  @IsArray({ message: SAYS.examplesInvalid })
  @Optional()
  examples?: string[];

  /** Existing pages: a CSV with their URLs and titles, or one per line. */
  @MaxLength(HUB_LIMITS.existingText, { message: SAYS.existingTooLarge })
  @IsString({ message: SAYS.existingInvalid })
  @Optional()
  existing?: string;

  /** A finished reading of one's own, whose pages are the existing ones; in place of a list. */
  @IsMongoId({ message: SAYS.readingRequired })
  @Optional()
  readingId?: string;

  /** Asks for the sample's keywords instead of a file. */
  @IsBoolean({ message: SAYS.sampleInvalid })
  @Optional()
  sample?: boolean;
}

const PageId = () =>
  applyAll(
    MaxLength(HUB_LIMITS.title, { message: SAYS.pageGone }),
    IsString({ message: SAYS.pageGone }),
    Optional(),
  );

/** One change; which of the fields it has depends on its kind. */
export class HubEditDto {
  @IsIn(HUB_EDITS, { message: SAYS.editInvalid })
  kind!: HubEditKind;

  /** The page that is changed; all but `add` have it. */
  @PageId()
  id?: string;

  /** Of `move` and `add`. */
  @PageId()
  parent?: string;

  /** Of `merge`. */
  @PageId()
  into?: string;

  /** Of `rename` and `add`. */
  @MaxLength(HUB_LIMITS.title, { message: SAYS.titleTooLong })
  @IsString({ message: SAYS.titleRequired })
  @OneLine()
  @Optional()
  title?: string;

  /** Of `existing`; empty for a new page. */
  @MaxLength(HUB_LIMITS.address, { message: SAYS.addressInvalid })
  @IsString({ message: SAYS.addressInvalid })
  @Optional()
  address?: string;

  /** Of `all`. */
  @IsIn(HUB_TAKES, { message: SAYS.takeInvalid })
  @Optional()
  take?: HubTake;
}

/** Changes of a tree, made one after the other, all or none. */
export class HubEditsDto {
  @IsIn(GRANULARITIES, { message: SAYS.granularityInvalid })
  granularity!: Granularity;

  /** Of the tree that they were made on. */
  @Min(1, { message: SAYS.versionInvalid })
  @IsInt({ message: SAYS.versionInvalid })
  version!: number;

  @NestedList(HubEditDto, { min: 1, max: HUB_LIMITS.edits, message: SAYS.editsInvalid })
  edits!: HubEditDto[];
}

/** Texts of the model on a hub. */
export class HubTextsDto extends ModelTextsDto {
  @IsIn(HUB_TEXTS, { message: SAYS.textsInvalid })
  want!: HubTextsKind;

  @IsIn(GRANULARITIES, { message: SAYS.granularityInvalid })
  granularity!: Granularity;
}
