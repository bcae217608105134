import { DomHandler } from 'htmlparser2';
import { HtmlParser } from './html-parser';

type Document = DomHandler['root'];
export type PageNode = Document | Document['children'][number];
export type PageElement = Extract<PageNode, { attribs: unknown }>;

/** A page as a tree, whose depth and cost are bounded as those of the other readers are. */
export function treeOf(html: string): Document {
  const handler = new DomHandler();
  const parser = new HtmlParser({
    onopentag: (name, attributes) => handler.onopentag(name, attributes),
    onclosetag: () => handler.onclosetag(),
    ontext: (text) => handler.ontext(text),
  });
  parser.write(html);
  parser.end();
  return handler.root;
}
