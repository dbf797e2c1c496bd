import { bareOrdinal, printedCount, type CountFormat } from '../../../core/languages/printed-count.ts'
import { drawnText, isEmptyBox } from '../document/symbol-fonts.ts'
import { attribute, child, childElements, children, countIn, type XmlElement } from '../xml/xml-element.ts'

export interface OdtStyle {
  readonly bold: boolean
  readonly italic: boolean
  readonly hidden: boolean
  readonly underlined: boolean
  /** Superscript. */
  readonly raised: boolean
  readonly leaderTabs: boolean
  /** 0 for the title, from 1 for headings, null for body text. */
  readonly headingLevel: number | null
  readonly listStyle: string | null
  readonly font: string | null
}

const PLAIN: OdtStyle = {
  bold: false,
  italic: false,
  hidden: false,
  underlined: false,
  raised: false,
  leaderTabs: false,
  headingLevel: null,
  listStyle: null,
  font: null,
}

interface ListLevel {
  /** Null for bullets and unmarked items. */
  readonly format: CountFormat | null
  readonly isBullet: boolean
  /** Bullet character; "" for numbers. */
  readonly sign: string
  readonly start: number
  /** Number of levels in the printed number. */
  readonly shown: number
}

const FORMATS: ReadonlyMap<string, CountFormat> = new Map([
  ['1', 'decimal'],
  ['a', 'lower-letter'],
  ['A', 'upper-letter'],
  ['i', 'lower-roman'],
  ['I', 'upper-roman'],
])

/** Styles of styles.xml and content.xml, whose names do not clash. */
export class OdtStyles {
  private readonly elements = new Map<string, XmlElement>()
  private readonly lists = new Map<string, ReadonlyMap<number, ListLevel>>()
  private readonly resolved = new Map<string, OdtStyle>()

  add(style: XmlElement): void {
    const name = attribute(style, 'style:name') ?? ''
    if (style.name === 'style:style') this.elements.set(`${attribute(style, 'style:family') ?? ''} ${name}`, style)
    else if (style.name === 'text:list-style') this.lists.set(name, levelsOf(style))
  }

  paragraph(name: string | null): OdtStyle {
    return this.resolve('paragraph', name, 0)
  }

  span(name: string | null): OdtStyle {
    return this.resolve('text', name, 0)
  }

  isBullet(listStyle: string | null, level: number): boolean {
    return this.levelOf(listStyle, level)?.isBullet === true
  }

  isBoxed(listStyle: string | null, level: number): boolean {
    return isEmptyBox(this.levelOf(listStyle, level)?.sign ?? '')
  }

  /** Ordinal of a list item from its counters, one per level; null for bullets. */
  ordinal(listStyle: string | null, level: number, counters: readonly number[]): string | null {
    const own = this.levelOf(listStyle, level)
    if (own === undefined || own.format === null) return null
    const parts: string[] = []
    for (let at = Math.max(1, level - own.shown + 1); at <= level; at++) {
      const { format, start } = this.levelOf(listStyle, at) ?? own
      parts.push(printedCount(counters[at - 1] ?? start, format ?? 'decimal'))
    }
    return bareOrdinal(parts.join('.'))
  }

  startOf(listStyle: string | null, level: number): number {
    return this.levelOf(listStyle, level)?.start ?? 1
  }

  private levelOf(listStyle: string | null, level: number): ListLevel | undefined {
    return listStyle === null ? undefined : this.lists.get(listStyle)?.get(level)
  }

  private resolve(family: string, name: string | null, depth: number): OdtStyle {
    const key = `${family} ${name ?? ''}`
    const element = this.elements.get(key)
    if (element === undefined || depth > 20) return PLAIN
    const known = this.resolved.get(key)
    if (known !== undefined) return known
    const parent = this.resolve(family, attribute(element, 'style:parent-style-name'), depth + 1)
    const style = inherit(parent, element)
    this.resolved.set(key, style)
    return style
  }
}

function inherit(parent: OdtStyle, element: XmlElement): OdtStyle {
  const text = child(element, 'style:text-properties')
  const paragraph = child(element, 'style:paragraph-properties')
  const weight = attribute(text, 'fo:font-weight')
  const slant = attribute(text, 'fo:font-style')
  const line = attribute(text, 'style:text-underline-style')
  const position = attribute(text, 'style:text-position')
  const tabs = children(child(paragraph, 'style:tab-stops'), 'style:tab-stop')
  return {
    bold: weight ? /bold|[6-9]00/.test(weight) : parent.bold,
    italic: slant ? slant !== 'normal' : parent.italic,
    hidden: attribute(text, 'text:display') === 'none' || parent.hidden,
    underlined: line ? line !== 'none' : parent.underlined,
    raised: position ? /^(?:super|[1-9]\d*%)/.test(position) : parent.raised,
    leaderTabs: tabs.some((tab) => !/^(none)?$/.test(attribute(tab, 'style:leader-style') ?? '')) || parent.leaderTabs,
    headingLevel: headingLevelOf(element) ?? parent.headingLevel,
    listStyle: attribute(element, 'style:list-style-name') || parent.listStyle,
    font: fontOf(text) ?? parent.font,
  }
}

function fontOf(text: XmlElement | null): string | null {
  const named = attribute(text, 'style:font-name') ?? attribute(text, 'fo:font-family')
  return named === null
    ? null
    : named.replace(/^['"]|['"]$/g, '').replace(/\d$/, (digit) => (/wingdings ?\d$/i.test(named) ? digit : ''))
}

function headingLevelOf(element: XmlElement): number | null {
  if (attribute(element, 'style:name') === 'Title') return 0
  const level = Number(attribute(element, 'style:default-outline-level') || NaN)
  return Number.isInteger(level) ? level : null
}

function levelsOf(list: XmlElement): Map<number, ListLevel> {
  return new Map(
    childElements(list).map((element) => [
      Number(attribute(element, 'text:level')),
      {
        format: FORMATS.get(attribute(element, 'style:num-format') ?? '') ?? null,
        isBullet: element.name === 'text:list-level-style-bullet',
        sign: drawnText(attribute(element, 'text:bullet-char') ?? '', fontOf(child(element, 'style:text-properties'))),
        start: Number(attribute(element, 'text:start-value') || 1),
        shown: countIn(element, 'text:display-levels'),
      },
    ]),
  )
}
