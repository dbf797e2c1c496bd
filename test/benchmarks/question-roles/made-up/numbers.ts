import { pick, type Style } from './style.ts'

/** Numbers of sections and questions in the manner of one style. */
export class Numbers {
  private sections = 0
  private questions = 0
  private readonly sectionWord: string

  constructor(private readonly style: Style) {
    this.sectionWord = pick(style.next, ['', '', '', 'number', 'letter'])
  }

  /** Only headings of the first level are numbered, and not in every style. */
  section(level: number): string | null {
    if (level !== 1) return null
    this.sections++
    if (this.style.numbering !== 'running' && this.style.numbering !== 'q') this.questions = 0
    if (this.style.numbering === 'dotted') return `${this.sections}.`
    if (this.style.numbering === 'sectioned') return `${letter(this.sections).toUpperCase()}.`
    if (this.style.numbering === 'lettered') return `${this.sections}${this.style.mark}`
    return this.sectionWord === '' || this.style.numbering === 'running' ? null : this.plain()
  }

  question(): string | null {
    this.questions++
    const { numbering, mark } = this.style
    const section = Math.max(1, this.sections)
    if (numbering === 'none') return null
    if (numbering === 'running') return `${this.questions}${mark}`
    if (numbering === 'dotted') return `${section}.${this.questions}${mark === ')' ? '' : mark}`
    if (numbering === 'sectioned') return `${letter(section).toUpperCase()}${this.questions}${mark}`
    if (numbering === 'q') return `Q${this.questions}${mark}`
    return mark === ')' ? `(${letter(this.questions)})` : `${letter(this.questions)})`
  }

  private plain(): string {
    return this.sectionWord === 'number' ? `${this.sections}.` : `${letter(this.sections).toUpperCase()}.`
  }
}

function letter(count: number): string {
  return String.fromCharCode(96 + ((count - 1) % 26) + 1)
}
