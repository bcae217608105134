/** From the worst to what is only worth knowing. */
export const NOTICE_SEVERITIES = ['critical', 'warning', 'info'] as const;
export type NoticeSeverity = (typeof NOTICE_SEVERITIES)[number];

/** What a notice is about, as webhooks name it in `type`, with what people read. */
export const NOTICE_KINDS = {
  'watch.changed': 'Page changed',
  'watch.failing': 'Page cannot be read',
  'watch.recovered': 'Page can be read again',
  'watch.paused': 'Watch paused',
  'channel.disabled': 'Channel switched off',
  'plan.wanted': 'Plan wanted',
  'plan.raised': 'Plan or limits raised',
} as const;
export type NoticeKind = keyof typeof NOTICE_KINDS;
export const ALL_NOTICE_KINDS = Object.keys(NOTICE_KINDS) as NoticeKind[];

/** What programs read of a notice: webhooks send it as it is. It is shown to nobody, and holds no secret. */
export type NoticeDetails = Readonly<
  Record<string, string | number | boolean | null | readonly string[] | readonly NoticeValues[]>
>;

/** What something was and is. */
export interface NoticeValues {
  field: string;
  before: readonly string[];
  after: readonly string[];
}

/** Bounds of what a feature publishes; texts are cut to them, details that are larger are left out. */
export const NOTICE_LIMITS = {
  /** Characters. */
  title: 200,
  body: 2_000,
  link: 500,
  key: 200,
  /** Bytes as JSON. */
  details: 8 * 1024,
} as const;

/** How long a notice is kept, and how many of a user's: the oldest go first. */
export const NOTICE_DAYS = 90;
export const MAX_NOTICES = 1_000;
/** Beyond this the bell says "99+"; nobody counts further. */
export const MAX_COUNTED_UNREAD = 100;

/** A notice as its user reads it; times are ISO strings. */
export interface NoticeView {
  _id: string;
  id: string;
  kind: NoticeKind;
  severity: NoticeSeverity;
  title: string;
  /** Plain text, with line breaks; empty where the title says all. */
  body: string;
  /** A path of this instance, such as `/content-detection?watch=65f…`; empty where there is nothing to open. */
  link: string;
  at: string;
  /** Absent while it is unread. */
  readAt?: string;
}

/** How many notifications are unread; `MAX_COUNTED_UNREAD` stands for that many or more. */
export interface UnreadView {
  count: number;
}

/** Where the page of notices is, and its tab of channels. */
export const NOTICES_PATH = '/notifications';
export const CHANNELS_PATH = '/notifications/channels';
/** The page that the link of a mail leads to, with what proves it in the fragment; below `/api` what mail programs post to. */
export const UNSUBSCRIBE_PATH = '/unsubscribe';
