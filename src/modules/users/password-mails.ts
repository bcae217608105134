import type { InstanceView } from '../../contracts/instance/instance';
import type { Mail } from '../../core/mail/mail-text';

type Sender = Pick<InstanceView, 'name' | 'accent' | 'contactEmail'>;

interface Person {
  name: string;
  email: string;
}

/** The mail with a link to choose a new password. */
export function passwordLinkMail(to: Person, { url, sender }: { url: string; sender: Sender }): Mail {
  return {
    ...basics(to, sender),
    subject: `Choose your password for ${sender.name}`,
    before: [`Use this link to choose a new password for your ${sender.name} account.`],
    action: { label: 'Choose a password', url },
    after: [
      'The link works once, within 24 hours. A newer link takes its place.',
      'If you did not expect this email, you need not do anything: your password stays as it is.',
      ...questions(sender),
    ],
  };
}

/** The mail to somebody who has an account and has never logged in. */
export function invitationMail(
  to: Person,
  { url, maker, sender }: { url: string; maker: Person; sender: Sender },
): Mail {
  return {
    ...basics(to, sender),
    subject: `${maker.name} invites you to ${sender.name}`,
    before: [
      `${maker.name} (${maker.email}) has made an account for you at ${sender.name}. Choose your password to log in.`,
      `You log in as ${to.email}.`,
    ],
    action: { label: 'Accept the invitation', url },
    after: [
      'The link works once, within 14 days. A newer invitation takes its place.',
      `If you do not know ${maker.name}, you can ignore this email.`,
      ...questions(sender),
    ],
  };
}

function basics({ name, email }: Person, { accent }: Sender): Pick<Mail, 'to' | 'accent'> {
  return { to: { name, address: email }, accent };
}

function questions({ contactEmail }: Sender): string[] {
  return contactEmail ? [`Questions? Write to ${contactEmail}.`] : [];
}
