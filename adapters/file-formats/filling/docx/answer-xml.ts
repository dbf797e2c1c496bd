import type { AnswerParagraph, AnswerRun } from '../answer/answer-paragraphs.ts'
import { listMark } from '../answer/answer-paragraphs.ts'
import { escapeXml } from '../package/xml-text.ts'
import { withoutProperties, withProperties, writeProperties, type Properties, type Property } from './properties.ts'

/** The formatting of text at a place. */
export interface PlaceStyle {
  readonly paragraph: Properties
  readonly run: Properties
}

/** The id of the file's own bullet list; null without one. */
export type BulletList = string | null

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
/** Words of a right-to-left script with the signs between them, or the text between such words. */
const DIRECTIONS = new RegExp(
  `(${RIGHT_TO_LEFT.source}(?:[^\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}\\n]*${RIGHT_TO_LEFT.source})?[\\p{M}]*)`,
  'u',
)
const INDENT_TWIPS = 360

/** Writes answers as runs and paragraphs of Word. `prefix` is the namespace prefix of Word's elements. */
export class AnswerXml {
  private size: number | 'usual' = 'usual'

  constructor(
    private readonly prefix: string,
    private readonly bullets: BulletList,
  ) {}

  /** Writes the answer into one paragraph, with lines for its own paragraphs. */
  inlineRuns(paragraphs: readonly AnswerParagraph[], run: Properties): string {
    return paragraphs
      .map((paragraph, index) => {
        const { list } = paragraph
        const mark = list?.isFirst === true ? `${listMark(list)} ` : ''
        const start = `${index === 0 ? '' : '\n'}${mark}`
        return this.runsOf([{ text: start, bold: false, italic: false }, ...paragraph.runs], run)
      })
      .join('')
  }

  /** Runs of a paragraph whose properties already show its place in a list. */
  runs({ list, runs }: AnswerParagraph, run: Properties): string {
    const mark = list?.isFirst === true && !this.isNumbered(list) ? `${listMark(list)}\t` : ''
    return this.runsOf([{ text: mark, bold: false, italic: false }, ...runs], run)
  }

  /** Sets the output of `write` in its own size, in half-points. */
  inSize<Result>(size: number | 'usual', write: () => Result): Result {
    const before = this.size
    this.size = size
    try {
      return write()
    } finally {
      this.size = before
    }
  }

  private sizes(size: number): Property[] {
    return ['sz', 'szCs'].map((name) => ({
      name: `w:${name}`,
      xml: `<${this.prefix}${name} ${this.prefix}val="${size}"/>`,
    }))
  }

  paragraph(paragraph: AnswerParagraph, style: PlaceStyle): string {
    const { prefix } = this
    return `<${prefix}p>${this.paragraphProperties(paragraph, style)}${this.runs(paragraph, style.run)}</${prefix}p>`
  }

  /** The w:pPr of an answer's paragraph. */
  paragraphProperties(paragraph: AnswerParagraph, { paragraph: given, run }: PlaceStyle): string {
    const { prefix } = this
    const mark = writeProperties(`${prefix}rPr`, run)
    const base = withoutProperties(given, 'w:sectPr', 'w:rPr')
    const placed = withProperties(
      this.inList(paragraph, base),
      ...(isRightToLeft(paragraph) ? [this.toggle('bidi')] : []),
    )
    const all = mark === '' ? placed : [...placed, { name: 'w:rPr', xml: mark }]
    return writeProperties(`${prefix}pPr`, all)
  }

  /** Whether a paragraph needs other properties than those of its place. */
  needsProperties(paragraph: AnswerParagraph): boolean {
    return paragraph.list !== null || isRightToLeft(paragraph)
  }

  private inList({ list }: AnswerParagraph, base: Properties): Properties {
    if (list === null) return base
    if (this.isNumbered(list) && list.isFirst) {
      const number = `<${this.prefix}numId ${this.prefix}val="${this.bullets!}"/>`
      const xml = `<${this.prefix}numPr><${this.prefix}ilvl ${this.prefix}val="0"/>${number}</${this.prefix}numPr>`
      const listed = withProperties(base, { name: 'w:numPr', xml })
      const isOfList = list.level === 1 && !base.some(({ name }) => name === 'w:ind')
      const level = isOfList ? 0 : list.level + (base.some(({ name }) => name === 'w:ind') ? 0 : 1)
      return isOfList ? listed : withProperties(listed, this.indent(level * INDENT_TWIPS, base))
    }
    return withProperties(
      withoutProperties(base, 'w:numPr'),
      this.indent(list.level * INDENT_TWIPS, base, list.isFirst),
    )
  }

  private isNumbered({ number }: { readonly number: number | null }): boolean {
    return number === null && this.bullets !== null
  }

  /** Adds to the indents of the place itself. */
  private indent(by: number, base: Properties, isHanging = true): Property {
    const { prefix } = this
    const own = base.find(({ name }) => name === 'w:ind')?.xml ?? ''
    const twips = (names: string) => new RegExp(`(?:${names})="(\\d+)"`, 'u').exec(own)?.[1]
    const left = by + Number(twips('left|start') ?? 0)
    const right = twips('right|end')
    const sides = `${prefix}left="${left}"${right === undefined ? '' : ` ${prefix}right="${right}"`}`
    const hanging = isHanging ? ` ${prefix}hanging="${INDENT_TWIPS}"` : ''
    return { name: 'w:ind', xml: `<${prefix}ind ${sides}${hanging}/>` }
  }

  private runsOf(runs: readonly AnswerRun[], properties: Properties): string {
    return runs.map((run) => this.runOf(run, properties)).join('')
  }

  private runOf({ text, bold, italic }: AnswerRun, properties: Properties): string {
    const emphasis = [...(bold ? [this.toggle('b')] : []), ...(italic ? [this.toggle('i')] : [])]
    const set = withProperties(properties, ...emphasis)
    return text
      .split(DIRECTIONS)
      .filter((part) => part !== '')
      .map((part) => this.plainRun(part, RIGHT_TO_LEFT.test(part) ? withProperties(set, this.toggle('rtl')) : set))
      .join('')
  }

  private plainRun(text: string, given: Properties): string {
    const properties = this.size === 'usual' ? given : withProperties(given, ...this.sizes(this.size))
    return `<${this.prefix}r>${writeProperties(`${this.prefix}rPr`, properties)}${this.text(text)}</${this.prefix}r>`
  }

  /** The content of a run, with Word's breaks and tabs. */
  text(text: string): string {
    return text
      .split(/([\n\t])/u)
      .map((part) => {
        if (part === '\n') return `<${this.prefix}br/>`
        if (part === '\t') return `<${this.prefix}tab/>`
        return this.plainText(part)
      })
      .join('')
  }

  /** A text element without line breaks. */
  plainText(text: string): string {
    return text === '' ? '' : `<${this.prefix}t xml:space="preserve">${escapeXml(text)}</${this.prefix}t>`
  }

  private toggle(name: string): Property {
    return { name: `w:${name}`, xml: `<${this.prefix}${name}/>` }
  }
}

/** By the first letter with a direction. */
function isRightToLeft({ runs }: AnswerParagraph): boolean {
  const first = /\p{L}/u.exec(runs.map((run) => run.text).join(''))
  return first !== null && RIGHT_TO_LEFT.test(first[0])
}
