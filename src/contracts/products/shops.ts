/** A shop: whose links it has, and how a user's tag gets into them. */
export interface Shop {
  /** That of a built-in shop is its first host; those of a user's own are given by the server. */
  id: string;
  name: string;
  /** Domains in lower case without `www.`; those below them are the shop's too. */
  hosts: readonly string[];
  /** The parameter of the URL that holds the tag: `tag`. Empty: links stay as they are. */
  parameter: string;
  /** The user's affiliate tag; empty: none is added. */
  tag: string;
}

export interface ShopView extends Shop {
  /** A built-in one: its tag alone can be set. */
  isBuiltIn: boolean;
}

/** Most shops of a user's own. */
export const MAX_OWN_SHOPS = 50;
export const MAX_SHOP_HOSTS = 10;
export const MAX_SHOP_NAME = 60;
export const MAX_SHOP_TAG = 100;
export const MAX_SHOP_PARAMETER = 60;
