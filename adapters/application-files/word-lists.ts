import type * as Docx from 'docx'
import type { RichBlock } from '../../core/texts/rich-text.ts'

type Item = Extract<RichBlock, { kind: 'item' }>

const BULLETS = { reference: 'bullets', signs: ['•', '◦', '▪'] }
const numbersFrom = (start: number) => `numbers-from-${start}`

const DEEPEST = 5
/** Twentieths of a point. */
const INDENT = 360

/** The lists of a Word document: each numbered one counts for itself, from the number that it begins with. */
export class WordLists {
  private readonly starts = new Map<number, number>()

  constructor(private readonly docx: typeof Docx) {}

  /** How the item is marked. */
  of({ depth, ordinal, list }: Item): NonNullable<Docx.IParagraphOptions['numbering']> {
    const level = Math.min(depth, DEEPEST)
    if (ordinal === null) return { reference: BULLETS.reference, level }
    const start = this.starts.get(list) ?? ordinal
    this.starts.set(list, start)
    return { reference: numbersFrom(start), level, instance: list }
  }

  /** All kinds of lists that were named. */
  config(): Docx.INumberingOptions['config'] {
    const { LevelFormat } = this.docx
    const bullets = this.levels((level) => ({ format: LevelFormat.BULLET, text: BULLETS.signs[level % 3] ?? '•' }))
    const numbered = [...new Set(this.starts.values())].map((start) => ({
      reference: numbersFrom(start),
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
