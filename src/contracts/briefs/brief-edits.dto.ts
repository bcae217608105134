import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { MESSAGES } from '../messages';
import { applyAll } from '../validation/apply-all';
import { NestedList } from '../validation/nested';
import { OneLine, PlainLines } from '../validation/one-line';
import { Optional } from '../validation/optional';
import { VISIBLE } from '../validation/visible';
import { OUTLINE_LIMITS as LIMITS } from './brief-limits';
import { BRIEF_MESSAGES as SAYS } from './brief-messages';
import {
  type BriefOutline,
  MAX_COMPETITORS,
  MAX_OUTLINES,
  OUTLINE_KINDS,
  type OutlineKind,
  type OutlineSection,
} from './briefs';

const SECTION_ID = /^[\w-]{1,40}$/;

const Entries = () =>
  applyAll(
    IsString({ each: true, message: SAYS.sectionInvalid }),
    MaxLength(LIMITS.entry, { each: true, message: MESSAGES.tooLong(LIMITS.entry) }),
    ArrayMaxSize(LIMITS.entries, { message: SAYS.sectionInvalid }),
    IsArray({ message: SAYS.sectionInvalid }),
    OneLine(),
  );

class OutlineSectionDto implements OutlineSection {
  @Matches(SECTION_ID, { message: SAYS.sectionInvalid })
  @IsString({ message: SAYS.sectionInvalid })
  id!: string;

  @IsIn([2, 3, 4], { message: SAYS.sectionInvalid })
  level!: OutlineSection['level'];

  @MaxLength(LIMITS.heading, { message: MESSAGES.tooLong(LIMITS.heading) })
  @Matches(VISIBLE, { message: SAYS.headingRequired })
  @IsString({ message: SAYS.headingRequired })
  @OneLine()
  heading!: string;

  @Min(0, { message: SAYS.sectionInvalid })
  @Max(LIMITS.words, { message: SAYS.sectionInvalid })
  @IsInt({ message: SAYS.sectionInvalid })
  words!: number;

  @Entries() terms!: string[];
  @Entries() questions!: string[];

  @Min(1, { each: true, message: SAYS.sectionInvalid })
  @Max(MAX_COMPETITORS, { each: true, message: SAYS.sectionInvalid })
  @IsInt({ each: true, message: SAYS.sectionInvalid })
  @ArrayMaxSize(MAX_COMPETITORS, { message: SAYS.sectionInvalid })
  @IsArray({ message: SAYS.sectionInvalid })
  sources!: number[];

  @Optional()
  @MaxLength(LIMITS.note, { message: MESSAGES.tooLong(LIMITS.note) })
  @IsString({ message: SAYS.sectionInvalid })
  @PlainLines()
  note?: string;

  @Optional()
  @MaxLength(LIMITS.note, { message: MESSAGES.tooLong(LIMITS.note) })
  @IsString({ message: SAYS.sectionInvalid })
  @PlainLines()
  prose?: string;
}

class BriefOutlineDto implements BriefOutline {
  @IsIn(OUTLINE_KINDS, { message: SAYS.outlineInvalid })
  kind!: OutlineKind;

  @MaxLength(LIMITS.title, { message: MESSAGES.tooLong(LIMITS.title) })
  @IsString({ message: SAYS.outlineInvalid })
  @OneLine()
  title!: string;

  @NestedList(OutlineSectionDto, {
    max: LIMITS.sections,
    message: SAYS.sectionInvalid,
    tooMany: SAYS.sectionsInvalid,
  })
  sections!: OutlineSection[];
}

/** Outlines as their owner has changed them, all of the brief. */
export class BriefOutlinesDto {
  /** The one that was changed: a newer one is not written over. */
  @Min(0, { message: SAYS.versionInvalid })
  @IsInt({ message: SAYS.versionInvalid })
  version!: number;

  @NestedList(BriefOutlineDto, { min: 1, max: MAX_OUTLINES, message: SAYS.outlinesOther })
  outlines!: BriefOutline[];
}

class IncludedPageDto {
  @Min(1, { message: SAYS.pagesInvalid })
  @Max(MAX_COMPETITORS, { message: SAYS.pagesInvalid })
  @IsInt({ message: SAYS.pagesInvalid })
  position!: number;

  @IsBoolean({ message: SAYS.pagesInvalid })
  included!: boolean;
}

/** Which pages count; one that is not named goes by its words. */
export class BriefPagesDto {
  @NestedList(IncludedPageDto, { max: MAX_COMPETITORS, message: SAYS.pagesInvalid })
  pages!: IncludedPageDto[];
}
