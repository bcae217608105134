import { Injectable } from '@nestjs/common';
import { DeliveriesService } from '../../src/modules/notices/deliveries.service';
import { DeliverySendingService } from '../../src/modules/notices/delivery-sending.service';
import { NoticesService } from '../../src/modules/notices/notices.service';
import { HOUR_MS, type Schedule } from './schedule';

/** As long as the shortest pause between two tries. */
const EVERY_MS = 5_000;

/** Notices that leave by mail and webhooks. What was left untold is told first. */
@Injectable()
export class SendNotices implements Schedule {
  readonly name = 'send-notices';
  readonly every = EVERY_MS;

  constructor(
    private readonly notices: NoticesService,
    private readonly sending: DeliverySendingService,
  ) {}

  async run(): Promise<number> {
    const told = await this.notices.tellLeft(new Date());
    return told + (await this.sending.sendDue(new Date()));
  }
}

@Injectable()
export class RemoveOldNotices implements Schedule {
  readonly name = 'remove-old-notices';
  readonly every = 6 * HOUR_MS;

  constructor(
    private readonly notices: NoticesService,
    private readonly deliveries: DeliveriesService,
  ) {}

  async run(): Promise<number> {
    const now = new Date();
    return (await this.notices.removeOld(now)) + (await this.deliveries.removeOld(now));
  }
}
