import { DEFAULT_INSTANCE, DEFAULT_LOGO, type InstanceView } from '../../contracts/instance/instance';
import { escapeHtml } from '../../domain/blocks/html';
import { accentShades } from '../../domain/instance/accent';

/**
 * A page of the built client as this instance's: its name and logo in place of the default ones, its accent in a stylesheet
 * with the response's nonce, and all of it for the script to read, so that nothing else shows before.
 */
export function instancePage(html: string, instance: InstanceView, nonce: string): string {
  const meta = `<meta name="instance" content="${escapeHtml(JSON.stringify(instance))}" />`;
  const named = html
    .replaceAll(DEFAULT_INSTANCE.name, () => escapeHtml(instance.name))
    .replaceAll(DEFAULT_LOGO, instance.logo || DEFAULT_LOGO)
    .replace('</head>', () => `${meta}${accentStyle(instance.accent, nonce)}</head>`);
  return instance.logo ? named.replace('type="image/svg+xml"', 'type="image/png"') : named;
}

function accentStyle(accent: string, nonce: string): string {
  if (!accent) return '';
  const { light, dark } = accentShades(accent);
  const always = `--accent:${light.main};--accent-on-light:${light.main};--accent-on-dark:${dark.main}`;
  const inTheDark = `@media (prefers-color-scheme:dark){:root{--accent:${dark.main}}}`;
  return `<style nonce="${nonce}">:root{${always}}${inTheDark}</style>`;
}
