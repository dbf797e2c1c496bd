import type * as Docx from 'docx'
import { type RichRun, wordsOf } from '../../core/texts/rich-text.ts'
import { columnWidths } from './column-widths.ts'
import { type LaidOutBlock, laidOutText } from './laid-out-text.ts'
import { WordLists } from './word-lists.ts'
import type { FileText } from '../../core/texts/file-text.ts'
import type { TextFileWriter, WrittenFile } from '../../core/texts/ports.ts'

/** Whether the first letter with a direction belongs to a right-to-left script. */
function startsRightToLeft(text: string): boolean {
  const [first = ''] = /\p{L}/u.exec(text) ?? []
  return /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(first)
}

type Look = Omit<Docx.IParagraphOptions, 'text' | 'children'>

/** Twentieths of a point. */
const INDENT = 360
/** Width between the margins of an A4 page. */
const TEXT_WIDTH = 9026
const CELL_MARGIN = 100
/** Width of a bold letter at text size, even in a substitute for Calibri. */
const LETTER = 145

/**
 * Control characters except tab and line ends, and non-characters: XML 1.0 forbids them and Word refuses to open them.
 */
const FORBIDDEN = /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu

/** Removes characters that a Word document can't contain. */
function clean(text: string): string {
  return text.replace(FORBIDDEN, '')
}

/** Builds the paragraphs and tables of a Word document. */
class WordBlocks {
  constructor(
    private readonly docx: typeof Docx,
    private readonly lists: WordLists,
  ) {}

  title(text: string): Docx.Paragraph {
    return this.paragraph([plain(text)], { heading: this.docx.HeadingLevel.TITLE })
  }

  of(block: LaidOutBlock): (Docx.Paragraph | Docx.Table)[] {
    switch (block.kind) {
      case 'heading':
        return [
          this.paragraph(block.runs, {
            heading: this.level(block.level),
            ...(block.startsPage && { pageBreakBefore: true }),
          }),
        ]
      case 'guidance':
        return [this.paragraph([{ ...plain(block.text), italic: true }])]
      case 'paragraph':
        return [this.paragraph(block.runs, block.depth === 0 ? {} : { indent: indentOf(block.depth) })]
      case 'item':
        return [this.paragraph(block.runs, { numbering: this.lists.of(block), contextualSpacing: true })]
      case 'table':
        return [this.table(block.rows), this.paragraph([])]
    }
  }

  private level(level: number) {
    return this.docx.HeadingLevel[`HEADING_${level as 1 | 2 | 3 | 4 | 5 | 6}`]
  }

  private paragraph(runs: readonly RichRun[], look: Look = {}) {
    const bidirectional = startsRightToLeft(wordsOf(runs))
    const children = runs.flatMap((run) => this.wordRuns(run))
    return new this.docx.Paragraph({ ...look, ...(bidirectional && { bidirectional }), children })
  }

  private wordRuns({ text, bold, italic, struck }: RichRun): Docx.TextRun[] {
    const look = { ...(bold && { bold }), ...(italic && { italics: italic }), ...(struck && { strike: true }) }
    return clean(text)
      .split('\n')
      .map((line, at) => {
        const rightToLeft = startsRightToLeft(line)
        return new this.docx.TextRun({
          text: line,
          ...look,
          ...(rightToLeft && { rightToLeft }),
          ...(at > 0 && { break: 1 }),
        })
      })
  }

  /** Widths are absolute numbers: Google Docs reads neither percentages nor automatic widths. */
  private table(rows: readonly (readonly string[])[]): Docx.Table {
    const { Table, TableCell, TableLayoutType, TableRow, WidthType } = this.docx
    const widths = wholeWidths(rows)
    const cell = (text: string, at: number, isHeading: boolean) =>
      new TableCell({
        width: { size: widths[at] ?? 0, type: WidthType.DXA },
        children: [this.paragraph([{ ...plain(text), bold: isHeading }], isHeading ? { keepNext: true } : {})],
        margins: { left: CELL_MARGIN, right: CELL_MARGIN, top: 60 },
      })
    const row = (cells: readonly string[], isHeading: boolean) =>
      new TableRow({
        cantSplit: true,
        ...(isHeading && { tableHeader: true }),
        children: widths.map((_, at) => cell(cells[at] ?? '', at, isHeading)),
      })
    return new Table({
      width: { size: TEXT_WIDTH, type: WidthType.DXA },
      columnWidths: widths,
      layout: TableLayoutType.FIXED,
      rows: rows.map((cells, at) => row(cells, at === 0)),
    })
  }
}

/** Column widths of a table, in whole twentieths of a point. */
function wholeWidths(rows: readonly (readonly string[])[]): number[] {
  const widthOf = (words: string) => words.length * LETTER
  const widths = columnWidths(rows, { width: TEXT_WIDTH, gap: 2 * CELL_MARGIN, widthOf })
  return widths.map((_, at) => edge(widths, at + 1) - edge(widths, at))
}

const edge = (widths: readonly number[], at: number) =>
  Math.round(widths.slice(0, at).reduce((total, width) => total + width, 0))

const indentOf = (depth: number) => ({ left: INDENT * (depth + 1) })

function plain(text: string): RichRun {
  return { text, bold: false, italic: false }
}

/** Half points. */
const SIZES = { text: 22, title: 40, heading1: 30, heading2: 25, heading3: 23, small: 18 }
/** Twentieths of a point. */
const SPACE = 120

/** Writes a text as a Word document: title, headings and lists in Word's own styles. */
export class WordFileWriter implements TextFileWriter {
  async write(text: FileText): Promise<WrittenFile> {
    // Loaded with the first file: no start waits for it.
    const docx = await import('docx')
    const lists = new WordLists(docx)
    const blocks = new WordBlocks(docx, lists)
    const title = text.isTitled ? [blocks.title(text.title)] : []
    const children = [...title, ...laidOutText(text).flatMap((block) => blocks.of(block))]
    const document = new docx.Document({
      title: clean(text.title),
      creator: clean(text.author ?? ''),
      lastModifiedBy: clean(text.author ?? ''),
      styles: { default: stylesIn(text.language) },
      numbering: { config: lists.config() },
      sections: [{ children, footers: { default: pageNumbers(docx) } }],
    })
    return { content: new Uint8Array(await docx.Packer.toBuffer(document)), notShown: [] }
  }
}

function stylesIn(language: string): NonNullable<Docx.IStylesOptions['default']> {
  const heading = (size: number) => ({
    run: { size, bold: true, color: '1F2421' },
    paragraph: { spacing: { before: size * 10, after: SPACE }, keepNext: true },
  })
  return {
    document: {
      run: { font: 'Calibri', size: SIZES.text, language: { value: language } },
      paragraph: { spacing: { after: SPACE, line: 276 } },
    },
    title: { run: { size: SIZES.title, bold: true }, paragraph: { spacing: { after: 2 * SPACE } } },
    heading1: heading(SIZES.heading1),
    heading2: heading(SIZES.heading2),
    heading3: heading(SIZES.heading3),
    heading4: heading(SIZES.text),
    heading5: heading(SIZES.text),
    heading6: heading(SIZES.text),
  }
}

function pageNumbers({ AlignmentType, Footer, PageNumber, Paragraph, TextRun }: typeof Docx): Docx.Footer {
  const number = new TextRun({ children: [PageNumber.CURRENT], size: SIZES.small })
  return new Footer({ children: [new Paragraph({ alignment: AlignmentType.CENTER, children: [number] })] })
}
