import {
  ArrayMaxSize,
  ArrayMinSize,
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
  ValidateBy,
  ValidateIf,
} from 'class-validator';
import { applyAll } from '../validation/apply-all';
import { NestedList } from '../validation/nested';
import { Optional } from '../validation/optional';
import { parseUrl } from '../validation/parse-url';
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

const MAX_ADDRESS = 2_048;
/** As much of a robots.txt as crawlers read: 500 KiB. */
const MAX_ROBOTS_TEXT = 500 * 1024;

/** Whether a text is an address that can be crawled: http or https, without credentials. */
export function isCrawlAddress(text: unknown): boolean {
  if (typeof text !== 'string' || text.length > MAX_ADDRESS) return false;
  const url = parseUrl(text.trim());
  return !!url && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
}

const CrawlAddress = (message: string, each = false) =>
  ValidateBy({ name: 'isCrawlAddress', validator: { validate: isCrawlAddress } }, { message, each });

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
  @CrawlAddress(SAYS.addressInvalid, true)
  @ArrayMaxSize(MAX_LISTED_ADDRESSES, { message: SAYS.tooManyAddresses })
  @ArrayMinSize(1, { message: SAYS.addressesRequired })
  @IsArray({ message: SAYS.addressesRequired })
  addresses: string[] = [];

  @InRange('pageLimit') pageLimit: number = CRAWL_LIMITS.pageLimit.usual;
  @InRange('depth') depth: number = CRAWL_LIMITS.depth.usual;
  @InRange('delay') delay: number = CRAWL_LIMITS.delay.usual;
  @InRange('concurrency') concurrency: number = CRAWL_LIMITS.concurrency.usual;
  @Switch() robots: boolean = true;
  @Switch() subdomains: boolean = false;
  @Switch() sitemaps: boolean = true;

  @Length(1, 200, { each: true, message: SAYS.ignorePathsInvalid })
  @IsString({ each: true, message: SAYS.ignorePathsInvalid })
  @ArrayMaxSize(MAX_IGNORED_PATHS, { message: SAYS.ignorePathsInvalid })
  @IsArray({ message: SAYS.ignorePathsInvalid })
  ignorePaths: string[] = [];

  @ArrayUnique(({ name }: ExtractionRule) => name, { message: SAYS.extractionNamesDiffer })
  @NestedList(ExtractionRuleDto, { max: MAX_EXTRACTIONS, message: SAYS.extractionsInvalid })
  extractions: ExtractionRuleDto[] = [];
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
