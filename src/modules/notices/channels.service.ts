import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import type { AuthUser } from '../../contracts/access/access';
import type {
  ChannelOptions,
  ChannelTestView,
  ChannelView,
  ChannelWithSecret,
} from '../../contracts/notices/channels';
import type { ChannelDto } from '../../contracts/notices/channels.dto';
import { NOTICE_MESSAGES as SAYS } from '../../contracts/notices/notice-messages';
import { AccountRemovals } from '../../core/accounts/account-removals';
import type { ListPage, ListRange, ListSort } from '../../core/database/list-page';
import { AppError, notFound } from '../../core/errors/app-error';
import { Mailer } from '../../core/mail/mailer';
import { ActionLimits } from '../../core/throttle/action-limits';
import { digestAfter } from '../../domain/notices/delivery-times';
import { UsersService } from '../users/users.service';
import { ChannelSecrets } from './channel-secrets';
import { ChannelSettingsReader } from './channel-settings';
import { toChannelView, toDeliveryView } from './channels.views';
import { ChannelsRepository } from './channels.repository';
import type { ChannelRecord } from './channels.schema';
import { DeliveriesRepository } from './deliveries.repository';
import { DeliverySendingService } from './delivery-sending.service';
import { newDelivery } from './new-delivery';

/** Each goes to somebody else's server: nobody floods one with them. */
const TESTING = { action: 'test-channel', times: 10, windowMs: 5 * 60_000 };

/** The ways by which a user's notices leave the app. */
@Injectable()
export class ChannelsService {
  constructor(
    private readonly channels: ChannelsRepository,
    private readonly deliveries: DeliveriesRepository,
    private readonly sending: DeliverySendingService,
    private readonly secrets: ChannelSecrets,
    private readonly users: UsersService,
    private readonly mailer: Mailer,
    private readonly settings: ChannelSettingsReader,
    private readonly limits: ActionLimits,
    removals: AccountRemovals,
  ) {
    removals.add(async (user) => {
      await this.channels.removeOf(user);
      await this.deliveries.removeOf(user);
    });
  }

  async options(user: AuthUser): Promise<ChannelOptions> {
    const { email } = user;
    const noMail = await this.whyNoMail(user);
    return { mail: noMail === null, email, ...(noMail && { noMail }) };
  }

  async list(user: AuthUser, sort: ListSort, range: ListRange): Promise<ListPage<ChannelView>> {
    const { items, total } = await this.channels.list(user.id, sort, range);
    return { items: await this.views(user, items), total };
  }

  async get(user: AuthUser, id: string): Promise<ChannelView> {
    return this.view(user, await this.channels.find(user.id, id));
  }

  async create(user: AuthUser, entered: ChannelDto): Promise<ChannelWithSecret> {
    const { type } = entered;
    const _id = new Types.ObjectId();
    const settings = this.settings.read({ _id, type }, entered, true);
    const noMail = type === 'email' ? await this.whyNoMail(user) : null;
    if (noMail) throw new AppError('CONFLICT', noMail === 'sample' ? SAYS.mailSample : SAYS.mailOff);
    const now = new Date();
    const made = type === 'webhook' ? this.secrets.make(_id.toHexString()) : undefined;
    const isMade = await this.channels.insert({
      _id,
      user: new Types.ObjectId(user.id),
      type,
      address: '',
      secrets: made ? [made.sealed] : [],
      ...settings,
      ...(!entered.on && { off: { at: now, reason: 'owner' } }),
      recent: [],
      turn: 0,
      dead: 0,
      createdAt: now,
    });
    if (!isMade) throw new AppError('CONFLICT', type === 'email' ? SAYS.oneMail : SAYS.tooManyWebhooks);
    return { ...(await this.get(user, _id.toHexString())), ...(made && { secret: made.secret }) };
  }

  async update(user: AuthUser, id: string, entered: ChannelDto): Promise<ChannelView> {
    const before = await this.own(user, id);
    const settings = this.settings.read(before, entered, false);
    if (!(await this.channels.update(user.id, id, settings, entered.on))) throw notFound();
    const now = new Date();
    if (entered.on && before.off) await this.channels.restart(before._id);
    if (!entered.on && (await this.channels.switchOff(before._id, now, 'owner'))) {
      await this.deliveries.giveUpOf(before._id, { at: now, milliseconds: 0, error: SAYS.channelOff });
    }
    const { timing, hour, zone } = settings;
    if (timing !== before.timing || hour !== before.hour || zone !== before.zone) {
      const at = timing === 'daily' ? digestAfter(hour, zone, now) : now;
      await this.deliveries.moveDigest(before._id, at);
    }
    return this.get(user, id);
  }

  async remove(user: AuthUser, id: string): Promise<ChannelView> {
    const view = await this.get(user, id);
    const removed = await this.channels.remove(user.id, id);
    if (!removed) throw notFound();
    await this.deliveries.removeOfChannel(removed._id);
    return view;
  }

  /** The secret before stays valid for a day, so that receivers can take the new one over meanwhile. */
  async rotate(user: AuthUser, id: string): Promise<ChannelWithSecret> {
    const channel = await this.own(user, id);
    if (channel.type !== 'webhook') throw new AppError('CONFLICT', SAYS.noSecret);
    const { secret, sealed } = this.secrets.make(id);
    const secrets = this.secrets.rotated(channel, sealed, new Date());
    if (!secrets) throw new AppError('CONFLICT', SAYS.tooManySecrets);
    const after = await this.channels.keepSecrets(channel, secrets);
    if (!after) throw new AppError('CONFLICT', SAYS.busy);
    return { ...(await this.view(user, after)), secret };
  }

  /** Sends something at once and once, on or off; what comes of it is the answer. */
  async test(user: AuthUser, id: string): Promise<ChannelTestView> {
    const channel = await this.own(user, id);
    await this.limits.count(user.id, TESTING);
    const now = new Date();
    const delivery = newDelivery(channel, 'test', SAYS.testTitle, { nextAt: now, now });
    await this.deliveries.insert(delivery);
    await this.sending.begin(delivery, now);
    const after = await this.deliveries.find(delivery._id);
    if (!after) throw notFound();
    return { delivery: toDeliveryView(after), channel: await this.get(user, id) };
  }

  private async whyNoMail({ id }: AuthUser): Promise<'off' | 'sample' | null> {
    if (!this.mailer.isOn) return 'off';
    return (await this.users.mailbox(id)) === 'sample' ? 'sample' : null;
  }

  private async own(user: AuthUser, id: string): Promise<ChannelRecord> {
    const channel = await this.channels.find(user.id, id);
    if (!channel) throw notFound();
    return channel;
  }

  private async view(user: AuthUser, channel: ChannelRecord | null): Promise<ChannelView> {
    if (!channel) throw notFound();
    const [view] = await this.views(user, [channel]);
    if (!view) throw notFound();
    return view;
  }

  private async views(user: AuthUser, channels: readonly ChannelRecord[]): Promise<ChannelView[]> {
    const digests = await this.deliveries.digestTimes(channels.map(({ _id }) => _id));
    const now = new Date();
    return channels.map((channel) =>
      toChannelView(channel, {
        email: user.email,
        digestAt: digests.get(channel._id.toHexString()),
        oldSecretsUntil: this.secrets.oldUntil(channel, now),
      }),
    );
  }
}
