import { IsBoolean, IsIn, IsInt, IsString, Matches, Max, MaxLength, Min, ValidateIf } from 'class-validator';
import { MESSAGES } from '../messages';
import { Holds } from '../validation/holds';
import { addressFault, MAX_ADDRESS_CHARACTERS } from '../validation/listed-addresses';
import { OneLine, PastedAddress } from '../validation/one-line';
import { isTimeZone } from '../validation/time-zone';
import { VISIBLE } from '../validation/visible';
import { CHANNEL_TIMINGS, CHANNEL_TYPES, type ChannelTiming, type ChannelType } from './channels';
import { isChat, TELEGRAM_CHAT, TELEGRAM_TOKEN } from './chats';
import { NOTICE_MESSAGES as SAYS } from './notice-messages';
import { NOTICE_SEVERITIES, type NoticeSeverity } from './notices';

const MAX_NAME = 80;
const hasName = ({ type }: ChannelDto): boolean => type === 'webhook' || isChat(type);
const hasAddress = ({ type, address }: ChannelDto): boolean =>
  type === 'webhook' || (isChat(type) && type !== 'telegram' && address !== '');
const hasToken = ({ type, token }: ChannelDto): boolean => type === 'telegram' && token !== '';
const ofTelegram = ({ type }: ChannelDto): boolean => type === 'telegram';

/** A way by which notifications leave the app. Its type stays what it was made as. */
export class ChannelDto {
  @IsIn(CHANNEL_TYPES, { message: SAYS.typeInvalid })
  type!: ChannelType;

  /** Of a webhook or a chat. */
  @ValidateIf(hasName)
  @MaxLength(MAX_NAME, { message: MESSAGES.tooLong(MAX_NAME) })
  @Matches(VISIBLE, { message: SAYS.nameRequired })
  @IsString({ message: SAYS.nameRequired })
  @OneLine()
  name: string = '';

  /** Of a webhook, Slack, Discord or Microsoft Teams: https. Empty for a chat: the one that is kept stays. */
  @ValidateIf(hasAddress)
  @Holds('isAddress', (text) => addressFault(text) === null, SAYS.addressInvalid)
  @MaxLength(MAX_ADDRESS_CHARACTERS, { message: MESSAGES.tooLong(MAX_ADDRESS_CHARACTERS) })
  @Matches(VISIBLE, { message: SAYS.addressRequired })
  @IsString({ message: SAYS.addressRequired })
  @OneLine()
  @PastedAddress()
  address: string = '';

  /** Of Telegram: the bot’s token. Empty: the one that is kept stays. */
  @ValidateIf(hasToken)
  @Matches(TELEGRAM_TOKEN, { message: SAYS.tokenInvalid })
  @OneLine()
  token?: string = '';

  /** Of Telegram: the chat’s ID, or the @name of a public channel. */
  @ValidateIf(ofTelegram)
  @Matches(TELEGRAM_CHAT, { message: SAYS.chatInvalid })
  @OneLine()
  chat?: string = '';

  @IsIn(NOTICE_SEVERITIES, { message: SAYS.severityInvalid })
  severity: NoticeSeverity = 'info';

  @IsIn(CHANNEL_TIMINGS, { message: SAYS.timingInvalid })
  timing: ChannelTiming = 'instant';

  @Max(23, { message: SAYS.hourInvalid })
  @Min(0, { message: SAYS.hourInvalid })
  @IsInt({ message: SAYS.hourInvalid })
  hour: number = 8;

  @Holds('isTimeZone', isTimeZone, SAYS.zoneInvalid)
  zone: string = 'UTC';

  @IsBoolean({ message: SAYS.onInvalid })
  on: boolean = true;
}
