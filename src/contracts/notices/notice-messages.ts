import {
  DEAD_BEFORE_OFF,
  DELIVERY_DAYS,
  MAX_SECRETS,
  MAX_WEBHOOKS,
  OLD_SECRET_HOURS,
  WEBHOOK_TIMEOUT_MS,
} from './channels';
import type { NoticeSeverity } from './notices';

/** What a channel is told of, by the least severe. */
export const SENT_LABELS: Record<NoticeSeverity, string> = {
  info: 'All notifications',
  warning: 'Warning and critical',
  critical: 'Critical ones only',
};

const SECONDS = WEBHOOK_TIMEOUT_MS / 1_000;

/** What users read about notices and the channels that they leave by. */
export const NOTICE_MESSAGES = {
  typeInvalid: 'Choose email, a chat or a webhook.',
  typeStays: 'The kind of a channel cannot be changed. Add a new channel instead.',
  nameRequired: 'Enter a name for this channel.',
  addressRequired: 'Enter the URL of your webhook, such as https://example.com/hooks/cohort.',
  addressInvalid: 'Enter a full URL such as https://example.com/hooks/cohort.',
  addressInsecure: 'Enter a URL that begins with https://: notifications are not sent unencrypted.',
  chatAddressRequired: 'Enter the URL that the chat gives you.',
  chatAddressInvalid: (label: string, begins: string) =>
    `Enter the URL that ${label} gives you. It begins with ${begins}.`,
  connectorsEnded:
    'Microsoft has retired these connectors. In Teams, create a workflow for the channel and enter its URL.',
  tokenRequired: 'Enter the token that @BotFather gave you.',
  tokenInvalid: 'Enter the whole token as @BotFather shows it, such as 123456:ABC-DEF….',
  chatInvalid: 'Enter a number such as -1001234567890, or a public name such as @mychannel.',
  severityInvalid: 'Choose which notifications are sent.',
  timingInvalid: 'Choose “At once” or “Once a day”.',
  hourInvalid: 'Choose an hour of the day, from 0 to 23.',
  zoneInvalid: 'Choose a time zone, such as Europe/Berlin.',
  onInvalid: 'Say whether the channel is on.',
  untilInvalid: 'Enter a time with its zone, such as 2027-01-31T18:00Z.',
  mailOff: 'Email is not set up here. Add a chat or a webhook, or ask an admin to set up email.',
  mailSample: 'Sample accounts get no email. Add a chat or a webhook, or use your own account.',
  oneMail: 'You already get notifications by email. Change that channel instead.',
  tooManyWebhooks: `You already have ${MAX_WEBHOOKS} chats and webhooks, the most allowed. Delete one first.`,
  noSecret: 'Only webhooks are signed with a secret.',
  tooManySecrets: `${MAX_SECRETS} secrets of this webhook are valid right now, the most allowed. The oldest ends within ${OLD_SECRET_HOURS} hours: rotate again then.`,
  off: 'This channel is off. Switch it on first.',
  stillWaiting: 'This delivery is already on its way.',
  busy: 'This channel is being changed right now. Try again in a moment.',

  redirected: (status: number) =>
    `The receiver answered with a redirect (${status}), and redirects are not followed. Enter the final URL.`,
  refused: (status: number) => `The receiver answered ${status}; only 2xx counts as received.`,
  gone: 'The receiver answered 410 Gone, so the webhook was switched off.',
  chatRemoved: (label: string, status: number) =>
    `${label} answered ${status}: it no longer accepts messages from here, so the channel was switched off.`,
  chatTooMany: (label: string) =>
    `${label} is getting too many messages. The next try waits for as long as ${label} asks.`,
  chatUnknown: 'Telegram does not know this chat. Add the bot to it, or check the chat ID.',
  chatUnreadable:
    'The URL or token of this channel cannot be read any more. Change the channel and enter it again.',
  wantsPlan: (name: string, plan: string) => `${name} would like the ${plan} plan.`,
  wantsPlanBody: (email: string, current: string) =>
    `${email} is on the ${current} plan. Change it under Edit on the user’s page. With an upgrade URL in Settings, the pricing page sends students there instead.`,
  planRaised: (plan: string) => `You are now on the ${plan} plan.`,
  limitsRaised: 'Your limits were raised.',
  raisedBody: (added: string, more: string) =>
    [added && `New for you: ${added}.`, more && `More of: ${more}.`].filter(Boolean).join('\n'),
  tooSlow: `The receiver did not answer within ${SECONDS} seconds.`,
  secretUnreadable: 'The secret of this webhook cannot be read any more. Rotate it to get a new one.',
  mailRefused: 'The mail server refused the email.',
  mailIsOff: 'Email is no longer set up here.',
  sampleAccount: 'Sample accounts get no email.',
  cutOff: 'Cut off: this server was stopped. It is sent again.',
  channelOff: 'The channel was off.',
  accountInactive: 'The account is not active.',
  nothingLeft: 'Its notifications were deleted.',

  offTitle: (name: string) => `“${name}” was switched off`,
  offByFailures: `${DEAD_BEFORE_OFF} deliveries in a row failed. Check the receiver, then switch the channel on again. What failed stays in the delivery log for ${DELIVERY_DAYS} days and can be replayed.`,
  offByGone:
    'The receiver answered 410 Gone: it wants no more notifications. Switch the channel on again if that was a mistake.',
  offByRemoval:
    'The chat no longer accepts messages: its webhook or bot was removed, or the channel there was closed. Set it up there again, choose Change here to enter the new URL or token, and switch this channel on.',
  offByLink:
    'The unsubscribe link of an email was used. Switch the channel on again if that was a mistake. Notifications stay in the app meanwhile.',
  emailName: 'Email',

  unsubscribed:
    'You get no more notifications by email. You still find them in the app, where you can switch email on again at any time.',
  unsubscribeDead: 'This link does not work. Log in to choose what is sent to you by email.',

  /** Which setting sends a mail. */
  mailSetting: (sender: string, severity: NoticeSeverity, when: string) =>
    `You get this email because email is on in the notification channels of your ${sender} account: ${SENT_LABELS[severity].toLowerCase()}, ${when}.`,
  atOnce: 'at once',
  onceADay: (hour: string, zone: string) => `once a day at ${hour} (${zone})`,

  testTitle: 'This is a test',
  testBody: 'Notifications of this account arrive here.',
  digestTitle: (count: number) =>
    count === 1 ? '1 notification' : `${count.toLocaleString('en')} notifications`,
  digestMore: (count: number) => `${count.toLocaleString('en')} more`,
  open: 'Open',
} as const;
