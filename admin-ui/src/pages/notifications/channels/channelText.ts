import {
  type ChannelTiming,
  type ChannelView,
  type DeliveryState,
  INSTANT_PER_HOUR,
  type OffReason,
} from '@contracts/notices/channels';
import { CHATS, isChat } from '@contracts/notices/chats';
import { NOTICE_MESSAGES } from '@contracts/notices/notice-messages';
import { formatDateTime } from '../../../shared/format';
import { zoneText } from '../../../shared/zones/zones';

export const TIMING_LABELS: Record<ChannelTiming, string> = { instant: 'At once', daily: 'Once a day' };

export const OFF_LABELS: Record<OffReason, string> = {
  owner: 'Off',
  gone: 'Off: 410 Gone',
  removed: 'Off: no longer accepted',
  failures: 'Off: too many failures',
  unsubscribed: 'Off: unsubscribed by email',
};

export const STATE_LABELS: Record<DeliveryState, string> = {
  gathering: 'Being collected',
  waiting: 'On its way',
  delivered: 'Delivered',
  dead: 'Failed',
};

/** What a channel is called. */
export function channelName({ type, name }: Pick<ChannelView, 'type' | 'name'>): string {
  return type === 'email' ? NOTICE_MESSAGES.emailName : name;
}

/** Where it sends to. */
export function channelTarget({
  type,
  address,
  chat,
}: Pick<ChannelView, 'type' | 'address' | 'chat'>): string {
  return isChat(type) ? [CHATS[type].label, address, chat].filter(Boolean).join(' · ') : address;
}

export function hourText(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}

/** When notices leave by it. */
export function timingText({ timing, hour, zone }: Pick<ChannelView, 'timing' | 'hour' | 'zone'>): string {
  if (timing === 'instant') return `At once, at most ${INSTANT_PER_HOUR} an hour`;
  return `Every day at ${hourText(hour)} (${zoneText(zone)})`;
}

/** What is to be known of a channel beside its settings, one sentence each. */
export function channelFacts({ digestAt, oldSecretsUntil, last }: ChannelView): string[] {
  return [
    ...(last ? [`Last delivery ${formatDateTime(last.at)}: ${STATE_LABELS[last.state].toLowerCase()}`] : []),
    ...(digestAt ? [`Next digest ${formatDateTime(digestAt)}`] : []),
    ...(oldSecretsUntil ? [`The old secret works until ${formatDateTime(oldSecretsUntil)}`] : []),
  ];
}
