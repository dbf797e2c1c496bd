import type { Word, WordParagraph } from './answer-words.ts'
import type { Glyphs } from './typefaces.ts'

/** Text in one font on one line. */
export interface SetRun {
  readonly text: string
  readonly font: string
  /** From the left of the place, in points. */
  readonly left: number
  /** In points. */
  readonly width: number
}

export interface SetLine {
  readonly runs: readonly SetRun[]
  /** Distance of its baseline from the top of the place, in points. */
  readonly down: number
}

/** Position at which a text continues. */
export interface TextPosition {
  readonly paragraph: number
  readonly word: number
}

export interface SetText {
  readonly lines: readonly SetLine[]
  readonly size: number
  /** Height of all lines, in points. */
  readonly height: number
  /** Start of the text that did not fit; null if all of it did. */
  readonly rest: TextPosition | null
  /** Whether a word is wider than the place. */
  readonly isTooWide: boolean
}

export interface TextMeasure {
  readonly width: number
  readonly height: number
  readonly size: number
  /** Number of printed lines; each line of text uses one. */
  readonly printedLines?: number
}

export const START: TextPosition = { paragraph: 0, word: 0 }
/** In ems. */
const ROOMY = { leading: 1.22, ascent: 0.92, descent: 0.28 }
/** Line spacing for reduced text. */
const TIGHT = { leading: 1.12, ascent: 0.82, descent: 0.24 }
/** Smaller text is reported as small; in points. */
export const READABLE = 8.5
const PARAGRAPH_GAP = 0.45
const ITEM_GAP = 0.1
const INDENT = 1.4
const BLANK = 0.26

/** Breaks text into lines of a place from a position, as far as it fits. */
export function setText(text: readonly WordParagraph[], measure: TextMeasure, from: TextPosition = START): SetText {
  const setting = new Setting(measure)
  for (let at = from.paragraph; at < text.length; at++) {
    const paragraph = text[at]!
    const first = at === from.paragraph ? from.word : 0
    if (at > from.paragraph) setting.addGap(text[at - 1]!, paragraph)
    const end = setting.addParagraph(paragraph, first)
    if (end < paragraph.words.length) return setting.result({ paragraph: at, word: end })
  }
  return setting.result(null)
}

class Setting {
  private readonly lines: SetLine[] = []
  private top = 0
  private isTooWide = false
  private readonly metrics: typeof ROOMY

  constructor(private readonly measure: TextMeasure) {
    this.metrics = measure.size < READABLE ? TIGHT : ROOMY
  }

  addGap(before: WordParagraph, next: WordParagraph): void {
    if (this.measure.printedLines !== undefined) return
    this.top += (before.level > 0 && next.level > 0 ? ITEM_GAP : PARAGRAPH_GAP) * this.measure.size
  }

  /** Returns the index of the first word that did not fit. */
  addParagraph({ level, mark, words }: WordParagraph, first: number): number {
    const { size, width } = this.measure
    const indent = Math.min(level * INDENT * size, width / 3)
    for (let at = first; at < words.length;) {
      if (!this.hasRoom()) return at
      const line = new LineOfWords(size, width - indent)
      const isFirst = at === 0
      at = line.take(words, at)
      if (line.isTooWide) this.isTooWide = true
      this.addLine(line.runs(indent, isFirst ? mark : []))
    }
    return words.length
  }

  result(rest: TextPosition | null): SetText {
    const { lines, isTooWide } = this
    const { size } = this.measure
    const height = lines.length === 0 ? 0 : lines.at(-1)!.down + this.metrics.descent * size
    return { lines, size, height, rest, isTooWide }
  }

  private hasRoom(): boolean {
    const { size, height, printedLines } = this.measure
    if (printedLines !== undefined) return this.lines.length < printedLines
    return this.top + (this.metrics.ascent + this.metrics.descent) * size <= height + 0.01
  }

  private addLine(runs: readonly SetRun[]): void {
    const { size } = this.measure
    this.lines.push({ runs, down: this.top + this.metrics.ascent * size })
    this.top += this.metrics.leading * size
  }
}

class LineOfWords {
  isTooWide = false
  private readonly glyphs: { text: string; font: string; left: number; width: number }[] = []
  private right = 0

  constructor(
    private readonly size: number,
    private readonly width: number,
  ) {}

  /** Fills a line with words; returns the index of the next word. */
  take(words: readonly Word[], from: number): number {
    let at = from
    for (; at < words.length; at++) {
      const word = words[at]!
      if (at > from && this.isFull(words, at)) return at
      this.add(word, at > from)
      if (word.endsLine) return at + 1
    }
    return at
  }

  runs(indent: number, mark: readonly Glyphs[]): SetRun[] {
    const marks = mark.map(({ text, font, width }) => ({
      ...{ text, font, left: indent - INDENT * this.size * 0.75 },
      width: width * this.size,
    }))
    return [...marks, ...this.glyphs.map((glyphs) => ({ ...glyphs, left: glyphs.left + indent }))]
  }

  /** A split word goes to the next line as a whole if it fits there. */
  private isFull(words: readonly Word[], at: number): boolean {
    const word = words[at]!
    let whole = word.width
    for (let next = at + 1; !word.isGlued && words[next]?.isGlued; next++) whole += words[next]!.width
    const needed = whole * this.size <= this.width ? whole : word.width
    const gap = word.isGlued ? 0 : BLANK
    return this.right + (gap + needed) * this.size > this.width
  }

  private add(word: Word, isFurther: boolean): void {
    let gap = isFurther && !word.isGlued ? ' ' : ''
    for (const { text, font, width } of word.glyphs) {
      const last = this.glyphs.at(-1)
      if (gap === ' ') this.right += BLANK * this.size
      if (last?.font === font) last.text += `${gap}${text}`
      else this.glyphs.push({ text, font, left: this.right, width: 0 })
      this.right += width * this.size
      const set = this.glyphs.at(-1)!
      set.width = this.right - set.left
      gap = ''
    }
    if (this.right > this.width + 0.5) this.isTooWide = true
  }
}
