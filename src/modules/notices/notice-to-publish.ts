import type { NoticeDetails, NoticeKind, NoticeSeverity } from '../../contracts/notices/notices';

/** What a feature tells a user. */
export interface NoticeToPublish {
  /** Id of the user. */
  user: string;
  kind: NoticeKind;
  /**
   * Names what happened, for this user: `watch-changed:<id of the change>`. Publishing with the same key again makes no
   * second notice, so a publisher may simply try again.
   */
  key: string;
  severity: NoticeSeverity;
  /** One line of plain text. */
  title: string;
  /** Plain text, with line breaks. */
  body?: string;
  /** A path of this instance that begins with `/`. */
  link?: string;
  /** For programs: webhooks send it. */
  details?: NoticeDetails;
  /** When it happened; now if absent. */
  at?: Date;
  /** Shown in the app alone, whatever channels the user has. */
  inAppOnly?: boolean;
}
