import { Injectable } from '@nestjs/common';
import { HubRepository, type PackedHub } from './hub.repository';

/** Keeps what the job of a hub has made. */
@Injectable()
export class HubRunsService {
  constructor(private readonly hubs: HubRepository) {}

  keep(owner: string, jobId: string, hub: PackedHub): Promise<void> {
    return this.hubs.keep(owner, jobId, hub);
  }
}
