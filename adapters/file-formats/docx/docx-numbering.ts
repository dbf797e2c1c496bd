import { bareOrdinal, printedCount, type CountFormat } from '../../../core/languages/printed-count.ts'
import { attribute, child, children, type XmlElement } from '../xml/xml-element.ts'
import { drawnText } from '../document/symbol-fonts.ts'
import { fontOf } from './docx-runs.ts'
import { valueOf } from './docx-styles.ts'

interface Level {
  readonly format: string
  readonly text: string
  readonly start: number
  /** Bullet character; "" for numbers. */
  readonly sign: string
}

interface List {
  readonly abstractId: string
  readonly levels: ReadonlyMap<number, Level>
  readonly restarts: ReadonlyMap<number, number>
}

const FORMATS: ReadonlyMap<string, CountFormat> = new Map([
  ['lowerLetter', 'lower-letter'],
  ['upperLetter', 'upper-letter'],
  ['lowerRoman', 'lower-roman'],
  ['upperRoman', 'upper-roman'],
])

/** Counts automatic numbers in the same way as Word, whose files do not contain them. */
export class DocxNumbering {
  private lists: ReadonlyMap<string, List> | null = null
  private readonly counters = new Map<string, Map<number, number>>()
  private readonly restarted = new Set<string>()

  /** `read` gives the root of word/numbering.xml, or null; it is first called for a numbered paragraph. */
  constructor(private readonly read: () => XmlElement | null) {}

  /** Bullet character of a list; "" if it has none. */
  signOf(numId: string, level: number): string {
    this.lists ??= readLists(this.read())
    return this.lists.get(numId)?.levels.get(level)?.sign ?? ''
  }

  /**
   * Counts one paragraph of the list and returns its printed ordinal without its closing mark; null for bullets;
   * `undefined` if there is no such list. Call it once per paragraph, in document order.
   */
  next(numId: string, level: number): string | null | undefined {
    this.lists ??= readLists(this.read())
    const list = this.lists.get(numId)
    const definition = list?.levels.get(level)
    if (list === undefined || definition === undefined || definition.format === 'none') return undefined
    const counter = this.counters.get(list.abstractId) ?? new Map<number, number>()
    this.counters.set(list.abstractId, counter)
    for (let above = 0; above < level; above++) {
      if (!counter.has(above)) counter.set(above, list.levels.get(above)?.start ?? 1)
    }
    const restart = this.restarted.has(`${numId}/${level}`) ? undefined : list.restarts.get(level)
    this.restarted.add(`${numId}/${level}`)
    counter.set(level, restart ?? (counter.has(level) ? counter.get(level)! + 1 : definition.start))
    for (const deeper of [...counter.keys()]) if (deeper > level) counter.delete(deeper)
    return printed(list, level, counter)
  }
}

function readLists(root: XmlElement | null): Map<string, List> {
  const abstracts = new Map(
    children(root, 'w:abstractNum').map((element) => [attribute(element, 'w:abstractNumId') ?? '', levelsOf(element)]),
  )
  const lists = new Map<string, List>()
  for (const num of children(root, 'w:num')) {
    const abstractId = valueOf(num, 'w:abstractNumId') ?? ''
    const levels = new Map(abstracts.get(abstractId))
    const restarts = new Map<number, number>()
    for (const override of children(num, 'w:lvlOverride')) {
      const level = Number(attribute(override, 'w:ilvl'))
      const own = child(override, 'w:lvl')
      if (own !== null) levels.set(level, levelOf(own))
      const start = valueOf(override, 'w:startOverride')
      if (start !== null) restarts.set(level, Number(start))
    }
    lists.set(attribute(num, 'w:numId') ?? '', { abstractId, levels, restarts })
  }
  return lists
}

function levelsOf(abstract: XmlElement): Map<number, Level> {
  return new Map(children(abstract, 'w:lvl').map((level) => [Number(attribute(level, 'w:ilvl')), levelOf(level)]))
}

function levelOf(element: XmlElement): Level {
  return {
    format: valueOf(element, 'w:numFmt') ?? 'decimal',
    text: valueOf(element, 'w:lvlText') ?? '',
    start: Number(valueOf(element, 'w:start') ?? 1),
    sign: valueOf(element, 'w:numFmt') === 'bullet' ? bulletOf(element) : '',
  }
}

function bulletOf(level: XmlElement): string {
  return drawnText(valueOf(level, 'w:lvlText') ?? '', fontOf(child(level, 'w:rPr')))
}

function printed(list: List, level: number, counter: ReadonlyMap<number, number>): string | null {
  const definition = list.levels.get(level)!
  if (definition.format === 'bullet' || !definition.text.includes('%')) return null
  const text = definition.text.replace(/%(\d)/g, (_, digit: string) => {
    const of = Number(digit) - 1
    const { format, start } = list.levels.get(of) ?? { format: 'decimal', start: 1 }
    return printedCount(counter.get(of) ?? start, FORMATS.get(format) ?? 'decimal')
  })
  return bareOrdinal(text)
}
