import type { InstanceView } from '../../contracts/instance/instance';
import type { Mail } from '../../core/mail/mail-text';

type Sender = Pick<InstanceView, 'name' | 'accent' | 'contactEmail'>;

/** The mail with a link to choose a password. */
export function passwordLinkMail(
  { name, email }: { name: string; email: string },
  url: string,
  sender: Sender,
): Mail {
  const { contactEmail } = sender;
  return {
    to: { name, address: email },
    subject: `Choose your password for ${sender.name}`,
    before: [`With this link you choose a new password for your ${sender.name} account.`],
    action: { label: 'Choose a password', url },
    after: [
      'The link works once, within 24 hours. A newer link takes its place.',
      'If you did not expect this mail, you need not do anything: your password stays as it is.',
      ...(contactEmail ? [`Questions? Write to ${contactEmail}.`] : []),
    ],
    accent: sender.accent,
  };
}
