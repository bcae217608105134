import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';

interface SetupMark {
  _id: string;
  doneAt: Date;
}

/** What the start did once and never does again. */
@Injectable()
export class SetupMarks {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  async has(step: string): Promise<boolean> {
    return (await this.marks().findOne({ _id: step })) !== null;
  }

  async set(step: string): Promise<void> {
    await this.marks().updateOne({ _id: step }, { $set: { doneAt: new Date() } }, { upsert: true });
  }

  private marks() {
    return this.connection.collection<SetupMark>('setup');
  }
}
