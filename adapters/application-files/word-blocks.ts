import type * as Docx from 'docx'
import { wordsOf, type RichRun } from '../../core/texts/rich-text.ts'
import { startsRightToLeft } from './starts-right-to-left.ts'
import type { LaidOutBlock } from './laid-out-text.ts'
import type { WordLists } from './word-lists.ts'

type Look = Omit<Docx.IParagraphOptions, 'text' | 'children'>

/** Twentieths of a point. */
const INDENT = 360

/** Control characters but tab and line ends, and non-characters: XML 1.0 does not allow them and Word refuses to open them. */
const FORBIDDEN = /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu

/** The text without what a Word document can't hold. */
export function clean(text: string): string {
  return text.replace(FORBIDDEN, '')
}

/** Makes the paragraphs and tables of a Word document, and gathers its footnotes. */
export class WordBlocks {
  readonly footnotes: Record<string, { children: Docx.Paragraph[] }> = {}

  constructor(
    private readonly docx: typeof Docx,
    private readonly lists: WordLists,
    private readonly sourcesLabel: string,
  ) {}

  title(text: string): Docx.Paragraph {
    return this.paragraph([plain(text)], { heading: this.docx.HeadingLevel.TITLE })
  }

  of({ block, sources }: LaidOutBlock): (Docx.Paragraph | Docx.Table)[] {
    const notes = sources.length === 0 ? [] : [this.note(sources)]
    switch (block.kind) {
      case 'heading':
        return [this.paragraph(block.runs, { heading: this.level(block.level) }, notes)]
      case 'guidance':
        return [this.paragraph([{ ...plain(block.text), italic: true }])]
      case 'paragraph':
        return [this.paragraph(block.runs, block.depth === 0 ? {} : { indent: indentOf(block.depth) }, notes)]
      case 'item':
        return [this.paragraph(block.runs, { numbering: this.lists.of(block), contextualSpacing: true }, notes)]
      case 'table':
        return [this.table(block.rows), this.paragraph([], {}, notes)]
    }
  }

  private level(level: number) {
    return this.docx.HeadingLevel[`HEADING_${level as 1 | 2 | 3 | 4 | 5 | 6}`]
  }

  private note(sources: readonly string[]): Docx.FootnoteReferenceRun {
    const id = Object.keys(this.footnotes).length + 1
    this.footnotes[id] = { children: [this.paragraph([plain(`${this.sourcesLabel}: ${sources.join('; ')}`)])] }
    return new this.docx.FootnoteReferenceRun(id)
  }

  private paragraph(runs: readonly RichRun[], look: Look = {}, notes: readonly Docx.ParagraphChild[] = []) {
    const bidirectional = startsRightToLeft(wordsOf(runs))
    const children = [...runs.flatMap((run) => this.wordRuns(run)), ...notes]
    return new this.docx.Paragraph({ ...look, ...(bidirectional && { bidirectional }), children })
  }

  private wordRuns({ text, bold, italic }: RichRun): Docx.TextRun[] {
    const look = { ...(bold && { bold }), ...(italic && { italics: italic }) }
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

  private table(rows: readonly (readonly string[])[]): Docx.Table {
    const { Table, TableCell, TableRow, WidthType } = this.docx
    const cell = (text: string, bold: boolean) =>
      new TableCell({
        children: [this.paragraph([{ ...plain(text), bold }])],
        margins: { left: 100, right: 100, top: 60 },
      })
    return new Table({
      width: { size: 100, type: WidthType.PERCENTAGE },
      rows: rows.map(
        (cells, at) =>
          new TableRow({ ...(at === 0 && { tableHeader: true }), children: cells.map((text) => cell(text, at === 0)) }),
      ),
    })
  }
}

const indentOf = (depth: number) => ({ left: INDENT * (depth + 1) })

function plain(text: string): RichRun {
  return { text, bold: false, italic: false }
}
