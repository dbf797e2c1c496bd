/** A text from which stretches are cut, with the original position of each remaining letter. */
export class EditedText {
  private origins: number[]

  constructor(private current: string) {
    this.origins = Array.from({ length: current.length }, (_, at) => at)
  }

  get text(): string {
    return this.current
  }

  cut(start: number, end: number): void {
    this.current = this.current.slice(0, start) + this.current.slice(end)
    this.origins = [...this.origins.slice(0, start), ...this.origins.slice(end)]
  }

  /** Cuts all matches of the pattern; returns them in the order of the text. */
  cutAll(pattern: RegExp): RegExpExecArray[] {
    const found = [...this.current.matchAll(pattern)]
    for (const { 0: words, index } of [...found].reverse()) this.cut(index, index + words.length)
    return found
  }

  capitalise(at: number): void {
    const [letter = ''] = this.current.slice(at)
    const capital = letter.toUpperCase()
    if (capital.length === letter.length)
      this.current = this.current.slice(0, at) + capital + this.current.slice(at + letter.length)
  }

  /** The remaining part of a stretch of the original text. */
  between(start: number, end: number): string {
    return [...this.origins.keys()].reduce((kept, at) => {
      const origin = this.origins[at]!
      return start <= origin && origin < end ? kept + this.current[at]! : kept
    }, '')
  }
}
