import type { ShopView } from '@contracts/products/shops';
import type { SaveShopsDto } from '@contracts/products/shops.dto';
import { shopOf } from '@domain/products/shops';
import { hostOf } from '../shown/hostOf';

/** A shop of the user's own while it is edited. */
export interface OwnShopValues {
  /** Of one that is kept already; empty for a new one. */
  shopId: string;
  name: string;
  /** Separated by commas or white space. */
  hosts: string;
  parameter: string;
  tag: string;
}

export interface ShopValues {
  /** Of the built-in shops that take one, in the table's order. */
  tags: { shop: string; name: string; parameter: string; tag: string }[];
  shops: OwnShopValues[];
}

export const NEW_SHOP: OwnShopValues = { shopId: '', name: '', hosts: '', parameter: '', tag: '' };

/** What the form begins with; a new shop for an address that is none of theirs. */
export function shopValues(table: readonly ShopView[], address: string): ShopValues {
  const own = table.filter(({ isBuiltIn }) => !isBuiltIn);
  const shops = own.map(({ id, name, hosts, parameter, tag }) => ({
    shopId: id,
    name,
    hosts: hosts.join(', '),
    parameter,
    tag,
  }));
  return {
    tags: takingTags(table).map(({ id, name, parameter, tag }) => ({ shop: id, name, parameter, tag })),
    shops: address && !shopOf(address, table) ? [...shops, newShopAt(address)] : shops,
  };
}

/** The built-in shops into whose links a tag can be put. */
export function takingTags(table: readonly ShopView[]): ShopView[] {
  return table.filter(({ isBuiltIn, parameter }) => isBuiltIn && parameter !== '');
}

function newShopAt(address: string): OwnShopValues {
  const host = hostOf(address);
  return { ...NEW_SHOP, name: host, hosts: host };
}

/** What is sent of it: the whole table. */
export function shopsRequestOf({ tags, shops }: ShopValues): SaveShopsDto {
  return {
    tags: tags.map(({ shop, tag }) => ({ shop, tag })),
    shops: shops.map(({ shopId, name, hosts, parameter, tag }) => ({
      ...(shopId && { id: shopId }),
      name,
      hosts: hosts.split(/[\s,;]+/).filter((host) => host !== ''),
      parameter,
      tag,
    })),
  };
}

/** An address of a shop with its tag, as an example; undefined where none is added. */
export function exampleLink(host: string, parameter: string, tag: string): string | undefined {
  const [first] = host.split(/[\s,;]+/).filter((each) => each !== '');
  if (!first || !parameter.trim() || !tag.trim()) return undefined;
  return `https://${first}/…?${parameter.trim()}=${encodeURIComponent(tag.trim())}`;
}
