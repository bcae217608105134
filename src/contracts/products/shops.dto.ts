import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsString, Matches, MaxLength } from 'class-validator';
import { MESSAGES } from '../messages';
import { applyAll } from '../validation/apply-all';
import { Holds } from '../validation/holds';
import { NestedList } from '../validation/nested';
import { OneLine } from '../validation/one-line';
import { Optional } from '../validation/optional';
import { parseUrl } from '../validation/parse-url';
import { VISIBLE } from '../validation/visible';
import { PRODUCT_MESSAGES as SAYS } from './product-messages';
import { MAX_OWN_SHOPS, MAX_SHOP_HOSTS, MAX_SHOP_NAME, MAX_SHOP_PARAMETER, MAX_SHOP_TAG } from './shops';

/** Built-in shops that a user may have a tag at. */
const MAX_SHOP_TAGS = 100;
const HOST = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;
const PARAMETER = /^[\w.~-]*$/;
const TAG = /^[^\s&=#?/%\\"'<>\p{Cc}]*$/u;
const OWN_ID = /^own-[0-9a-f]{16}$/;

const trimmed = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

const Tag = () =>
  applyAll(
    Matches(TAG, { message: SAYS.tagInvalid }),
    MaxLength(MAX_SHOP_TAG, { message: MESSAGES.tooLong(MAX_SHOP_TAG) }),
    trimmed(),
  );

/** A domain as it is compared, from one or from an address: in lower case, as ASCII, without `www.`. */
function hostOf(text: string): string {
  const typed = text.trim();
  const { hostname } = parseUrl(/^https?:\/\//i.test(typed) ? typed : `https://${typed}`) ?? {};
  return (hostname ?? typed)
    .toLowerCase()
    .replace(/^www\./, '')
    .replace(/\.$/, '');
}

/** The tag at a built-in shop. */
export class ShopTagDto {
  @MaxLength(MAX_SHOP_NAME, { message: SAYS.shopUnknown })
  @IsString({ message: SAYS.shopUnknown })
  shop!: string;

  @Tag() tag!: string;
}

/** A shop of a user's own; a new one comes without an id. */
export class OwnShopDto {
  @Matches(OWN_ID, { message: SAYS.shopUnknown })
  @Optional()
  id?: string;

  @MaxLength(MAX_SHOP_NAME, { message: MESSAGES.tooLong(MAX_SHOP_NAME) })
  @Matches(VISIBLE, { message: SAYS.shopNameRequired })
  @IsString({ message: SAYS.shopNameRequired })
  @OneLine()
  name!: string;

  @Matches(HOST, { each: true, message: SAYS.hostsInvalid })
  @ArrayMaxSize(MAX_SHOP_HOSTS, { message: SAYS.hostsInvalid })
  @ArrayMinSize(1, { message: SAYS.hostsInvalid })
  @IsArray({ message: SAYS.hostsInvalid })
  @Transform(({ value }: { value: unknown }) =>
    Array.isArray(value)
      ? [...new Set(value.map((host: unknown) => (typeof host === 'string' ? hostOf(host) : host)))]
      : value,
  )
  hosts!: string[];

  @Holds<OwnShopDto>(
    'namesParameterOfTag',
    (parameter, { tag }) => parameter !== '' || !tag,
    SAYS.parameterRequired,
  )
  @Matches(PARAMETER, { message: SAYS.parameterInvalid })
  @MaxLength(MAX_SHOP_PARAMETER, { message: MESSAGES.tooLong(MAX_SHOP_PARAMETER) })
  @trimmed()
  parameter: string = '';

  @Tag() tag: string = '';
}

/** A user's whole table of shops: the tags at built-in ones, and the user's own. What is left out is deleted. */
export class SaveShopsDto {
  @NestedList(ShopTagDto, { max: MAX_SHOP_TAGS, message: SAYS.partInvalid })
  tags: ShopTagDto[] = [];

  @NestedList(OwnShopDto, { max: MAX_OWN_SHOPS, message: SAYS.partInvalid, tooMany: SAYS.tooManyShops })
  shops: OwnShopDto[] = [];
}
