interface Account {
  label: string;
  email: string;
  password: string;
}

/** What a start prints when it is done: address, time, and the accounts whose passwords can be told. */
export function announcement(url: string, seconds: string, accounts: readonly Account[]): string {
  const ready = `Cohort is ready on ${url} (${seconds} s)`;
  if (!accounts.length) return ready;
  const width = (field: 'label' | 'email') => Math.max(...accounts.map((account) => account[field].length));
  const lines = accounts.map(
    ({ label, email, password }) =>
      `  ${label.padEnd(width('label'))}  ${email.padEnd(width('email'))}  ${password}`,
  );
  return [ready, '', ...lines, ''].join('\n');
}
