import { DomHandler } from 'htmlparser2';
import { HtmlParser } from './html-parser';

type Document = DomHandler['root'];
export type PageNode = Document | Document['children'][number];
export type PageElement = Extract<PageNode, { attribs: unknown }>;

/** Ten times what large pages have; a million of them, as 2 MB may hold, take many seconds and half a gigabyte. */
const MAX_ELEMENTS = 200_000;

/** A page as a tree, whose size, depth and cost are bounded as those of the other readers are. */
export function treeOf(html: string): Document {
  const handler = new DomHandler();
  let elements = 0;
  const parser = new HtmlParser({
    onopentag: (name, attributes) => {
      elements += 1;
      if (elements > MAX_ELEMENTS) parser.pause();
      else handler.onopentag(name, attributes);
    },
    onclosetag: () => handler.onclosetag(),
    ontext: (text) => handler.ontext(text),
  });
  parser.write(html);
  parser.end();
  return handler.root;
}
