import type { Field, Inline, TextRun } from './document.ts'

/** Collects the inlines of a paragraph and merges runs of the same style. */
export class TextRuns {
  private readonly gathered: Inline[] = []
  private isBlank = true

  /** Empty if there are only spaces. */
  get inlines(): readonly Inline[] {
    return this.isBlank ? NONE : this.gathered
  }

  addField(field: Field): void {
    this.gathered.push(field)
    this.isBlank = false
  }

  /** Adds link text with its address. */
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
