import type {
  ChannelOptions,
  ChannelTestView,
  ChannelView,
  ChannelWithSecret,
  DeliveryView,
} from '@contracts/notices/channels';
import type { ChannelDto } from '@contracts/notices/channels.dto';
import { apiFetch, apiJson, type ApiPage, apiPage } from '../../../providers/apiClient';

const PATH = '/channels';
const KEY = 'channels';

/** Where the page keeps what it knows of channels. */
export const channelKeys = {
  all: [KEY],
  list: [KEY, 'list'],
  options: [KEY, 'options'],
  log: (id: string, page: number) => [KEY, 'log', id, page],
};

const channelPath = (id: string) => `${PATH}/${encodeURIComponent(id)}`;

/** There are a handful of them. */
export function listChannels(signal?: AbortSignal): Promise<ApiPage<ChannelView>> {
  return apiPage<ChannelView>(PATH, { signal });
}

export function getOptions(signal?: AbortSignal): Promise<ChannelOptions> {
  return apiJson<ChannelOptions>(`${PATH}/options`, { signal });
}

/** A new one, or the one of an id as it is to be. */
export function saveChannel(id: string | undefined, entered: ChannelDto): Promise<ChannelWithSecret> {
  return id === undefined
    ? apiJson<ChannelWithSecret>(PATH, { method: 'POST', json: entered })
    : apiJson<ChannelWithSecret>(channelPath(id), { method: 'PUT', json: entered });
}

export async function deleteChannel(id: string): Promise<void> {
  await apiFetch(channelPath(id), { method: 'DELETE' });
}

export function testChannel(id: string): Promise<ChannelTestView> {
  return apiJson<ChannelTestView>(`${channelPath(id)}/test`, { method: 'POST' });
}

export function rotateSecret(id: string): Promise<ChannelWithSecret> {
  return apiJson<ChannelWithSecret>(`${channelPath(id)}/rotate`, { method: 'POST' });
}

export function listDeliveries(
  id: string,
  { page, perPage }: { page: number; perPage: number },
  signal?: AbortSignal,
): Promise<ApiPage<DeliveryView>> {
  const range = JSON.stringify([(page - 1) * perPage, page * perPage - 1]);
  const query = new URLSearchParams({ range });
  return apiPage<DeliveryView>(`${channelPath(id)}/deliveries?${query.toString()}`, { signal });
}

export async function replayDelivery(channel: string, id: string): Promise<void> {
  await apiFetch(`${channelPath(channel)}/deliveries/${encodeURIComponent(id)}/replay`, { method: 'POST' });
}
