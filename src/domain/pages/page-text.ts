import { MIN_HTML_TAGS } from '../../contracts/text/text-limits';
import { BLOCK, ELEMENTS, SECTIONING, SKIPPED } from './elements';
import { HtmlParser } from './html-parser';
import { Landmarks } from './landmarks';
import { oneLine } from './text-flow';

const TAG = /<\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>/gi;

/** Whether a text was meant to be read as HTML. */
export function looksLikeHtml(text: string): boolean {
  let tags = 0;
  for (const _ of text.matchAll(TAG)) if ((tags += 1) >= MIN_HTML_TAGS) return true;
  return false;
}

/**
 * The text of HTML with a line for each block. `main`: that of the main landmark alone, where there is one, else without
 * navigation, header, footer and asides.
 */
export function textOfHtml(html: string, part: 'all' | 'main'): string {
  const reader = new TextReader();
  reader.write(html);
  return reader.end(part);
}

class TextReader {
  private readonly landmarks = new Landmarks();
  private readonly lines = { all: [''], main: [''], content: [''] };
  private readonly parser: HtmlParser;
  private depth = 0;
  private skippedFrom = 0;

  constructor() {
    this.parser = new HtmlParser(
      {
        onopentag: (name, attributes) => this.opened(name, attributes['role']),
        onclosetag: (name) => this.closed(name),
        ontext: (text) => this.text(text),
      },
      () => undefined,
    );
  }

  write(html: string): void {
    this.parser.write(html);
  }

  end(part: 'all' | 'main'): string {
    this.parser.end();
    const wanted = part === 'all' ? 'all' : this.landmarks.hasMain ? 'main' : 'content';
    return this.lines[wanted].map(oneLine).filter(Boolean).join('\n');
  }

  private opened(name: string, role: string | undefined): void {
    this.depth += 1;
    if (this.skippedFrom > 0) return;
    const bits = ELEMENTS.get(name) ?? 0;
    if (bits & SKIPPED) {
      this.skippedFrom = this.depth;
      return;
    }
    if (role !== undefined || bits & SECTIONING || name === 'header' || name === 'footer') {
      this.landmarks.begin(name, role, this.depth, (bits & SECTIONING) !== 0);
    }
    this.endLine(name, bits);
  }

  private closed(name: string): void {
    const depth = this.depth;
    this.depth -= 1;
    if (this.skippedFrom > 0) {
      if (depth === this.skippedFrom) this.skippedFrom = 0;
      return;
    }
    if (depth === this.landmarks.openDepth) this.landmarks.end();
    this.endLine(name, ELEMENTS.get(name) ?? 0);
  }

  private endLine(name: string, bits: number): void {
    if (name === 'td' || name === 'th') this.text(' ');
    else if (bits & BLOCK) for (const lines of Object.values(this.lines)) lines.push('');
  }

  private text(text: string): void {
    if (this.skippedFrom > 0) return;
    append(this.lines.all, text);
    if (this.landmarks.where === 'main') append(this.lines.main, text);
    else if (this.landmarks.where === 'content') append(this.lines.content, text);
  }
}

function append(lines: string[], text: string): void {
  lines.push((lines.pop() ?? '') + text);
}
