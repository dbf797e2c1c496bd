import type { RichBlock, RichRun } from '../../../core/texts/rich-text.ts'
import { wordsOf } from '../../../core/texts/rich-text.ts'
import type { LaidOutBlock } from '../laid-out-text.ts'
import type { FittingText } from './fitting-text.ts'
import { PdfBookmarks } from './pdf-bookmarks.ts'
import { PdfLists } from './pdf-lists.ts'
import type { PdfPages } from './pdf-pages.ts'
import { drawTable } from './pdf-table.ts'
import { PdfText } from './pdf-text.ts'

/** Points. */
const SIZES = { text: 10.5, small: 8.5, title: 20, headings: [15, 12.5, 11.5] }
const SPACE = 6
const INDENT = 16

/** Draws the blocks of a text, each with its place among what is read aloud. */
export class PdfBlocks {
  private readonly text: PdfText
  private readonly lists: PdfLists
  private readonly bookmarks: PdfBookmarks

  constructor(
    private readonly pages: PdfPages,
    fitting: FittingText,
    private readonly sourcesLabel: string,
  ) {
    this.text = new PdfText(pages, fitting)
    this.lists = new PdfLists(pages, this.text, { size: SIZES.text, indent: INDENT })
    this.bookmarks = new PdfBookmarks(pages.document)
  }

  /** The heading over all others. */
  title(text: string): void {
    this.element('H1', () => this.text.draw([{ ...plain(text), bold: true }], { size: SIZES.title }))
    this.pages.document.y += 2 * SPACE
  }

  add({ block, sources }: LaidOutBlock): void {
    if (block.kind !== 'item') this.lists.end()
    this.draw(block)
    this.pages.document.y += block.kind === 'item' ? SPACE / 2 : SPACE
    if (sources.length > 0) this.remark(`${this.sourcesLabel}: ${sources.join('; ')}`)
  }

  /** A note in small print. */
  remark(text: string): void {
    this.lists.end()
    this.element('P', () => this.text.draw([plain(text)], { size: SIZES.small, isQuiet: true }))
    this.pages.document.y += SPACE
  }

  pageNumber(number: number): void {
    const { document } = this.pages
    document.y = this.pages.bottom + 24
    const width = 60
    this.text.draw([plain(String(number))], {
      size: SIZES.small,
      indent: (this.pages.width - width) / 2,
      width,
      isQuiet: true,
    })
  }

  private draw(block: LaidOutBlock['block']): void {
    switch (block.kind) {
      case 'heading':
        return this.heading(block)
      case 'guidance':
        return this.element('P', () =>
          this.text.draw([{ ...plain(block.text), italic: true }], { size: SIZES.text, isQuiet: true }),
        )
      case 'paragraph':
        return this.element('P', () =>
          this.text.draw(block.runs, { size: SIZES.text, indent: block.depth === 0 ? 0 : INDENT * (block.depth + 1) }),
        )
      case 'item':
        return this.lists.add(block)
      case 'table':
        return drawTable(block.rows, { pages: this.pages, text: this.text, size: SIZES.text - 1 })
    }
  }

  private heading({ level, runs }: Extract<RichBlock, { kind: 'heading' }>): void {
    const size = SIZES.headings[level - 1] ?? SIZES.text
    const bold = runs.map((run) => ({ ...run, bold: true }))
    this.pages.document.y += 2 * SPACE
    // Not alone at the foot of a page.
    this.pages.need(this.text.heightOf(wordsOf(runs), { size }) + 3 * SIZES.text)
    this.bookmarks.add(wordsOf(runs), level)
    this.element(`H${Math.min(level + 1, 6)}`, () => this.text.draw(bold, { size }))
  }

  private element(tag: string, draw: () => void): void {
    const { root, document } = this.pages
    root.add(document.struct(tag, {}, draw))
  }
}

function plain(text: string): RichRun {
  return { text, bold: false, italic: false }
}
