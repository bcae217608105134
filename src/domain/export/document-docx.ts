import {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
  type FileChild,
  HeadingLevel,
  type IParagraphOptions,
  LevelFormat,
  Packer,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import {
  type DocumentBlock,
  type DocumentCell,
  type DocumentItem,
  type DocumentRun,
  type DocumentSection,
  type DocumentTable,
  type DocumentText,
  type ExportDocument,
  plainText,
  shownBlocks,
} from './document';

const LEVELS = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
  HeadingLevel.HEADING_6,
] as const;
/** Levels of lists that Word knows. */
const LIST_LEVELS = 9;
const INDENT = 720;
/** In the properties of the file. */
const AUTHOR = 'Cohort';
const CODE = { font: 'Consolas', fill: 'F2F4F7' };
const QUOTE_LINE = { style: BorderStyle.SINGLE, size: 12, space: 12, color: 'B8C0CC' };
/** Twentieths of a point. */
const SPACE = { paragraph: 120, item: 60, cell: 80 };
/** Half points. */
const SIZES = { text: 22, cell: 18 };
const HEADER_FILL = 'E7EBF0';
const LINK_COLOR = '0B57D0';
/** A file has no page that a relative link could stand on. */
const WHOLE_ADDRESS = /^(?:https?|mailto):/i;
/** Of the languages of this product, those that are written from right to left. */
const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he', 'ur', 'yi', 'ps', 'sd', 'ug', 'dv', 'ckb']);
/** What no XML may hold: control characters, half characters. */
// oxlint-disable-next-line no-control-regex -- they are what is to be found
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\p{Cs}]/gu;

/** A document as Word, Google Docs and LibreOffice open it. */
export async function documentAsDocx(document: ExportDocument): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await Packer.toArrayBuffer(new DocxWriter(document).file());
  return new Uint8Array(bytes);
}

class DocxWriter {
  /** Absent where it is not. */
  private readonly rightToLeft?: true;
  /** How each numbered list counts: it begins anew. */
  private readonly numbered: { reference: string; start: number }[] = [];

  constructor(private readonly document: ExportDocument) {
    if (RIGHT_TO_LEFT.has(document.language ?? '')) this.rightToLeft = true;
  }

  file(): Document {
    const { title, untitled, subtitle, blocks = [], sections, language } = this.document;
    const children = [
      ...(untitled ? [] : [this.paragraph(title, { heading: HeadingLevel.TITLE })]),
      ...(subtitle ? [this.paragraph(subtitle)] : []),
      ...this.blocks(blocks, {}),
      ...sections.flatMap((section) => this.section(section, 0)),
    ];
    return new Document({
      title: oneLine(title),
      creator: AUTHOR,
      lastModifiedBy: AUTHOR,
      ...(subtitle && { description: oneLine(subtitle) }),
      styles: {
        default: {
          document: {
            run: { font: 'Calibri', size: SIZES.text, ...(language && { language: { value: language } }) },
            paragraph: { spacing: { after: SPACE.paragraph } },
          },
        },
      },
      numbering: {
        config: this.numbered.map(({ reference, start }) => ({ reference, levels: levelsFrom(start) })),
      },
      sections: [{ children }],
    });
  }

  private section({ heading, blocks, sections = [] }: DocumentSection, depth: number): FileChild[] {
    return [
      this.heading(heading, Math.min(depth, 4)),
      ...this.blocks(blocks, {}),
      ...sections.flatMap((section) => this.section(section, depth + 1)),
    ];
  }

  private blocks(blocks: readonly DocumentBlock[], place: Place): FileChild[] {
    return shownBlocks(blocks).flatMap((block) => this.block(block, place));
  }

  private heading(text: DocumentText, depth: number): Paragraph {
    return this.paragraph(text, { heading: LEVELS[depth] ?? HeadingLevel.HEADING_6, keepNext: true });
  }

  private block(block: DocumentBlock, place: Place): FileChild[] {
    switch (block.kind) {
      case 'text':
        return [this.paragraph(block.text, inPlace(place))];
      case 'heading':
        return [this.heading(block.text, block.level - 1)];
      case 'list':
        return this.list(block, place);
      case 'facts':
        return block.facts.map(({ name, value }) =>
          this.paragraph([{ text: `${oneLine(name)}: `, bold: true }, { text: value }], {
            spacing: { after: SPACE.item },
          }),
        );
      case 'quote':
        return this.blocks(block.blocks, { ...place, quotes: (place.quotes ?? 0) + 1 });
      case 'code':
        return [this.code(block.text, place)];
      case 'picture':
        return [this.paragraph([{ text: block.alt || block.address, href: block.address }], inPlace(place))];
      case 'rule':
        return [new Paragraph({ thematicBreak: true })];
      case 'table':
        // Two tables that touch are one.
        return [this.table(block), this.paragraph('')];
    }
  }

  private list(list: Extract<DocumentBlock, { kind: 'list' }>, place: Place): FileChild[] {
    const level = Math.min((place.level ?? -1) + 1, LIST_LEVELS - 1);
    const reference = `numbers-${this.numbered.length}`;
    if (list.ordered) this.numbered.push({ reference, start: list.start ?? 1 });
    const mark: IParagraphOptions = list.ordered
      ? { numbering: { reference, level, instance: 0 } }
      : { bullet: { level } };
    return list.items.flatMap((item) => this.item(item, mark, { ...place, level }));
  }

  private item(item: DocumentItem, mark: IParagraphOptions, place: Place): FileChild[] {
    const options = { ...mark, spacing: { after: SPACE.item } };
    if (typeof item === 'string' || Array.isArray(item)) return [this.paragraph(item, options)];
    const [first, ...others] = item.blocks;
    const text = first?.kind === 'text' ? first.text : '';
    const rest = first && first.kind !== 'text' ? item.blocks : others;
    return [this.paragraph(text, options), ...this.blocks(rest, place)];
  }

  private code(text: string, place: Place): Paragraph {
    const lines = text.split('\n').map((line, at) => {
      const kept = line.replace(NOT_XML, '').replaceAll('\t', '    ');
      return new TextRun({ text: kept, font: CODE.font, ...(at > 0 && { break: 1 }) });
    });
    return new Paragraph({
      ...inPlace(place),
      shading: { type: ShadingType.CLEAR, fill: CODE.fill },
      children: lines,
    });
  }

  private table({ columns, rows }: DocumentTable): Table {
    const head = new TableRow({
      tableHeader: true,
      cantSplit: true,
      children: columns.map((column) => this.cell(column, true)),
    });
    const body = rows.map(
      (row) => new TableRow({ cantSplit: true, children: row.map((cell) => this.cell(cell)) }),
    );
    return new Table({
      width: { size: 100, type: WidthType.PERCENTAGE },
      visuallyRightToLeft: this.rightToLeft,
      rows: columns.length > 0 ? [head, ...body] : body,
    });
  }

  private cell(content: DocumentCell, head = false): TableCell {
    const runs = Array.isArray(content) ? content : [{ text: oneLine(plainText(content)) }];
    return new TableCell({
      margins: { top: SPACE.cell / 2, bottom: SPACE.cell / 2, left: SPACE.cell, right: SPACE.cell },
      ...(head && { shading: { type: ShadingType.CLEAR, fill: HEADER_FILL } }),
      children: [
        this.paragraph(
          head ? runs.map((run) => ({ ...run, bold: true })) : runs,
          { spacing: { after: 0 } },
          SIZES.cell,
        ),
      ],
    });
  }

  private paragraph(content: DocumentText, options: IParagraphOptions = {}, size?: number): Paragraph {
    const runs: DocumentRun[] = typeof content === 'string' ? [{ text: oneLine(content) }] : content;
    return new Paragraph({
      ...options,
      bidirectional: this.rightToLeft,
      children: runs.flatMap<TextRun | ExternalHyperlink>((run) => this.run(run, size)),
    });
  }

  private run(
    { text, bold, italic, underline, strike, code, href }: DocumentRun,
    size?: number,
  ): (TextRun | ExternalHyperlink)[] {
    const children = text.split('\n').map(
      (line, at) =>
        new TextRun({
          text: oneLine(line),
          rightToLeft: this.rightToLeft,
          ...(at > 0 && { break: 1 }),
          ...(size !== undefined && { size }),
          ...(bold && { bold }),
          ...(italic && { italics: true }),
          ...((underline || href !== undefined) && { underline: {} }),
          ...(strike && { strike }),
          ...(code && { font: CODE.font }),
          ...(href !== undefined && { color: LINK_COLOR }),
        }),
    );
    return href !== undefined && WHOLE_ADDRESS.test(href)
      ? [new ExternalHyperlink({ link: href, children })]
      : children;
  }
}

/** Where a block stands: in which level of a list, from 0, and in how many quotes. */
interface Place {
  level?: number;
  quotes?: number;
}

function inPlace({ level, quotes = 0 }: Place): IParagraphOptions {
  const steps = quotes + (level === undefined ? 0 : level + 1);
  return {
    ...(steps > 0 && { indent: { left: steps * INDENT } }),
    ...(quotes > 0 && { border: { left: QUOTE_LINE } }),
  };
}

function levelsFrom(start: number) {
  return Array.from({ length: LIST_LEVELS }, (_, level) => ({
    level,
    start,
    format: LevelFormat.DECIMAL,
    text: `%${level + 1}.`,
    alignment: AlignmentType.START,
    style: { paragraph: { indent: { left: INDENT * (level + 1), hanging: INDENT / 2 } } },
  }));
}

function oneLine(text: string): string {
  return text.replace(NOT_XML, '').replace(/\s+/g, ' ');
}
