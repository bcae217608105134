import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsString,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import { AddressList } from '../validation/address-list';
import { applyAll } from '../validation/apply-all';
import { Holds } from '../validation/holds';
import { addressFault } from '../validation/listed-addresses';
import { NestedList } from '../validation/nested';
import { PastedAddress } from '../validation/one-line';
import { Optional } from '../validation/optional';
import { CRAWL_MESSAGES as SAYS } from './crawl-messages';
import {
  CRAWL_LIMITS,
  CRAWL_MODES,
  type CrawlMode,
  type CrawlOptions,
  type ExtractionRule,
  MAX_EXTRACTIONS,
  MAX_IGNORED_PATHS,
  MAX_LISTED_ADDRESSES,
} from './crawls';

/** As much of a robots.txt as crawlers read: 500 KiB. */
const MAX_ROBOTS_TEXT = 500 * 1024;

/** Whether a text is an address that can be crawled: http or https, without credentials. */
export function isCrawlAddress(text: string): boolean {
  return addressFault(text.trim()) === null;
}

const CrawlAddress = (message: string) =>
  applyAll(Holds('isCrawlAddress', isCrawlAddress, message), PastedAddress());

const InRange = (field: keyof typeof CRAWL_LIMITS) => {
  const { min, max } = CRAWL_LIMITS[field];
  const message = SAYS.range(field);
  return applyAll(Max(max, { message }), Min(min, { message }), IsInt({ message }));
};

const Switch = () => IsBoolean({ message: SAYS.switchInvalid });

/** What a crawl takes from each page beside the usual. */
export class ExtractionRuleDto implements ExtractionRule {
  @Length(1, 60, { message: SAYS.extractionNameRequired })
  @IsString({ message: SAYS.extractionNameRequired })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  name!: string;

  @IsIn(['selector', 'pattern'], { message: SAYS.extractionByInvalid })
  by!: 'selector' | 'pattern';

  @Length(1, 500, { message: SAYS.extractionRuleRequired })
  @IsString({ message: SAYS.extractionRuleRequired })
  rule!: string;

  @Matches(/^[\w:.-]{1,60}$/, { message: SAYS.attributeInvalid })
  @IsString({ message: SAYS.attributeInvalid })
  @Optional()
  attribute?: string;
}

/** The form of a new crawl. */
export class StartCrawlDto implements CrawlOptions {
  @IsIn(CRAWL_MODES, { message: SAYS.modeInvalid })
  mode: CrawlMode = 'site';

  /** Of a site's crawl; a list needs none. */
  @ValidateIf(({ mode }: StartCrawlDto) => mode !== 'list')
  @CrawlAddress(SAYS.startRequired)
  startUrl: string = '';

  /** Of a list. */
  @ValidateIf(({ mode }: StartCrawlDto) => mode === 'list')
  @AddressList({
    max: MAX_LISTED_ADDRESSES,
    tooMany: SAYS.tooManyAddresses,
    none: SAYS.addressesRequired,
  })
  addresses: string[] = [];

  @InRange('pageLimit') pageLimit: number = CRAWL_LIMITS.pageLimit.usual;
  @InRange('depth') depth: number = CRAWL_LIMITS.depth.usual;
  @InRange('delay') delay: number = CRAWL_LIMITS.delay.usual;
  @InRange('concurrency') concurrency: number = CRAWL_LIMITS.concurrency.usual;
  @Switch() robots: boolean = true;
  @Switch() subdomains: boolean = false;
  @Switch() sitemaps: boolean = true;
  @Switch() targets: boolean = false;
  @Switch() lists: boolean = false;
  @Switch() queries: boolean = false;
  @InRange('queryLimit') queryLimit: number = CRAWL_LIMITS.queryLimit.usual;

  @Length(1, 200, { each: true, message: SAYS.ignorePathsInvalid })
  @IsString({ each: true, message: SAYS.ignorePathsInvalid })
  @ArrayMaxSize(MAX_IGNORED_PATHS, { message: SAYS.ignorePathsInvalid })
  @IsArray({ message: SAYS.ignorePathsInvalid })
  ignorePaths: string[] = [];

  @ArrayUnique(({ name }: ExtractionRule) => name, { message: SAYS.extractionNamesDiffer })
  @NestedList(ExtractionRuleDto, { max: MAX_EXTRACTIONS, message: SAYS.extractionsInvalid })
  extractions: ExtractionRuleDto[] = [];
}

/** How deep a crawl that has ended goes on. */
export class DeepenCrawlDto {
  @InRange('depth') depth!: number;
}

/** An address that is held against a robots.txt: the site's own, or the one that is given. */
export class RobotsTestDto {
  @CrawlAddress(SAYS.startRequired)
  address!: string;

  @MaxLength(MAX_ROBOTS_TEXT, { message: SAYS.robotsTextTooLong })
  @IsString({ message: SAYS.robotsTextTooLong })
  @Optional()
  robots?: string;
}
