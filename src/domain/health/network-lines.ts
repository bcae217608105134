import type { HealthLine } from '../../contracts/health/health';
import type { HealthFacts, MailFacts, MailOutcomes, ProcessReport } from './health-facts';
import { failureText, fromDatabase, type LineHead, type Verdict } from './probed';
import { isLive, processName } from './process-lines';
import { agoText, namesText } from './words';

const MAIL: LineHead = { id: 'mail', group: 'network', title: 'Email' };
const UPGRADES: LineHead = { id: 'upgrades', group: 'network', title: 'Upgrades' };
const PROXY: LineHead = { id: 'proxy', group: 'network', title: 'Proxy' };

const CHECK_ADDRESS = 'Check the host and port in SMTP_URL, and whether the firewall lets them through.';
/** What helps, by the code of the failure. */
const WHERE_FAILED: Readonly<Record<string, string>> = {
  EAUTH: 'Correct the user and password in SMTP_URL.',
  ENOAUTH: 'Give the user and password in SMTP_URL.',
  ETLS: 'Use smtps:// for a port that begins with TLS, such as 465, and smtp:// for others.',
  EENVELOPE: 'Correct MAIL_FROM: the server refuses email from that sender, or to that receiver.',
};

/** What comes in through a proxy, and what goes out by mail. */
export function networkLines(facts: HealthFacts): HealthLine[] {
  const { mail, processes, now, leadsToUpgrade } = facts;
  const reports = 'found' in processes ? processes.found : [];
  return [
    { ...MAIL, ...judgeMail(mail, reports, now) },
    ...(leadsToUpgrade === undefined ? [] : [{ ...UPGRADES, ...judgeUpgrades(leadsToUpgrade) }]),
    fromDatabase(PROXY, processes, (found) =>
      judgeProxy(found.filter((report) => report.kind === 'api' && isLive(report, now))),
    ),
  ];
}

function judgeUpgrades(leadsToUpgrade: boolean): Verdict {
  if (leadsToUpgrade) return { status: 'ok', says: 'Plans lead to the upgrade URL, or open an email.' };
  return {
    status: 'ok',
    says: 'No upgrade URL is set: requests for a plan reach the admins as notifications.',
    doThis: 'To give students a page or an email address for upgrades, set one under Settings.',
  };
}

function judgeMail({ configured, verified }: MailFacts, reports: ProcessReport[], now: Date): Verdict {
  if (!configured) {
    return {
      status: 'ok',
      says: 'Email is off: admins hand links over themselves.',
      doThis: 'To have Cohort send email, set SMTP_URL, MAIL_FROM and PUBLIC_URL for API and workers.',
    };
  }
  if (verified && 'found' in verified) return { status: 'ok', says: 'The mail server lets Cohort in.' };
  if (verified) {
    return {
      status: 'failed',
      says: `The mail server ${failureText(verified)}.`,
      doThis: WHERE_FAILED[verified.reason] ?? CHECK_ADDRESS,
    };
  }
  return judgeOutcomes(latest(reports.map(({ mail }) => mail)), now);
}

function judgeOutcomes({ sentAt, failedAt, reason = '' }: MailOutcomes, now: Date): Verdict {
  if (failedAt && (!sentAt || failedAt > sentAt)) {
    return {
      status: 'failed',
      says: `The last email, ${agoText(failedAt, now)}, could not be sent${reason && ` (${reason})`}.`,
      doThis: WHERE_FAILED[reason] ?? CHECK_ADDRESS,
    };
  }
  if (sentAt) return { status: 'ok', says: `The last email was sent ${agoText(sentAt, now)}.` };
  return {
    status: 'unknown',
    says: 'Email is on, and none has been sent since the start.',
    doThis: 'Check again: that asks the mail server, and sends nothing.',
  };
}

/** Of all processes together. */
function latest(outcomes: MailOutcomes[]): MailOutcomes {
  const newest = (field: 'sentAt' | 'failedAt') =>
    outcomes.toSorted((a, b) => (b[field]?.getTime() ?? 0) - (a[field]?.getTime() ?? 0))[0];
  const failed = newest('failedAt');
  return { sentAt: newest('sentAt')?.sentAt, failedAt: failed?.failedAt, reason: failed?.reason };
}

function judgeProxy(apis: ProcessReport[]): Verdict {
  if (apis.length === 0) {
    return {
      status: 'unknown',
      says: 'Only a running API can tell.',
      doThis: 'Start the API and check again.',
    };
  }
  const passed = apis.filter(({ unheeded }) => unheeded !== undefined);
  if (passed.length > 0) {
    const headers = [...new Set(passed.map(({ unheeded = '' }) => unheeded))];
    return {
      status: 'warning',
      says: `Requests came with ${headers.join(', ')} to ${namesText(passed.map(processName))}, but TRUST_PROXY is off: everybody behind that proxy counts as one caller.`,
      doThis:
        'Set TRUST_PROXY to the number of proxies or to their IP addresses. Without a proxy, somebody sent the header by hand: leave it off.',
    };
  }
  if (apis.every(({ trustsProxy }) => trustsProxy)) {
    return { status: 'ok', says: 'The IP addresses of callers are taken from the proxy (TRUST_PROXY).' };
  }
  return { status: 'ok', says: 'No request came through a proxy.' };
}
