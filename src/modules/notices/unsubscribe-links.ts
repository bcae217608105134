import { createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { ENVIRONMENT } from '../../config/config.module';
import type { Environment } from '../../config/environment';

const TOKEN = /^([0-9a-f]{24})\.([\w-]{43})$/;

/** Signs the links in mails that end a channel's mails. They open nothing else, and work as long as there are such mails. */
@Injectable()
export class UnsubscribeLinks {
  private readonly secret: string;

  constructor(@Inject(ENVIRONMENT) { jwtSecret }: Pick<Environment, 'jwtSecret'>) {
    this.secret = jwtSecret;
  }

  tokenOf(channel: Types.ObjectId): string {
    const id = channel.toHexString();
    return `${id}.${this.sign(id)}`;
  }

  /** The id of the channel, which may be gone meanwhile; null for what we have not signed. */
  channelOf(token: string): string | null {
    const [, id = '', signature = ''] = TOKEN.exec(token) ?? [];
    if (id === '') return null;
    return timingSafeEqual(Buffer.from(signature), Buffer.from(this.sign(id))) ? id : null;
  }

  private sign(id: string): string {
    return createHmac('sha256', this.secret).update(`unsubscribe channel ${id}`).digest('base64url');
  }
}
