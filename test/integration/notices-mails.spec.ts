import { Logger } from '@nestjs/common';
import { NOTICE_MESSAGES as SAYS } from '../../src/contracts/notices/notice-messages';
import { ada, NOW, startNoticesSystem } from '../support/notices-system';
import { type MailServer, startMailServer } from '../support/smtp';

let mail: MailServer;
let system: Awaited<ReturnType<typeof startNoticesSystem>>;

beforeAll(async () => {
  Logger.overrideLogger(false);
  mail = await startMailServer();
  const settings = {
    SMTP_URL: mail.url,
    MAIL_FROM: 'no-reply@cohort.test',
    PUBLIC_URL: 'http://cohort.test',
  };
  system = await startNoticesSystem(settings);
});
beforeEach(() => system.clear());
afterAll(async () => {
  await system.stop();
  await mail.stop();
});

const isSample = (sample: boolean) => system.users.updateOne({}, { $set: { sample } });

it('mails nothing to a sample account, which reads why', async () => {
  const { id } = await system.newChannel({ type: 'email' });
  await isSample(true);
  expect(await system.one.channels.options(ada)).toEqual({ mail: false, noMail: 'sample', email: ada.email });
  await system.publish({}, NOW);
  await system.one.sending.sendDue(NOW);
  expect((await system.log(id))[0]).toMatchObject({ state: 'dead', tries: [{ error: SAYS.sampleAccount }] });
  expect((await system.channel(id)).off).toBeUndefined();
  expect(mail.mails).toEqual([]);
  await system.one.channels.remove(ada, id);
  await expect(system.newChannel({ type: 'email' })).rejects.toThrow(SAYS.mailSample);
});

it('names the address that ends its mails, which is clicked at once by https alone', async () => {
  await system.newChannel({ type: 'email', timing: 'daily', hour: 7, zone: 'Europe/Berlin' });
  await system.publish({}, NOW);
  await system.one.sending.sendDue(new Date(NOW.getTime() + 86_400_000));
  const [{ text } = { text: '' }] = mail.mails;
  expect(text).toMatch(/^List-Unsubscribe:\s+<http:\/\/cohort\.test\/api\/unsubscribe\/[\w.-]+>/m);
  expect(text).not.toContain('List-Unsubscribe-Post');
  expect(text).toContain('all notifications, once a day at 07:00 (Europe/Berlin).');
});
