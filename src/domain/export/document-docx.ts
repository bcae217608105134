import {
  AlignmentType,
  Document,
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
import type { DocumentBlock, DocumentSection, DocumentTable, ExportDocument } from './document';

const LEVELS = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
] as const;
const NUMBERS = 'numbers';
/** Twentieths of a point. */
const SPACE = { paragraph: 120, item: 60, cell: 80 };
/** Half points. */
const SIZES = { text: 22, cell: 18 };
const HEADER_FILL = 'E7EBF0';
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
  /** Each numbered list begins with 1. */
  private numberedLists = 0;

  constructor(private readonly document: ExportDocument) {
    if (RIGHT_TO_LEFT.has(document.language ?? '')) this.rightToLeft = true;
  }

  file(): Document {
    const { title, subtitle, sections, language } = this.document;
    return new Document({
      title: clean(title),
      creator: 'Cohort',
      styles: {
        default: {
          document: {
            run: { font: 'Calibri', size: SIZES.text, ...(language && { language: { value: language } }) },
            paragraph: { spacing: { after: SPACE.paragraph } },
          },
        },
      },
      numbering: {
        config: [
          {
            reference: NUMBERS,
            levels: [
              {
                level: 0,
                format: LevelFormat.DECIMAL,
                text: '%1.',
                alignment: AlignmentType.START,
                style: { paragraph: { indent: { left: 720, hanging: 360 } } },
              },
            ],
          },
        ],
      },
      sections: [
        {
          children: [
            this.paragraph(title, { heading: HeadingLevel.TITLE }),
            ...(subtitle ? [this.paragraph(subtitle)] : []),
            ...sections.flatMap((section) => this.section(section, 0)),
          ],
        },
      ],
    });
  }

  private section({ heading, blocks, sections = [] }: DocumentSection, depth: number): FileChild[] {
    return [
      this.paragraph(heading, { heading: LEVELS[depth] ?? HeadingLevel.HEADING_5, keepNext: true }),
      ...blocks.flatMap((block) => this.block(block)),
      ...sections.flatMap((section) => this.section(section, depth + 1)),
    ];
  }

  private block(block: DocumentBlock): FileChild[] {
    switch (block.kind) {
      case 'text':
        return [this.paragraph(block.text)];
      case 'list':
        return this.list(block);
      case 'facts':
        return block.facts.map(({ name, value }) =>
          this.paragraph([new TextRun({ text: `${clean(name)}: `, bold: true }), new TextRun(clean(value))], {
            spacing: { after: SPACE.item },
          }),
        );
      case 'table':
        // Two tables that touch are one.
        return [this.table(block), this.paragraph('')];
    }
  }

  private list({ ordered, items }: Extract<DocumentBlock, { kind: 'list' }>): Paragraph[] {
    if (ordered) this.numberedLists++;
    const mark: Partial<IParagraphOptions> = ordered
      ? { numbering: { reference: NUMBERS, level: 0, instance: this.numberedLists } }
      : { bullet: { level: 0 } };
    return items.map((item) => this.paragraph(item, { ...mark, spacing: { after: SPACE.item } }));
  }

  private table({ columns, rows }: DocumentTable): Table {
    const head = new TableRow({
      tableHeader: true,
      cantSplit: true,
      children: columns.map((column) => this.cell(column, true)),
    });
    const body = rows.map(
      (row) => new TableRow({ cantSplit: true, children: row.map((cell) => this.cell(String(cell ?? ''))) }),
    );
    return new Table({
      width: { size: 100, type: WidthType.PERCENTAGE },
      visuallyRightToLeft: this.rightToLeft,
      rows: [head, ...body],
    });
  }

  private cell(text: string, head = false): TableCell {
    const run = new TextRun({
      text: clean(text),
      size: SIZES.cell,
      bold: head,
      rightToLeft: this.rightToLeft,
    });
    return new TableCell({
      margins: { top: SPACE.cell / 2, bottom: SPACE.cell / 2, left: SPACE.cell, right: SPACE.cell },
      ...(head && { shading: { type: ShadingType.CLEAR, fill: HEADER_FILL } }),
      children: [this.paragraph([run], { spacing: { after: 0 } })],
    });
  }

  private paragraph(content: string | TextRun[], options: IParagraphOptions = {}): Paragraph {
    const runs =
      typeof content === 'string'
        ? [new TextRun({ text: clean(content), rightToLeft: this.rightToLeft })]
        : content;
    return new Paragraph({ ...options, bidirectional: this.rightToLeft, children: runs });
  }
}

function clean(text: string): string {
  return text.replace(NOT_XML, '').replace(/\s+/g, ' ');
}
