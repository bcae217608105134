import { Transform } from 'class-transformer';
import { IsString, Matches, MaxLength } from 'class-validator';
import { applyAll } from '../validation/apply-all';
import { isDay } from '../validation/day';
import { Holds } from '../validation/holds';
import { withoutThousandsCommas } from '../validation/plain-number';
import { ISO_4217 } from './currencies';
import { MAX_PRICE_TEXT, PRICE_AMOUNT, type ProductPrice } from './price';
import { PRODUCT_MESSAGES as SAYS } from './product-messages';

const changed = (change: (text: string) => string) =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? change(value.trim()) : value));

const Amount = (message: string) =>
  applyAll(
    Matches(PRICE_AMOUNT, { message }),
    MaxLength(MAX_PRICE_TEXT, { message }),
    IsString({ message }),
    changed(withoutThousandsCommas),
  );

/** A price as forms and files give it; what is left out is an empty text. */
export class ProductPriceDto implements ProductPrice {
  @Amount(SAYS.amountInvalid) amount: string = '';

  @Amount(SAYS.wasInvalid) was: string = '';

  @Holds<ProductPrice>(
    'isCurrency',
    (code, { amount }) => (code === '' ? !amount : ISO_4217.has(code)),
    SAYS.currencyInvalid,
  )
  @changed((code) => code.toUpperCase())
  currency: string = '';

  @Holds('isDayOrEmpty', (day) => day === '' || isDay(day), SAYS.asOfInvalid)
  @changed((day) => day)
  asOf: string = '';
}
