import { escapeHtml } from '../../domain/blocks/html';

/** A mail as it is written: plain sentences and one link. */
export interface Mail {
  to: { name: string; address: string };
  subject: string;
  before: readonly string[];
  action: { label: string; url: string };
  after: readonly string[];
  /** `#rrggbb` of the button; empty: Cohort's own. */
  accent?: string;
}

/** The same in both forms that mail programs ask for; every text is escaped, and nothing is loaded from anywhere. */
export function mailTexts({ to, before, action, after, accent }: Mail): { text: string; html: string } {
  const greeting = `Hello ${to.name},`;
  const text = [greeting, ...before, action.url, ...after].join('\n\n');
  const url = escapeHtml(action.url);
  const parts = [
    ...[greeting, ...before].map(paragraph),
    `<p><a href="${url}" style="${BUTTON};background:${accent || DEFAULT_ACCENT}">${escapeHtml(action.label)}</a></p>`,
    `<p style="${SMALL}">If the button does not work, open this address:<br>${url}</p>`,
    ...after.map(paragraph),
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
const SMALL = 'font-size:14px;color:#4b5768;overflow-wrap:anywhere';

function paragraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`;
}
