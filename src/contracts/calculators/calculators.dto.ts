import { Transform } from 'class-transformer';
import { IsBoolean, IsDefined, IsIn, IsNumber, IsOptional, IsPositive, Max, Min } from 'class-validator';
import { applyAll } from '../validation/apply-all';
import { CALCULATOR_MESSAGES as SAYS } from './calculator-messages';
import {
  type KeywordsEstimateRequest,
  MAX_CALCULATOR_AMOUNT,
  MAX_CALCULATOR_PRICE,
  SERP_POSITIONS,
  type SerpPosition,
  type VisitorsEstimateRequest,
} from './calculators';
import { isPlainNumber, withoutThousandsCommas } from '../validation/plain-number';

/**
 * Queries and form fields hold text: an empty one is absent, a number's text is the number, with commas between
 * its thousands or without, and the rest stays.
 */
function toNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? undefined;
  const text = withoutThousandsCommas(value.trim());
  if (text === '') return undefined;
  return isPlainNumber(text) ? Number(text) : text;
}

const AsNumber = () => Transform(({ value }: { value: unknown }) => toNumber(value));

const IsPositiveNumber = (max: number, tooLarge: string) =>
  applyAll(
    IsNumber({}, { message: SAYS.numbersOnly }),
    IsPositive({ message: SAYS.positiveOnly }),
    Max(max, { message: tooLarge }),
    AsNumber(),
  );

const Required = (message: string, max: number, tooLarge: string) =>
  applyAll(IsDefined({ message }), IsPositiveNumber(max, tooLarge));

const Toggle = () =>
  applyAll(
    IsBoolean({ message: SAYS.switchInvalid }),
    Transform(({ value }: { value: unknown }) => {
      if (value === 'true') return true;
      return value === 'false' || value === '' ? false : value;
    }),
  );

/** What both estimators ask. */
class EstimateTermsDto {
  /** Average price of a product, in dollars. */
  @Required(SAYS.priceRequired, MAX_CALCULATOR_PRICE, SAYS.priceTooLarge)
  averageProductPrice!: number;

  /** Commission of the category, in percent. */
  @Max(100, { message: SAYS.categoryRequired })
  @Min(0, { message: SAYS.categoryRequired })
  @IsNumber({}, { message: SAYS.categoryRequired })
  @AsNumber()
  commissions!: number;

  /** How many of the visitors buy, in percent; the usual share if absent. */
  @IsPositiveNumber(100, SAYS.percentTooLarge)
  @IsOptional()
  customBuyerConversion?: number;

  /** Which share sales outside the US add, in percent. */
  @IsPositiveNumber(100, SAYS.percentTooLarge)
  @IsOptional()
  customNonUsShare?: number;

  /** Which share sales of other products add, in percent. */
  @IsPositiveNumber(100, SAYS.percentTooLarge)
  @IsOptional()
  customCookieShare?: number;

  /** Whether revenue of AdSense is added. */
  @Toggle() adsenseRevenueEnabled: boolean = false;
  /** Whether sales outside the US are added. */
  @Toggle() nonUsSalesEnabled: boolean = false;
  /** Whether sales of other products are added. */
  @Toggle() cookieRevenueEnabled: boolean = false;
}

/** The query of the estimator by keywords, and its form. */
export class KeywordsEstimateDto extends EstimateTermsDto implements KeywordsEstimateRequest {
  /** Searches a month for the main keyword. */
  @Required(SAYS.mainKeywordVolumeRequired, MAX_CALCULATOR_AMOUNT, SAYS.amountTooLarge)
  mainKeywordVolume!: number;

  /** Searches a month for all long-tail keywords together. */
  @Required(SAYS.longTailKeywordsRequired, MAX_CALCULATOR_AMOUNT, SAYS.amountTooLarge)
  longTailKeywords!: number;

  /** Where the page stands in the results. */
  @IsIn(SERP_POSITIONS, { message: SAYS.serpPositionRequired })
  serpPosition!: SerpPosition;
}

/** The query of the estimator by visitors, and its form. */
export class VisitorsEstimateDto extends EstimateTermsDto implements VisitorsEstimateRequest {
  /** Visitors a month. */
  @Required(SAYS.visitorsRequired, MAX_CALCULATOR_AMOUNT, SAYS.amountTooLarge)
  estimatedMonthlyVisitors!: number;
}
