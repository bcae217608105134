import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { MESSAGES } from '../../contracts/messages';
import { AppError } from '../errors/app-error';
import { isDuplicateKey } from './duplicate-key';

/** Many times what looking for room and one write take; a process that died holds it no longer. */
const LEASE_MS = 10_000;
const PATIENCE_MS = 20_000;
const RETRY_MS = { min: 5, max: 30 };

interface RoomLock {
  /** What has room for so many, and whose it is. */
  _id: string;
  holder: string;
  until: Date;
}

/**
 * Lets one request at a time look whether there is room for one more and take it, over all processes: requests at the same time
 * would all find the last place, or all give it back.
 */
@Injectable()
export class RoomLocks {
  /** The last of this process for each room: others wait here instead of asking the database. */
  private readonly last = new Map<string, Promise<unknown>>();

  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** @throws AppError UNAVAILABLE where others hold it for 20 seconds */
  async hold<Result>(room: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.last.get(room);
    const held = (before ?? Promise.resolve()).then(() => this.holdNow(room, work));
    const ended = held.catch(() => undefined);
    this.last.set(room, ended);
    try {
      return await held;
    } finally {
      if (this.last.get(room) === ended) this.last.delete(room);
    }
  }

  private async holdNow<Result>(room: string, work: () => Promise<Result>): Promise<Result> {
    const holder = randomUUID();
    const end = Date.now() + PATIENCE_MS;
    while (!(await this.take(room, holder))) {
      if (Date.now() > end) throw new AppError('UNAVAILABLE', MESSAGES.unavailable);
      await wait(randomInt(RETRY_MS.min, RETRY_MS.max));
    }
    try {
      return await work();
    } finally {
      await this.locks().deleteOne({ _id: room, holder });
    }
  }

  private async take(room: string, holder: string): Promise<boolean> {
    const now = Date.now();
    const lease = { holder, until: new Date(now + LEASE_MS) };
    try {
      // What is held still is not matched, and cannot be inserted beside itself.
      await this.locks().updateOne(
        { _id: room, until: { $lte: new Date(now) } },
        { $set: lease },
        { upsert: true },
      );
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  private locks() {
    return this.connection.collection<RoomLock>('room_locks');
  }
}
