import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsNotEmpty, IsString, ValidateIf } from 'class-validator';
import { applyAll } from '../validation/apply-all';
import { PRICE_AMOUNT } from '../products/price';
import { isDay } from '../validation/day';
import { isCurrency } from '../validation/currency';
import { isGtin } from '../validation/gtin';
import { Holds } from '../validation/holds';
import { NestedList } from '../validation/nested';
import { PastedAddress } from '../validation/one-line';
import { isPublicAddress } from '../validation/parse-url';
import { isPlainNumber } from '../validation/plain-number';
import {
  AUTHOR_TYPES,
  type AuthorType,
  datesAscend,
  aggregateFits,
  ratingFitsScale,
  scaleAscends,
  SCHEMA_AVAILABILITIES,
  type SchemaFaq,
  type SchemaForm,
  type SchemaProduct,
} from './schema';
import { SCHEMA_MESSAGES as SAYS } from './schema-messages';

const MAX_ENTRIES = 100;
const ENTRIES = { max: MAX_ENTRIES, tooMany: SAYS.tooManyEntries(MAX_ENTRIES) };

type Transformed = { value: unknown };

const Trimmed = () =>
  Transform(({ value }: Transformed) => (typeof value === 'string' ? value.trim() : (value ?? '')));

const Required = (message: string) => applyAll(IsNotEmpty({ message }), IsString({ message }), Trimmed());

const Address = (message: string) =>
  applyAll(
    Required(message),
    Holds('isPublicAddress', isPublicAddress, SAYS.addressInvalid),
    PastedAddress(),
  );

const isNoneOr = (is: (text: string) => boolean) => (text: string) => text === '' || is(text);
const OptionalAddress = () =>
  applyAll(
    Holds('isPublicAddress', isNoneOr(isPublicAddress), SAYS.addressInvalid),
    Trimmed(),
    PastedAddress(),
  );

const When = (part: 'addRating' | 'addOffer' | 'addAggregate') =>
  ValidateIf((product: SchemaProduct) => product[part]);
const RatingNumber = (message: string, part: 'addRating' | 'addAggregate' = 'addRating') =>
  applyAll(When(part), Required(message), Holds('isPlainNumber', isPlainNumber, SAYS.numberOnly));

class SchemaProductDto implements SchemaProduct {
  @Required(SAYS.productNameRequired) name!: string;
  @Required(SAYS.productBrandRequired) brand!: string;
  @Address(SAYS.productUrlRequired) url!: string;
  @Address(SAYS.productImageRequired) image!: string;
  @Trimmed() award: string = '';
  @Required(SAYS.productDescriptionRequired) description!: string;
  @Required(SAYS.prosRequired) pros!: string;
  @Required(SAYS.consRequired) cons!: string;

  @IsBoolean({ message: SAYS.switchInvalid })
  addRating: boolean = false;

  @Holds('fitsScale', (_, product: SchemaProduct) => ratingFitsScale(product), SAYS.ratingOutsideScale)
  @RatingNumber(SAYS.ratingRequired)
  rating: string = '';

  @RatingNumber(SAYS.maxRatingRequired)
  max_rating: string = '';

  @Holds('scaleAscends', (_, product: SchemaProduct) => scaleAscends(product), SAYS.scaleInvalid)
  @RatingNumber(SAYS.worstRatingRequired)
  worst_rating: string = '';

  @Trimmed() sku: string = '';

  @Holds('isGtin', isNoneOr(isGtin), SAYS.gtinInvalid)
  @Trimmed()
  gtin: string = '';

  @IsBoolean({ message: SAYS.switchInvalid })
  addOffer: boolean = false;

  @When('addOffer')
  @Holds('isPrice', (price) => PRICE_AMOUNT.test(price), SAYS.priceInvalid)
  @Required(SAYS.priceRequired)
  price: string = '';

  @When('addOffer')
  @Holds('isCurrency', isCurrency, SAYS.currencyInvalid)
  @Required(SAYS.currencyRequired)
  currency: string = '';

  @When('addOffer')
  @IsIn(['', ...SCHEMA_AVAILABILITIES], { message: SAYS.availabilityInvalid })
  @Trimmed()
  availability: string = '';

  @When('addOffer')
  @Holds('isDay', isNoneOr(isDay), SAYS.dayInvalid)
  @Trimmed()
  price_valid_until: string = '';

  @When('addOffer')
  @OptionalAddress()
  offer_url: string = '';

  @IsBoolean({ message: SAYS.switchInvalid })
  addAggregate: boolean = false;

  @Holds('aggregateFits', (_, product: SchemaProduct) => aggregateFits(product), SAYS.aggregateOutsideScale)
  @RatingNumber(SAYS.aggregateRequired, 'addAggregate')
  aggregate_rating: string = '';

  @RatingNumber(SAYS.maxRatingRequired, 'addAggregate')
  aggregate_max: string = '';

  @When('addAggregate')
  @Holds('isCount', (count) => /^[1-9]\d{0,8}$/.test(count), SAYS.countInvalid)
  @Required(SAYS.countRequired)
  aggregate_count: string = '';
}

class SchemaFaqDto implements SchemaFaq {
  @Required(SAYS.questionRequired) question!: string;
  @Required(SAYS.answerRequired) answer!: string;
}

/** The form of the schema generator. */
export class SchemaFormDto implements SchemaForm {
  @IsIn(AUTHOR_TYPES, { message: SAYS.authorTypeInvalid })
  @Trimmed()
  author_type: AuthorType = 'Person';

  @Required(SAYS.authorNameRequired) author_name!: string;
  @Address(SAYS.authorUrlRequired) author_url!: string;
  @Required(SAYS.publisherNameRequired) publisher_name!: string;
  @Address(SAYS.publisherLogoRequired) publisher_logo_url!: string;
  @Address(SAYS.articleUrlRequired) article_url!: string;
  @Required(SAYS.articleTitleRequired) article_title!: string;
  @Address(SAYS.articleImageRequired) article_img!: string;
  @Required(SAYS.seoDescriptionRequired) article_seo_description!: string;
  @Required(SAYS.introRequired) article_intro_for_products!: string;

  @Holds('isDay', isDay, SAYS.publishedDateRequired)
  @Required(SAYS.publishedDateRequired)
  date_published!: string;

  @Holds('datesAscend', (_, form: SchemaForm) => datesAscend(form), SAYS.modifiedBeforePublished)
  @Holds('isDay', (day) => day === '' || isDay(day), SAYS.modifiedDateInvalid)
  @Trimmed()
  date_modified: string = '';

  @NestedList(SchemaProductDto, { min: 1, ...ENTRIES, message: SAYS.productsRequired })
  products!: SchemaProductDto[];

  @NestedList(SchemaFaqDto, { ...ENTRIES, message: SAYS.faqsInvalid })
  faqs: SchemaFaqDto[] = [];
}
