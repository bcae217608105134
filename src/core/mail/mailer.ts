import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { ENVIRONMENT } from '../../config/config.module';
import type { Environment } from '../../config/environment';
import { parseUrl } from '../../contracts/validation/parse-url';
import { reasonOf } from '../errors/reason-of';
import { type Mail, mailTexts } from './mail-text';

/** An admin waits for the answer: a mail server that is this slow counts as away. */
const PATIENCE = {
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  socketTimeout: 10_000,
  dnsTimeout: 5_000,
};

/** How the last mails of this process ended. */
export interface MailOutcomes {
  sentAt?: Date;
  failedAt?: Date;
  /** The code of the failure. */
  reason?: string;
}

/** Sends mails through SMTP_URL, if there is one. */
@Injectable()
export class Mailer implements OnApplicationShutdown {
  readonly isOn: boolean;
  /** Of this process, since its start. */
  readonly outcomes: MailOutcomes = {};
  private readonly transport;
  /** Of this instance, for the ids of mails; known wherever mail is sent. */
  private readonly host: string;

  constructor(@Inject(ENVIRONMENT) { smtpUrl, mailFrom, publicUrl }: Environment) {
    this.isOn = smtpUrl !== '';
    this.host = parseUrl(publicUrl)?.hostname ?? 'localhost';
    this.transport = createTransport(
      { url: smtpUrl || undefined, ...PATIENCE, disableFileAccess: true, disableUrlAccess: true },
      { from: mailFrom },
    );
  }

  /** Resolves when the server has taken the mail. */
  async send(mail: Mail): Promise<void> {
    try {
      await this.transport.sendMail({
        to: mail.to,
        subject: mail.subject,
        ...(mail.id && { messageId: `<${mail.id}@${this.host}>` }),
        // Nobody wrote it by hand: an answering machine does not answer (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail) },
        ...mailTexts(mail),
      });
      this.outcomes.sentAt = new Date();
    } catch (error) {
      this.outcomes.failedAt = new Date();
      this.outcomes.reason = reasonOf(error);
      throw error;
    }
  }

  /** Connects and logs in, and sends nothing. Rejects where the server does not answer or does not let us in. */
  async verify(): Promise<void> {
    await this.transport.verify();
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }
}

/** One click is for addresses by https alone (RFC 8058, 3.1). */
function unsubscribeHeaders({ unsubscribe }: Mail): Record<string, string> {
  if (!unsubscribe) return {};
  return {
    'List-Unsubscribe': `<${unsubscribe}>`,
    ...(unsubscribe.startsWith('https:') && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
  };
}
