const EXTENDED = /filename\*=UTF-8''([^;]+)/i;
const PLAIN = /filename="((?:[^"\\]|\\.)*)"|filename=([^;"\s]+)/i;

/** The name that an answer gives its file (RFC 6266); undefined where it gives none. */
export function fileNameOf(response: { headers: Pick<Headers, 'get'> }): string | undefined {
  const header = response.headers.get('Content-Disposition') ?? '';
  const extended = EXTENDED.exec(header)?.[1];
  if (extended !== undefined) return decodeURIComponent(extended);
  const [, quoted, bare] = PLAIN.exec(header) ?? [];
  return quoted?.replace(/\\(.)/g, '$1') ?? bare;
}
