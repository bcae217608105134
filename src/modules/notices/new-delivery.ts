import { randomBytes } from 'node:crypto';
import { Types } from 'mongoose';
import type { DeliveryKind } from '../../contracts/notices/channels';
import type { ChannelRecord } from './channels.schema';
import type { DeliveryRecord } from './deliveries.schema';

const ID_BYTES = 18;

/** One that is sent from a moment on. */
export function newDelivery(
  { _id, user }: Pick<ChannelRecord, '_id' | 'user'>,
  kind: DeliveryKind,
  title: string,
  { nextAt, now, notices = [] }: { nextAt: Date; now: Date; notices?: Types.ObjectId[] },
): DeliveryRecord {
  return {
    _id: new Types.ObjectId(),
    user,
    channel: _id,
    messageId: `msg_${randomBytes(ID_BYTES).toString('base64url')}`,
    kind,
    title,
    notices,
    state: 'waiting',
    nextAt,
    begun: 0,
    tries: [],
    createdAt: now,
  };
}
