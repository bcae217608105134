interface Wish {
  plan: string;
  email: string;
}

/** How a link asks for a plan: by a mail that says who wants which, or on a page beside this one that is told it. */
export function contactLink(contact: string, { plan, email }: Wish) {
  if (!contact.startsWith('mailto:')) {
    const address = new URL(contact);
    address.searchParams.set('plan', plan);
    address.searchParams.set('email', email);
    return { href: address.href, target: '_blank', rel: 'noopener noreferrer' };
  }
  const subject = encodeURIComponent(`Upgrade to ${plan}`);
  const body = encodeURIComponent(`Please upgrade my account ${email} to ${plan}.`);
  return { href: `${contact}?subject=${subject}&body=${body}` };
}
