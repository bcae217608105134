import type { ChannelType, ChannelView } from '@contracts/notices/channels';
import type { ChannelDto } from '@contracts/notices/channels.dto';
import { isChat } from '@contracts/notices/chats';
import { ownZone } from '../../../shared/zones/zones';

/** What the form of a channel holds. */
export type ChannelValues = ChannelDto;

/** When people begin their day. */
const USUAL_HOUR = 8;

export function newChannelValues(type: ChannelType): ChannelValues {
  return {
    type,
    name: '',
    address: '',
    token: '',
    chat: '',
    severity: 'info',
    timing: 'instant',
    hour: USUAL_HOUR,
    zone: ownZone(),
    on: true,
  };
}

/** What is shown of a chat's address is none: an empty field leaves it as it is. */
export function storedChannelValues(channel: ChannelView): ChannelValues {
  const { type, name, chat = '', severity, timing, hour, zone, off } = channel;
  const address = isChat(type) ? '' : channel.address;
  return { type, name, address, token: '', chat, severity, timing, hour, zone, on: off === undefined };
}
