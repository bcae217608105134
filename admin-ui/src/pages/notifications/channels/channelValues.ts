import type { ChannelType, ChannelView } from '@contracts/notices/channels';
import type { ChannelDto } from '@contracts/notices/channels.dto';
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
    severity: 'info',
    timing: 'instant',
    hour: USUAL_HOUR,
    zone: ownZone(),
    on: true,
  };
}

export function storedChannelValues(channel: ChannelView): ChannelValues {
  const { type, name, address, severity, timing, hour, zone, off } = channel;
  return { type, name, address, severity, timing, hour, zone, on: off === undefined };
}
