import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { BlockLinksView, ClicksView } from '../../src/contracts/clicks/clicks';
import { type BlockVariant, type SavedBlockView } from '../../src/contracts/blocks/blocks';
import { presetOf } from '../../src/domain/blocks/blocks';
import { expectStatus, ownAddress, type SignedIn, unique } from './actors';
import { baseUrl } from './http';
import { saveBlock } from './saved-blocks';

/** As a person's browser sends it. */
export const BROWSER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';

const BUTTON = { text: 'Buy', textColor: '#ffffff', bgColor: '#484848' };
const VARIANT: BlockVariant = 'product-box-1';

/** A product box with buttons to these addresses, to be saved. */
export function boxWith(links: readonly string[], fields: object = {}) {
  const buttons = links.map((link, i) => ({ ...BUTTON, text: `Buy at ${i + 1}`, link }));
  const config = { ...presetOf(VARIANT), imageHref: '', ...fields, buttons };
  return { name: unique('Box'), variant: VARIANT, config };
}

/** A saved product box whose clicks are counted. */
export async function countedBox(
  who: SignedIn,
  links: readonly string[],
  fields?: object,
): Promise<SavedBlockView> {
  const { id } = await saveBlock(who, boxWith(links, fields));
  return setCounting(who, id, true);
}

export async function setCounting(who: SignedIn, id: string, on: boolean): Promise<SavedBlockView> {
  return expectStatus(await who.put<SavedBlockView>(`/api/blocks/${id}/counting`, { on }), 200);
}

/** The paths of a block's counted links, by their targets. */
export async function linkPaths(who: SignedIn, id: string): Promise<Record<string, string>> {
  const { links } = expectStatus(await who.post<BlockLinksView>(`/api/blocks/${id}/links`), 200);
  return Object.fromEntries(Object.entries(links).map(([target, link]) => [target, new URL(link).pathname]));
}

export async function clicksOf(who: SignedIn, id: string, days = 30): Promise<ClicksView> {
  return expectStatus(await who.get<ClicksView>(`/api/blocks/${id}/clicks?days=${days}`), 200);
}

export interface GoAnswer {
  status: number | undefined;
  location: string | undefined;
  headers: IncomingHttpHeaders;
  text: string;
}

interface Visit {
  method?: string;
  headers?: Record<string, string>;
  at?: string;
  /** Where the request comes from, as the proxy says. */
  address?: string;
}

/** Follows a path as it is written, one step, as a browser does unless `headers` say otherwise. */
export async function go(
  path: string,
  { method = 'GET', headers, at, address }: Visit = {},
): Promise<GoAnswer> {
  const { hostname, port } = new URL(baseUrl(at));
  const sent = request({
    ...{ hostname, port, path, method },
    headers: { 'user-agent': BROWSER, 'x-forwarded-for': address ?? ownAddress(), ...headers },
  });
  sent.end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return {
    status: response.statusCode,
    location: response.headers.location,
    headers: response.headers,
    text: await text(response),
  };
}
