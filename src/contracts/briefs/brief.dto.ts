import { ArrayMaxSize, IsArray, IsInt, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { MESSAGES } from '../messages';
import { applyAll } from '../validation/apply-all';
import { Holds } from '../validation/holds';
import { addressFault } from '../validation/listed-addresses';
import { NestedList } from '../validation/nested';
import { OneLine, PastedAddress } from '../validation/one-line';
import { Optional } from '../validation/optional';
import { VISIBLE } from '../validation/visible';
import { MAX_BRIEF_KEYWORD, MAX_COMPETITOR_NAME, MAX_OWN_KEYWORDS } from './brief-limits';
import { BRIEF_MESSAGES as SAYS } from './brief-messages';
import { MAX_COMPETITORS, MAX_OUTLINES, MAX_PASTED_PAGE, MIN_COMPETITORS } from './briefs';

const isWritten = (value: unknown) => typeof value === 'string' && value.trim() !== '';

/** One line, without white space around it. */
export const Line = (max: number, required: string) =>
  applyAll(
    MaxLength(max, { message: MESSAGES.tooLong(max) }),
    Matches(VISIBLE, { message: required }),
    IsString({ message: required }),
    OneLine(),
  );

/** A page to compare with: an address, or its text where a site does not let itself be read. */
export class CompetitorDto {
  /** Empty where the page is pasted. */
  @Holds<CompetitorDto>(
    'isAddress',
    (address) => !address || addressFault(address) === null,
    SAYS.addressInvalid,
  )
  @Holds<CompetitorDto>(
    'isGiven',
    (address, { text }) => isWritten(address) || isWritten(text),
    SAYS.addressOrText,
  )
  @PastedAddress()
  address = '';

  /** Text or HTML; empty where there is a URL. */
  @Holds<CompetitorDto>(
    'isAlone',
    (text, { address }) => !isWritten(text) || !isWritten(address),
    SAYS.eitherAddressOrText,
  )
  @MaxLength(MAX_PASTED_PAGE, { message: SAYS.pasteTooLarge })
  @IsString({ message: SAYS.pasteInvalid })
  text = '';

  /** What its owner calls a pasted page. */
  @MaxLength(MAX_COMPETITOR_NAME, { message: MESSAGES.tooLong(MAX_COMPETITOR_NAME) })
  @IsString({ message: SAYS.competitorInvalid })
  @OneLine()
  name = '';
}

/** A keyword, and the pages that are compared for it. */
export class ComparisonDto {
  /** The keyword that the page is to rank for. */
  @Line(MAX_BRIEF_KEYWORD, SAYS.keywordRequired)
  keyword!: string;

  @NestedList(CompetitorDto, {
    min: MIN_COMPETITORS,
    max: MAX_COMPETITORS,
    message: SAYS.competitorCount,
  })
  competitors!: CompetitorDto[];

  /** ISO 639-1; that of the pages unless said. */
  @Optional()
  @Matches(/^[a-z]{2}$/, { message: SAYS.languageInvalid })
  language?: string;

  /** ISO 3166 alpha-2. */
  @Optional()
  @Matches(/^[A-Z]{2}$/, { message: SAYS.countryInvalid })
  country?: string;

  @IsString({ each: true, message: SAYS.ownKeywordsInvalid })
  @MaxLength(MAX_BRIEF_KEYWORD, { each: true, message: MESSAGES.tooLong(MAX_BRIEF_KEYWORD) })
  @ArrayMaxSize(MAX_OWN_KEYWORDS, { message: SAYS.tooManyOwnKeywords })
  @IsArray({ message: SAYS.ownKeywordsInvalid })
  ownKeywords: string[] = [];
}

/** What a brief is ordered with. */
export class BriefDto extends ComparisonDto {
  /** Each takes one of the outlines that the plan has. */
  @Min(1, { message: SAYS.outlinesInvalid })
  @Max(MAX_OUTLINES, { message: SAYS.outlinesInvalid })
  @IsInt({ message: SAYS.outlinesInvalid })
  outlines = 1;
}

/** The text of a page that could not be read. */
export class PastedPageDto {
  @MaxLength(MAX_PASTED_PAGE, { message: SAYS.pasteTooLarge })
  @Matches(/\S/, { message: SAYS.pasteEmpty })
  @IsString({ message: SAYS.pasteInvalid })
  text!: string;
}
