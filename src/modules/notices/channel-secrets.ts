import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT } from '../../config/config.module';
import type { Environment } from '../../config/environment';
import { MAX_SECRETS, OLD_SECRET_HOURS } from '../../contracts/notices/channels';
import { Sealer } from '../../core/secrets/sealer';
import type { ChannelRecord, SealedSecret } from './channels.schema';
import { newWebhookSecret } from './webhook-signature';

const OLD_MS = OLD_SECRET_HOURS * 60 * 60_000;

/** The secrets that webhooks are signed with and the addresses of chats, sealed in the database. */
@Injectable()
export class ChannelSecrets {
  private readonly sealer: Sealer;

  constructor(@Inject(ENVIRONMENT) { jwtSecret }: Environment) {
    this.sealer = new Sealer(jwtSecret, 'webhook-secrets');
  }

  make(channelId: string): { secret: string; sealed: SealedSecret } {
    const secret = newWebhookSecret();
    return { secret, sealed: this.seal(secret, channelId) };
  }

  seal(text: string, channelId: string): SealedSecret {
    return { sealed: this.sealer.seal(text, channelId) };
  }

  /** The secrets once there is a new one; null where as many are valid as may be. */
  rotated({ secrets }: ChannelRecord, fresh: SealedSecret, now: Date): SealedSecret[] | null {
    const until = new Date(now.getTime() + OLD_MS);
    const old = secrets.filter((secret) => isValid(secret, now));
    if (old.length >= MAX_SECRETS) return null;
    return [fresh, ...old.map((secret) => ({ ...secret, until: secret.until ?? until }))];
  }

  /** Those that sign at a moment, the newest first; none where they were sealed with another key. */
  valid({ _id, secrets }: ChannelRecord, now: Date): string[] {
    return secrets
      .filter((secret) => isValid(secret, now))
      .flatMap(({ sealed }) => this.sealer.open(sealed, _id.toHexString()) ?? []);
  }

  /** Until when older ones sign as well. */
  oldUntil({ secrets }: ChannelRecord, now: Date): Date | undefined {
    const ends = secrets.flatMap(({ until }) => (until && until > now ? [until.getTime()] : []));
    return ends.length ? new Date(Math.max(...ends)) : undefined;
  }
}

function isValid({ until }: SealedSecret, now: Date): boolean {
  return until === undefined || until > now;
}
