import { PAGE_LIMITS } from '../../contracts/pages/page-limits';
import { WordCounter } from './word-counter';

/** All but a lone blank, which most white space is. */
const WHITE_SPACE = /\s{2,}|[^\S ]/g;

/** Text with its white space as one blank, trimmed. */
export function oneLine(text: string): string {
  return text.replace(WHITE_SPACE, ' ').trim();
}

/** A name of an attribute's value: trimmed, and cut where it is too long for one; null where there is none. */
export function nameOf(value: string | undefined): string | null {
  return value?.trim().slice(0, PAGE_LIMITS.name).trimEnd() || null;
}

/** Pieces of text up to a number of characters. */
class CappedText {
  private readonly pieces: string[] = [];
  private length = 0;

  add(piece: string): void {
    if (this.length >= PAGE_LIMITS.mainText) return;
    this.pieces.push(piece);
    this.length += piece.length;
  }

  toString(): string {
    return oneLine(this.pieces.join('')).slice(0, PAGE_LIMITS.mainText).trimEnd();
  }
}

/**
 * The text of a page as it comes in. A position in it can be kept and the text since then asked for: so headings and
 * links get theirs however they are nested.
 */
export class TextFlow {
  private readonly pieces: string[] = [];
  /** Pieces whose words are counted: they are when somebody asks. */
  private counted = 0;
  private readonly counter = new WordCounter();
  private readonly inMain = new CappedText();
  private readonly outsideMain = new CappedText();
  private atSpace = true;

  get position(): number {
    return this.pieces.length;
  }

  get words(): number {
    this.counter.add(this.pieces.slice(this.counted).join(''));
    this.counted = this.pieces.length;
    return this.counter.count;
  }

  /** `where`: whether it stands in the main element, or in the body apart from navigation and the like. */
  add(text: string, where: 'main' | 'content' | 'around'): void {
    if (text.trim() === '') return this.space();
    this.pieces.push(text);
    this.atSpace = false;
    if (where === 'main') this.inMain.add(text);
    else if (where === 'content') this.outsideMain.add(text);
  }

  /** What follows is not glued to what was before. */
  space(): void {
    if (this.atSpace) return;
    this.atSpace = true;
    this.pieces.push(' ');
    this.inMain.add(' ');
    this.outsideMain.add(' ');
  }

  since(position: number, maxLength: number): string {
    let text = '';
    for (let index = position; index < this.pieces.length; index += 1) {
      text += this.pieces[index] ?? '';
      // White space is generous in the source of pages: the cap counts what is left without it.
      if (text.length > 4 * maxLength) text = oneLine(text);
      if (text.length > 4 * maxLength) break;
    }
    return oneLine(text).slice(0, maxLength).trimEnd();
  }

  mainText(hasMain: boolean): string {
    return (hasMain ? this.inMain : this.outsideMain).toString();
  }
}
