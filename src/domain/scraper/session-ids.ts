/** Parameters of a path's segments by which servers of Java, PHP and others tell visitors apart (Servlet 6.0, 7.1.3). */
const OF_SEGMENT =
  /;(?:jsessionid|phpsessid|aspsessionid\w*|cfid|cftoken|sessionid|session_id|sid)=[^/?#;]*/gi;
/** Tickets of ASP.NET without cookies: `/(S(lit3py55t21z5v55vlm25s55))/`. */
const OF_ASP = /\/\((?:[SAF]\([a-z\d]{16,}\))+\)(?=\/)/gi;

/** An address without the session ids in its path: each visitor gets others, and each would be a page of its own. */
export function withoutSessionId(url: string): string {
  if (!url.includes(';') && !url.includes('/(')) return url;
  const query = url.indexOf('?');
  const path = query === -1 ? url : url.slice(0, query);
  const plain = path.replace(OF_SEGMENT, '').replace(OF_ASP, '');
  return query === -1 ? plain : plain + url.slice(query);
}

/** Whether the path of an address names a session. */
export function hasSessionId(url: string): boolean {
  return withoutSessionId(url) !== url;
}
