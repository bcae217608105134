import type { ChannelView, DeliveryView } from '../../contracts/notices/channels';
import type { ChannelRecord } from './channels.schema';
import type { DeliveryEntry } from './deliveries.schema';

/** What of a channel is kept elsewhere. */
interface Beside {
  email: string;
  digestAt?: Date;
  oldSecretsUntil?: Date;
}

export function toChannelView(channel: ChannelRecord, beside: Beside): ChannelView {
  const { _id, type, name, address, chat, severity, timing, hour, zone, off, last, createdAt } = channel;
  const { email, digestAt, oldSecretsUntil } = beside;
  const id = _id.toHexString();
  return {
    _id: id,
    id,
    type,
    name,
    address: type === 'email' ? email : address,
    ...(chat && { chat }),
    severity,
    timing,
    hour,
    zone,
    ...(off && { off: { at: off.at.toISOString(), reason: off.reason } }),
    ...(digestAt && { digestAt: digestAt.toISOString() }),
    ...(oldSecretsUntil && { oldSecretsUntil: oldSecretsUntil.toISOString() }),
    ...(last && { last: { at: last.at.toISOString(), state: last.state } }),
    createdAt: createdAt.toISOString(),
  };
}

export function toDeliveryView(delivery: DeliveryEntry): DeliveryView {
  const { _id, messageId, kind, title, state, tries, nextAt, createdAt } = delivery;
  const id = _id.toHexString();
  return {
    _id: id,
    id,
    messageId,
    kind,
    title,
    state,
    tries: tries.map((tried) => ({ ...tried, at: tried.at.toISOString() })),
    ...(nextAt && { nextAt: nextAt.toISOString() }),
    createdAt: createdAt.toISOString(),
  };
}
