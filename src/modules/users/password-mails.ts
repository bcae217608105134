import type { Mail } from '../../core/mail/mail-text';

/** The mail with a link to choose a password. */
export function passwordLinkMail({ name, email }: { name: string; email: string }, url: string): Mail {
  return {
    to: { name, address: email },
    subject: 'Choose your password for Cohort',
    before: ['With this link you choose a new password for your Cohort account.'],
    action: { label: 'Choose a password', url },
    after: [
      'The link works once, within 24 hours. A newer link takes its place.',
      'If you did not expect this mail, you need not do anything: your password stays as it is.',
    ],
  };
}
