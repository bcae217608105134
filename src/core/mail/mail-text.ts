import { escapeHtml } from '../../domain/blocks/html';

interface MailLink {
  text: string;
  url: string;
  /** What stands below it. */
  notes?: readonly string[];
}

/** A mail as it is written: plain sentences and one link, with a list of further ones where there is something to list. */
export interface Mail {
  to: { name: string; address: string };
  subject: string;
  before: readonly string[];
  items?: readonly MailLink[];
  action: { label: string; url: string };
  after: readonly string[];
  /** Why it comes, and where that is changed. */
  footer?: { text: string; links: readonly MailLink[] };
  /** Ends mails like this one when it is posted to, without a login (RFC 8058). */
  unsubscribe?: string;
  /** `#rrggbb` of the button; empty: Cohort's own. */
  accent?: string;
  /** The same for the same mail that is sent again, so that mail programs can tell; letters, digits, `_` and `-`. */
  id?: string;
}

/** The same in both forms that mail programs ask for; every text is escaped, and nothing is loaded from anywhere. */
export function mailTexts({ to, before, items = [], action, after, footer, accent }: Mail): {
  text: string;
  html: string;
} {
  const greeting = `Hello ${to.name},`;
  const listed = items.map(({ text, url, notes = [] }) => [`- ${text}`, ...notes, url].join('\n  '));
  const why = footer
    ? [[footer.text, ...footer.links.map(({ text, url }) => `${text}: ${url}`)].join('\n')]
    : [];
  const text = [greeting, ...before, ...listed, action.url, ...after, ...why].join('\n\n');
  const url = escapeHtml(action.url);
  const parts = [
    ...[greeting, ...before].map(paragraph),
    ...(items.length ? [`<ul style="${LIST}">${items.map(item).join('')}</ul>`] : []),
    `<p><a href="${url}" style="${BUTTON};background:${accent || DEFAULT_ACCENT}">${escapeHtml(action.label)}</a></p>`,
    `<p style="${SMALL}">If the button does not work, open this address:<br>${url}</p>`,
    ...after.map(paragraph),
    ...(footer
      ? [
          `<p style="${SMALL}">${escapeHtml(footer.text)} ${footer.links.map(({ text, url }) => link(url, text)).join(' · ')}</p>`,
        ]
      : []),
  ];
  return {
    text: `${text}\n`,
    html: `<!doctype html><html lang="en"><body style="${BODY}">${parts.join('')}</body></html>`,
  };
}

const DEFAULT_ACCENT = '#4f46e5';
const BODY = 'font:16px/1.5 system-ui,sans-serif;color:#0f172a;max-width:560px;margin:24px';
const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:8px;color:#ffffff;text-decoration:none;font-weight:600';
const LIST = 'padding-left:20px;overflow-wrap:anywhere';
const LINK = 'color:#0f172a';
const SMALL = 'font-size:14px;color:#4b5768;overflow-wrap:anywhere';

function paragraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`;
}

function item({ text, url, notes = [] }: MailLink): string {
  const below = notes.map((note) => `<br>${escapeHtml(note)}`).join('');
  return `<li style="margin:0 0 8px">${link(url, text)}${below}</li>`;
}

function link(url: string, text: string): string {
  return `<a href="${escapeHtml(url)}" style="${LINK}">${escapeHtml(text)}</a>`;
}
