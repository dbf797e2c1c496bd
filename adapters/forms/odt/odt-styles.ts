import { bareOrdinal, printedCount, type CountFormat } from '../../file-formats/list-count.ts'
import { child, children, descendants, type Element } from '../xml/xml-tree.ts'

export interface OdtStyle {
  readonly bold: boolean
  readonly italic: boolean
  readonly hidden: boolean
  readonly underlined: boolean
  readonly leaderTabs: boolean
  /** 0 for the title, 1 and up for headings, null for body text. */
  readonly headingLevel: number | null
  readonly listStyle: string | null
}

const PLAIN: OdtStyle = {
  bold: false,
  italic: false,
  hidden: false,
  underlined: false,
  leaderTabs: false,
  headingLevel: null,
  listStyle: null,
}

interface ListLevel {
  readonly format: CountFormat | null
  readonly start: number
  readonly shown: number
}

const FORMATS: Record<string, CountFormat> = {
  '1': 'decimal',
  a: 'lower-letter',
  A: 'upper-letter',
  i: 'lower-roman',
  I: 'upper-roman',
}

/** Styles of content.xml and styles.xml together; automatic ones have names that do not clash. */
export class OdtStyles {
  private readonly elements = new Map<string, Element>()
  private readonly lists = new Map<string, ReadonlyMap<number, ListLevel>>()
  private readonly resolved = new Map<string, OdtStyle>()

  constructor(roots: readonly Element[]) {
    for (const root of roots) {
      for (const style of descendants(root, 'style:style')) this.elements.set(keyOf(style), style)
      for (const list of descendants(root, 'text:list-style'))
        this.lists.set(list.getAttribute('style:name') ?? '', levelsOf(list))
    }
  }

  paragraph(name: string | null): OdtStyle {
    return this.resolve('paragraph', name, 0)
  }

  span(name: string | null): OdtStyle {
    return this.resolve('text', name, 0)
  }

  /** The ordinal of a list item by its counters, one a level; null for bullets. */
  ordinal(listStyle: string | null, level: number, counters: readonly number[]): string | null {
    const levels = listStyle === null ? undefined : this.lists.get(listStyle)
    const own = levels?.get(level)
    if (levels === undefined || own === undefined || own.format === null) return null
    const parts: string[] = []
    for (let at = Math.max(1, level - own.shown + 1); at <= level; at++) {
      const { format, start } = levels.get(at) ?? own
      parts.push(printedCount(counters[at - 1] ?? start, format ?? 'decimal'))
    }
    return bareOrdinal(parts.join('.'))
  }

  startOf(listStyle: string | null, level: number): number {
    return (listStyle === null ? undefined : this.lists.get(listStyle))?.get(level)?.start ?? 1
  }

  private resolve(family: string, name: string | null, depth: number): OdtStyle {
    const key = `${family} ${name ?? ''}`
    const element = this.elements.get(key)
    if (element === undefined || depth > 20) return PLAIN
    const known = this.resolved.get(key)
    if (known !== undefined) return known
    const style = inherit(this.resolve(family, element.getAttribute('style:parent-style-name'), depth + 1), element)
    this.resolved.set(key, style)
    return style
  }
}

function keyOf(style: Element): string {
  return `${style.getAttribute('style:family') ?? ''} ${style.getAttribute('style:name') ?? ''}`
}

function inherit(parent: OdtStyle, element: Element): OdtStyle {
  const text = child(element, 'style:text-properties')
  const paragraph = child(element, 'style:paragraph-properties')
  const weight = text?.getAttribute('fo:font-weight')
  const slant = text?.getAttribute('fo:font-style')
  const line = text?.getAttribute('style:text-underline-style')
  const tabs = children(child(paragraph, 'style:tab-stops'), 'style:tab-stop')
  return {
    bold: weight ? /bold|[6-9]00/.test(weight) : parent.bold,
    italic: slant ? slant !== 'normal' : parent.italic,
    hidden: text?.getAttribute('text:display') === 'none' || parent.hidden,
    underlined: line ? line !== 'none' : parent.underlined,
    leaderTabs:
      tabs.some((tab) => !/^(none)?$/.test(tab.getAttribute('style:leader-style') ?? '')) || parent.leaderTabs,
    headingLevel: headingLevelOf(element) ?? parent.headingLevel,
    listStyle: element.getAttribute('style:list-style-name') || parent.listStyle,
  }
}

function headingLevelOf(element: Element): number | null {
  const name = element.getAttribute('style:name') ?? ''
  if (name === 'Title') return 0
  const level = Number(element.getAttribute('style:default-outline-level') || NaN)
  return Number.isInteger(level) ? level : null
}

function levelsOf(list: Element): Map<number, ListLevel> {
  const levels = new Map<number, ListLevel>()
  for (const element of children(list, 'text:list-level-style-number')) {
    levels.set(Number(element.getAttribute('text:level')), {
      format: FORMATS[element.getAttribute('style:num-format') ?? ''] ?? null,
      start: Number(element.getAttribute('text:start-value') || 1),
      shown: Number(element.getAttribute('text:display-levels') || 1),
    })
  }
  return levels
}
