import { Injectable } from '@nestjs/common';
import type { ChannelDto } from '../../contracts/notices/channels.dto';
import {
  CHATS,
  type ChatType,
  isChatAddress,
  shownChatAddress,
  telegramAddress,
} from '../../contracts/notices/chats';
import { NOTICE_MESSAGES as SAYS } from '../../contracts/notices/notice-messages';
import { parseUrl } from '../../contracts/validation/parse-url';
import { fetchSentence } from '../../contracts/scraper/fetch-messages';
import { fieldsRefused } from '../../core/errors/app-error';
import { FetchError } from '../../core/fetch/fetch-error';
import { SiteFetcher } from '../../core/fetch/site-fetcher';
import { ChannelSecrets } from './channel-secrets';
import type { ChannelSettings } from './channels.repository';
import type { ChannelRecord } from './channels.schema';

/** Where Office 365 connectors were. */
const CONNECTORS = /\.webhook\.office\.com$/;

/** What is kept of what somebody enters for a channel; a chat's address is a secret, and may stay as it is. */
@Injectable()
export class ChannelSettingsReader {
  constructor(
    private readonly fetcher: SiteFetcher,
    private readonly secrets: ChannelSecrets,
  ) {}

  read(
    { _id, type }: Pick<ChannelRecord, '_id' | 'type'>,
    entered: ChannelDto,
    isNew: boolean,
  ): ChannelSettings {
    const { name, address, severity, timing, hour, zone } = entered;
    const times = { severity, timing, hour, zone };
    if (type === 'email') return { ...times, name: '' };
    if (type === 'webhook') return { ...times, name, address: this.checked(address) };
    // Its fields were checked as those of the type that was sent.
    if (entered.type !== type) throw fieldsRefused({ type: SAYS.typeStays });
    const to = chatAddress(type, entered, isNew);
    return {
      ...times,
      name,
      ...(to !== '' && {
        address: shownChatAddress(type, to),
        secrets: [this.secrets.seal(this.checked(to), _id.toHexString())],
      }),
      ...(type === 'telegram' && { chat: entered.chat }),
    };
  }

  /** An address that could never be reached is refused at once; the rest is known when something is sent. */
  private checked(address: string): string {
    try {
      return this.fetcher.checkSecure(address).href;
    } catch (error) {
      if (!(error instanceof FetchError)) throw error;
      const sentence = error.reason === 'scheme' ? SAYS.addressInsecure : fetchSentence(error.reason);
      throw fieldsRefused({ address: sentence });
    }
  }
}

/** Where a chat's messages go; empty where that stays as it is. */
function chatAddress(type: ChatType, { address, token = '' }: ChannelDto, isNew: boolean): string {
  if (type === 'telegram') {
    if (isNew && token === '') throw fieldsRefused({ token: SAYS.tokenRequired });
    return token && telegramAddress(token);
  }
  if (isNew && address === '') throw fieldsRefused({ address: SAYS.chatAddressRequired });
  if (address !== '' && !isChatAddress(type, address)) {
    const isEnded = type === 'teams' && CONNECTORS.test(parseUrl(address)?.hostname ?? '');
    const { label, begins } = CHATS[type];
    throw fieldsRefused({
      address: isEnded ? SAYS.connectorsEnded : SAYS.chatAddressInvalid(label, begins),
    });
  }
  return address;
}
