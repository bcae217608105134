import { Injectable } from '@nestjs/common';
import type { NoticeKind, NoticeSeverity } from '../../../contracts/notices/notices';
import { unreadSentence } from '../../../contracts/watches/watch-messages';
import type { WatchStep } from '../../../contracts/watches/watch-progress';
import { watchPath } from '../../../contracts/watches/watches';
import { severityRank } from '../../../domain/watches/change-summary';
import { NoticesService } from '../../notices/notices.service';
import type { ChangeRecord } from '../watch-records.schema';
import type { OpenCheck, WatchRecord } from '../watches.schema';
import type { CheckResult } from './check-result';

interface Told {
  step: WatchStep;
  found: CheckResult;
  change: ChangeRecord | null;
  now: Date;
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
        link: watchPath(id, notice.kind === 'watch.changed' ? told.change?._id.toHexString() : undefined),
        details: {
          watch: id,
          name: watch.name,
          url: watch.url,
          ...(told.change && {
            change: told.change._id.toHexString(),
            summary: told.change.summary,
            fields: told.change.fields,
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
  const beside = name ? `${url}\n` : '';
  const notices: Notice[] = [];
  const add = (kind: NoticeKind, severity: NoticeSeverity, title: string, body: string) => {
    const isQuiet = !notify || severityRank(severity) < severityRank(notifyFrom);
    notices.push({ kind, key: `${kind}:${id}`, severity, title, body: `${beside}${body}`.trim(), isQuiet });
  };
  if (change && !change.seenOnce) {
    add('watch.changed', change.severity, `${called}: ${change.summary}`, found.outcome === 'ok' ? '' : why);
  }
  if (step.recovered) add('watch.recovered', 'info', `${called} can be read again`, '');
  if (step.event === 'failing') add('watch.failing', 'warning', `${called} cannot be read`, why);
  if (step.event === 'gave-up') {
    const rest = 'It could not be read for 14 days. Resume the watch when the page is back.';
    add('watch.paused', 'warning', `${called} is no longer watched`, `${why} ${rest}`);
  }
  return notices;
}
