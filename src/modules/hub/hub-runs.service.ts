import { Injectable } from '@nestjs/common';
import { normalizeText } from '../../domain/intent/normalize';
import type { HubChoice } from '../../domain/hub/hub-choices';
import { HubRepository, type PackedHub } from './hub.repository';

/** What a hub is about: hubs of one subject learn from each other. */
export interface HubSubject {
  seed: string;
  language: string;
}

/** Keeps what the job of a hub has made, and knows what its owner chose in earlier ones. */
@Injectable()
export class HubRunsService {
  constructor(private readonly hubs: HubRepository) {}

  keep(owner: string, jobId: string, hub: PackedHub & HubSubject): Promise<void> {
    const { ground, trees, ...subject } = hub;
    return this.hubs.keep(owner, jobId, { ground, trees, subject: keyOf(subject) });
  }

  choicesOf(owner: string, subject: HubSubject): Promise<HubChoice[]> {
    return this.hubs.choicesOf(owner, keyOf(subject));
  }
}

function keyOf({ seed, language }: HubSubject): string {
  return `${language} ${normalizeText(seed)}`;
}
