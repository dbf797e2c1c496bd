import type * as Docx from 'docx'
import type { RichBlock } from '../../core/texts/rich-text.ts'

type Item = Extract<RichBlock, { kind: 'item' }>

const BULLETS = { reference: 'bullets', signs: ['•', '◦', '▪'] }
/** A separate definition for each list, because Word continues the numbers of nested lists that share one. */
const numbersOf = (list: number) => `numbers-${list}`

const DEEPEST = 5
/** Twentieths of a point. */
const INDENT = 360

/** The lists of a Word document: each numbered one counts separately, from its first number. */
export class WordLists {
  private readonly starts = new Map<number, number>()

  constructor(private readonly docx: typeof Docx) {}

  /** Paragraph options for the item's mark. */
  of({ depth, ordinal, list }: Item): NonNullable<Docx.IParagraphOptions['numbering']> {
    const level = Math.min(depth, DEEPEST)
    if (ordinal === null) return { reference: BULLETS.reference, level }
    if (!this.starts.has(list)) this.starts.set(list, ordinal)
    return { reference: numbersOf(list), level }
  }

  /** Definitions of all lists used. */
  config(): Docx.INumberingOptions['config'] {
    const { LevelFormat } = this.docx
    const bullets = this.levels((level) => ({ format: LevelFormat.BULLET, text: BULLETS.signs[level % 3] ?? '•' }))
    const numbered = [...this.starts].map(([list, start]) => ({
      reference: numbersOf(list),
      levels: this.levels((level) => ({ format: LevelFormat.DECIMAL, text: `%${level + 1}.`, start })),
    }))
    return [{ reference: BULLETS.reference, levels: bullets }, ...numbered]
  }

  private levels(at: (level: number) => Omit<Docx.ILevelsOptions, 'level'>): Docx.ILevelsOptions[] {
    return Array.from({ length: DEEPEST + 1 }, (_, level) => ({
      level,
      ...at(level),
      style: { paragraph: { indent: { left: INDENT * (level + 2), hanging: INDENT } } },
    }))
  }
}
