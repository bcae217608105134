import { Logger } from '@nestjs/common';
import { ChannelDto } from '../../src/contracts/notices/channels.dto';
import { validateDto } from '../../src/core/validation/validate-dto';
import { type MailServer, startMailServer } from '../support/smtp';
import { ada, startWatchSystem, type WatchSystem } from '../support/watch-system';
import { pageOf, startWatchedSite, type WatchedSite } from '../support/watched-site';
import { startReceiver, type WebhookReceiver } from '../support/webhook-receiver';

jest.setTimeout(120_000);

const DAY_MS = 86_400_000;

let [site, receiver, mail, system] = [
  {} as WatchedSite,
  {} as WebhookReceiver,
  {} as MailServer,
  {} as WatchSystem,
];

beforeAll(async () => {
  Logger.overrideLogger(false);
  [site, receiver, mail] = await Promise.all([startWatchedSite(), startReceiver(), startMailServer()]);
  system = await startWatchSystem({
    FETCH_ALLOW_HOSTS: `${site.host},${receiver.host}`,
    SMTP_URL: mail.url,
    MAIL_FROM: 'no-reply@cohort.test',
    PUBLIC_URL: 'http://cohort.test',
  });
  await system.clear();
  await system.allow({ time: '1 day', maxUrlToWatch: 5, maxCheckPerUrl: 96 });
});
afterAll(async () => {
  await system.stop();
  await Promise.all([site.close(), receiver.close(), mail.stop()]);
});

const newChannel = (entered: object) =>
  system.one.channels.create(ada, validateDto(ChannelDto, { name: 'Hook', ...entered }));

it('tells programs the old and the new value, and people both in a digest', async () => {
  await newChannel({ type: 'webhook', address: `${receiver.origin}/at-once` });
  await newChannel({
    type: 'webhook',
    address: `${receiver.origin}/daily`,
    timing: 'daily',
    hour: 7,
    zone: 'UTC',
  });
  await newChannel({ type: 'email', timing: 'daily', hour: 7, zone: 'UTC' });
  const url = `${site.origin}/shoes`;
  site.set('/shoes', pageOf('Old title', '<p>Was here</p>'));
  const { id } = await system.add({ url, name: 'Shoes' });
  await system.pass(60);
  site.set('/shoes', pageOf('New title', '<p>Is here</p>'));
  await system.pass(3_900, 60);
  const [change] = await system.changesOf(id);

  await system.one.sending.sendDue(new Date(Date.now() + 2 * DAY_MS));
  const told = {
    body: `Title: “Old title” → “New title”\nRemoved: “Was here”\nAdded: “Is here”\n${url}`,
    details: {
      ...{ watch: id, name: 'Shoes', url, change: change?.id, summary: change?.summary },
      fields: change?.fields,
      changes: [{ field: 'title', before: ['Old title'], after: ['New title'] }],
      ...{ removed: ['Was here'], added: ['Is here'] },
    },
  };
  const received = (path: string) => receiver.received.find((each) => each.path === path)?.body;
  expect(received('/at-once')).toMatchObject({ type: 'watch.changed', data: told });
  expect(received('/daily')).toMatchObject({ type: 'digest', data: { count: 1, notices: [told] } });
  const [digest] = mail.mails;
  const read = Buffer.from(digest?.text ?? '', 'latin1').toString('utf8');
  expect(read).toContain('Title: “Old title” → “New title”');
  expect(read).toContain('Removed: “Was here”');
  expect(read).toContain('Added: “Is here”');
});
