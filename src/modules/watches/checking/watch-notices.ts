import { Injectable } from '@nestjs/common';
import type { NoticeKind, NoticeSeverity } from '../../../contracts/notices/notices';
import type { WatchDifference } from '../../../contracts/watches/watch-content';
import { unreadSentence } from '../../../contracts/watches/watch-messages';
import type { WatchStep } from '../../../contracts/watches/watch-progress';
import { watchPath } from '../../../contracts/watches/watches';
import { changeDetails, changeText } from '../../../domain/watches/change-details';
import { severityRank } from '../../../domain/watches/change-summary';
import { NoticesService } from '../../notices/notices.service';
import type { ChangeRecord } from '../watch-records.schema';
import type { OpenCheck, WatchRecord } from '../watches.schema';
import type { CheckResult } from './check-result';

interface Told {
  step: WatchStep;
  found: CheckResult;
  change: KeptChange | null;
  now: Date;
}

/** A change as it is kept, and what differs. */
export interface KeptChange {
  record: ChangeRecord;
  difference: WatchDifference;
}

interface Notice {
  kind: NoticeKind;
  key: string;
  severity: NoticeSeverity;
  title: string;
  body: string;
  /** Shown in the app alone. */
  isQuiet: boolean;
}

/** Tells owners what checks have found. Each notice has a key of its check: asked again, it tells nothing twice. */
@Injectable()
export class WatchNotices {
  constructor(private readonly notices: NoticesService) {}

  async tell(watch: WatchRecord, check: OpenCheck, told: Told): Promise<void> {
    const id = watch._id.toHexString();
    for (const { isQuiet, ...notice } of noticesOf(watch, check, told)) {
      await this.notices.publish({
        ...notice,
        user: watch.user.toHexString(),
        link: watchPath(
          id,
          notice.kind === 'watch.changed' ? told.change?.record._id.toHexString() : undefined,
        ),
        details: {
          watch: id,
          name: watch.name,
          url: watch.url,
          ...(told.change && {
            change: told.change.record._id.toHexString(),
            summary: told.change.record.summary,
            fields: told.change.record.fields,
            ...changeDetails(told.change.difference),
          }),
          ...(told.found.outcome !== 'ok' && { outcome: told.found.outcome, status: told.found.status }),
        },
        at: told.now,
        ...(isQuiet && { inAppOnly: true }),
      });
    }
  }
}

function noticesOf(watch: WatchRecord, check: OpenCheck, { step, found, change }: Told): Notice[] {
  const { name, url, notify, notifyFrom } = watch;
  const id = check._id.toHexString();
  const called = name || url;
  const why = unreadSentence(found.outcome, found);
  const beside = name ? `\n${url}` : '';
  const notices: Notice[] = [];
  const add = (kind: NoticeKind, severity: NoticeSeverity, title: string, body: string) => {
    const isQuiet = !notify || severityRank(severity) < severityRank(notifyFrom);
    notices.push({ kind, key: `${kind}:${id}`, severity, title, body: `${body}${beside}`.trim(), isQuiet });
  };
  if (change && !change.record.seenOnce) {
    const { severity, summary } = change.record;
    const unread = found.outcome === 'ok' ? '' : `\n${why}`;
    add('watch.changed', severity, `${called}: ${summary}`, `${changeText(change.difference)}${unread}`);
  }
  if (step.recovered) add('watch.recovered', 'info', `${called} can be read again`, '');
  if (step.event === 'failing') add('watch.failing', 'warning', `${called} cannot be read`, why);
  if (step.event === 'gave-up') {
    const rest = 'It could not be read for 14 days. Resume the watch when the page is back.';
    add('watch.paused', 'warning', `${called} is no longer watched`, `${why} ${rest}`);
  }
  return notices;
}
