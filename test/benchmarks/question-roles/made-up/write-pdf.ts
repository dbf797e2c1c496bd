import { drawnPdf, type Drawing } from '../../../adapters/file-formats/pdf/drawn-pdf.ts'
import type { Sheet, SheetCell, SheetLine, SheetSpace, SheetTable } from './sheet.ts'
import type { Style } from './style.ts'
import { typed } from './write-office.ts'

const LEFT = 50
const RIGHT = 545
const BOTTOM = 790

/** A PDF as a word processor prints it: wrapped lines, ruled tables, drawn boxes and lines to write on. */
export async function writePdf(sheet: Sheet, style: Style, title: string): Promise<Uint8Array> {
  const printer = new Printer(style, title)
  for (const block of sheet) printer.print(block)
  return drawnPdf(printer.pages)
}

const SIZES = { title: 18, h1: 14, h2: 12, h3: 11, text: 10 } as const

/** Ticks have no glyph in the standard fonts: a drawn box stands for them. */
const BOX = /[☐☒]/u

class Printer {
  readonly pages: Drawing[] = []
  private drawings: Drawing[] = []
  private top = 60

  constructor(
    private readonly style: Style,
    private readonly title: string,
  ) {
    this.turn()
  }

  print(block: Sheet[number]): void {
    if (block.kind === 'line') this.printLine(block)
    else if (block.kind === 'space') this.printSpace(block)
    else for (const row of block.rows) this.printRow(row, columnsOf(block))
  }

  /** Begins a page, with the running lines that the style has. */
  private turn(): void {
    const drawings: Drawing[] = []
    const number = this.pages.length + 1
    this.drawings = drawings
    this.pages.push((pdf) => {
      for (const draw of drawings) draw(pdf)
    })
    this.top = 60
    if (!this.style.furniture) return
    drawings.push((pdf) => pdf.font('Helvetica').fontSize(8).text(this.title, LEFT, 30, { lineBreak: false }))
    drawings.push((pdf) => pdf.font('Helvetica').fontSize(8).text(`Page ${number}`, 280, 815, { lineBreak: false }))
  }

  private room(height: number): void {
    if (this.top + height > BOTTOM) this.turn()
  }

  private printLine(line: SheetLine): void {
    const rows = wrapped(line, RIGHT - LEFT, SIZES[line.as])
    this.top += line.as === 'text' ? 4 : 10
    for (const text of rows) {
      this.room(SIZES[line.as] + 4)
      this.drawings.push(textAt(line, text, LEFT + (line.bullet ? 14 : 0), this.top))
      this.top += SIZES[line.as] + 3
    }
    this.top += 3
  }

  private printSpace({ as, lines }: SheetSpace): void {
    const height = as === 'blank' ? lines * 12 : lines * 22
    this.room(height)
    const top = this.top
    if (as === 'box') this.drawings.push((pdf) => pdf.rect(LEFT, top, RIGHT - LEFT, height - 4).stroke())
    if (as === 'rules')
      for (let index = 1; index <= lines; index++)
        this.drawings.push((pdf) =>
          pdf
            .moveTo(LEFT, top + index * 20)
            .lineTo(RIGHT, top + index * 20)
            .stroke(),
        )
    this.top += height + 6
  }

  private printRow(row: readonly SheetCell[], columns: number): void {
    const width = (RIGHT - LEFT) / columns
    const placed = placedCells(row, width)
    const height = Math.max(24, ...placed.map(({ texts }) => texts.length * 13 + 8))
    this.room(height)
    const top = this.top
    for (const { left, across, texts } of placed) {
      this.drawings.push((pdf) => pdf.rect(left, top, across, height).stroke())
      texts.forEach(({ line, text }, index) => this.drawings.push(textAt(line, text, left + 4, top + 5 + index * 13)))
    }
    this.top += height
  }
}

function columnsOf({ rows }: SheetTable): number {
  return Math.max(...rows.map((row) => row.reduce((sum, { span }) => sum + span, 0)))
}

function placedCells(row: readonly SheetCell[], width: number) {
  let column = 0
  return row.map(({ lines, span }) => {
    const left = LEFT + column * width
    column += span
    const texts = lines.flatMap((line) => wrapped(line, width * span - 10, 10).map((text) => ({ line, text })))
    return { left, across: width * span, texts }
  })
}

function textAt(line: SheetLine, text: string, left: number, top: number): Drawing {
  const font = line.bold ? 'Helvetica-Bold' : line.italic ? 'Helvetica-Oblique' : 'Helvetica'
  const size = SIZES[line.as]
  return (pdf) => {
    pdf.font(font).fontSize(size)
    let x = left
    for (const [index, part] of text.split(BOX).entries()) {
      if (index > 0) {
        pdf.rect(x, top, 8, 8).stroke()
        x += 11
      }
      pdf.text(part.replace(/[^\u0020-\u017f–—‘’“”•€£]/gu, ''), x, top, { lineBreak: false })
      x += pdf.widthOfString(part)
    }
  }
}

/** An average letter is half as wide as the size of its font. */
function wrapped(line: SheetLine, width: number, size: number): string[] {
  const most = Math.floor(width / (size * (line.bold ? 0.55 : 0.5)))
  const text = `${line.bullet ? '• ' : ''}${typed(line)}`
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last === undefined || last.length + word.length + 1 > most) lines.push(word)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines
}
