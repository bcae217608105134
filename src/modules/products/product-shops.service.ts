import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { AuthUser } from '../../contracts/access/access';
import type { FieldErrors } from '../../contracts/error-codes';
import { PRODUCT_MESSAGES as SAYS } from '../../contracts/products/product-messages';
import type { Product } from '../../contracts/products/products';
import type { Shop, ShopView } from '../../contracts/products/shops';
import type { OwnShopDto, SaveShopsDto, ShopTagDto } from '../../contracts/products/shops.dto';
import { AccountRemovals } from '../../core/accounts/account-removals';
import { fieldsRefused } from '../../core/errors/app-error';
import { BUILT_IN_SHOPS, isAmazon, shopTable, taggedLink } from '../../domain/products/shops';
import { ShopTablesRepository } from './shop-tables.repository';

const ID_BYTES = 8;

/** Each user's table of shops: whose links products have, and which tag goes into them. */
@Injectable()
export class ProductShopsService {
  constructor(
    private readonly tables: ShopTablesRepository,
    removals: AccountRemovals,
  ) {
    removals.add((user) => this.tables.removeOf(user));
  }

  /** The user's own shops, then the built-in ones. */
  async of(user: string): Promise<ShopView[]> {
    const { tags, shops } = await this.tables.of(user);
    return shopTable(shops, new Map(tags.map(({ shop, tag }) => [shop, tag])));
  }

  /** A product's links as they go into pages: each with the user's tag at its shop. */
  async taggedLinks(user: AuthUser, { links }: Pick<Product, 'links'>): Promise<Product['links']> {
    const shops = await this.of(user.id);
    return links.map(({ shop, url }) => ({ shop, url: taggedLink(url, shops) }));
  }

  /** Replaces the user's whole table. */
  async save(user: AuthUser, { tags, shops }: SaveShopsDto): Promise<ShopView[]> {
    assertFits(tags, shops);
    await this.tables.save(user.id, {
      tags: tags.filter(({ tag }) => tag !== '').map(({ shop, tag }) => ({ shop, tag })),
      shops: shops.map(toShop),
    });
    return this.of(user.id);
  }
}

function toShop({ id = newId(), name, hosts, parameter, tag }: OwnShopDto): Shop {
  return { id, name, hosts: [...hosts], parameter, tag };
}

function newId(): string {
  return `own-${randomBytes(ID_BYTES).toString('hex')}`;
}

/** What no single row can tell: each shop and each host is there once, and Amazon's are built in. */
function assertFits(tags: readonly ShopTagDto[], shops: readonly OwnShopDto[]): void {
  const errors: FieldErrors = {};
  for (const [place, { shop, tag }] of tags.entries()) {
    const builtIn = BUILT_IN_SHOPS.find(({ id }) => id === shop);
    if (!builtIn) errors[`tags.${place}.shop`] = SAYS.shopUnknown;
    else if (tags.findIndex((other) => other.shop === shop) < place) {
      errors[`tags.${place}.shop`] = SAYS.shopTwice;
    } else if (!builtIn.parameter && tag !== '') errors[`tags.${place}.tag`] = SAYS.noParameter;
  }
  const hosts = new Set<string>();
  for (const [place, shop] of shops.entries()) {
    const taken = shop.hosts.find((host) => hosts.has(host) || isAmazon(`https://${host}/`));
    if (taken !== undefined) errors[`shops.${place}.hosts`] = SAYS.hostTaken(taken);
    for (const host of shop.hosts) hosts.add(host);
    const isTwice = shop.id !== undefined && shops.findIndex(({ id }) => id === shop.id) < place;
    if (isTwice) errors[`shops.${place}.id`] = SAYS.shopTwice;
  }
  if (Object.keys(errors).length > 0) throw fieldsRefused(errors);
}
