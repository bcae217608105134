const GOOGLE = 'https://developers.google.com/search';

/** When the rules were last held against their sources. */
export const LAST_VERIFIED = '2026-11-21';

/** The page of a type below Google's documentation of structured data. */
export function googlePage(title: string, page: string) {
  return {
    source: { name: `Google, ${title}`, url: `${GOOGLE}/docs/appearance/structured-data/${page}` },
    lastVerified: LAST_VERIFIED,
  };
}

/** A post of Google's blog about its search. */
export function googlePost(page: string) {
  return {
    source: { name: 'Google, Search Central Blog', url: `${GOOGLE}/blog/${page}` },
    lastVerified: LAST_VERIFIED,
  };
}

/** For what ended without a page of its own. */
export const GOOGLE_UPDATES = {
  source: { name: 'Google, documentation updates', url: `${GOOGLE}/updates` },
  lastVerified: LAST_VERIFIED,
};

export const SCHEMA_ORG_SOURCE = { name: 'schema.org', url: 'https://schema.org/docs/full.html' };
export const JSON_SOURCE = { name: 'RFC 8259, JSON', url: 'https://www.rfc-editor.org/rfc/rfc8259' };
export const JSON_LD_SOURCE = { name: 'W3C, JSON-LD 1.1', url: 'https://www.w3.org/TR/json-ld11/' };
export const GUIDELINES = {
  name: 'Google, structured data guidelines',
  url: `${GOOGLE}/docs/appearance/structured-data/sd-policies`,
};
