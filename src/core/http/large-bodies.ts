import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MESSAGES } from '../../contracts/messages';
import { AppError } from '../errors/app-error';
import { announcedBytes, BODY_BYTES, bodyRuleOf } from './body-limits';

/** Each holds some megabytes meanwhile: of a file that is compressed and stored while it comes, or of a photo. */
const MAX_AT_ONCE = 8;
const MAX_OF_A_USER = 2;
const RETRY_AFTER_SECONDS = 5;

/** Lets few bodies above the usual size be held at a time, and no user take all the places. */
@Injectable()
export class LargeBodies {
  private readonly holders: string[] = [];

  /** Runs `work` in a place of the user's; refuses when there is none. Bodies of usual size need none. */
  async hold<T>(user: string, request: FastifyRequest, work: () => Promise<T>): Promise<T> {
    if ((announcedBytes(request.raw) ?? Infinity) <= BODY_BYTES.usual) return work();
    const release = this.take(user);
    try {
      return await work();
    } finally {
      release();
    }
  }

  /** The same for a body that is read before its controller runs: the place is free again when the answer is out. */
  holdUntilAnswered(user: string, request: FastifyRequest, reply: FastifyReply): void {
    const isLarge = (announcedBytes(request.raw) ?? Infinity) > BODY_BYTES.usual;
    if (bodyRuleOf(request).held && isLarge) reply.raw.once('close', this.take(user));
  }

  private take(user: string): () => void {
    this.assertPlace(user);
    this.holders.push(user);
    return () => void this.holders.splice(this.holders.indexOf(user), 1);
  }

  private assertPlace(user: string): void {
    const details = { retryAfter: RETRY_AFTER_SECONDS };
    if (this.holders.filter((holder) => holder === user).length >= MAX_OF_A_USER) {
      throw new AppError('TOO_MANY_REQUESTS', MESSAGES.largeBodiesOfUser, { details });
    }
    if (this.holders.length >= MAX_AT_ONCE) {
      throw new AppError('UNAVAILABLE', MESSAGES.largeBodiesOfAll, { details });
    }
  }
}
