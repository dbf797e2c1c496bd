import type { Field, Inline, TextRun } from './document.ts'

/** Gathers the inlines of a paragraph; runs of the same type become one. */
export class TextRuns {
  private readonly gathered: Inline[] = []
  private isBlank = true

  /** None where there are only blanks. */
  get inlines(): readonly Inline[] {
    return this.isBlank ? NONE : this.gathered
  }

  addField(field: Field): void {
    this.gathered.push(field)
    this.isBlank = false
  }

  /** Text that leads to an address. */
  addLink(text: string, bold: boolean, italic: boolean, link: string): void {
    if (INK.test(text)) this.isBlank = false
    this.gathered.push({ ...runOf(text, bold, italic, false), link })
  }

  addText(text: string, bold: boolean, italic: boolean, isRule = false): void {
    if (this.isBlank) this.isBlank = !isRule && !INK.test(text)
    const last = this.gathered.at(-1)
    if (
      last?.kind === 'text' &&
      last.link === undefined &&
      last.bold === bold &&
      last.italic === italic &&
      last.isRule === isRule
    )
      this.gathered[this.gathered.length - 1] = runOf(last.text + text, bold, italic, isRule)
    else this.gathered.push(runOf(text, bold, italic, isRule))
  }
}

const NONE: readonly Inline[] = []
const INK = /[^\s\u00ad\u200b\ufeff]/u

function runOf(text: string, bold: boolean, italic: boolean, isRule: boolean): TextRun {
  return { kind: 'text', text, bold, italic, isRule }
}
