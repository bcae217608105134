import { Fragment, type ReactNode } from 'react';

const STARTS = /^https?:\/\//i;
const AFTER_SLASH = /(?<=[^/:]\/)(?=[^/])/;

/** A URL that goes to the next line after a slash rather than within a word; other texts as they are. */
export function breakable(text: string): ReactNode {
  if (!STARTS.test(text)) return text;
  return text.split(AFTER_SLASH).map((part, index) => (
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}
