import { at, attribute, child, children, type XmlElement } from '../xml/xml-element.ts'

/** Formatting that a style gives its paragraphs or runs, including inherited formatting. */
export interface DocxStyle {
  /** 0 for the title of the document, 1 to 9 for headings, null for body text. */
  readonly headingLevel: number | null
  readonly bold: boolean
  readonly italic: boolean
  readonly hidden: boolean
  readonly numId: string | null
  readonly numLevel: number | null
  /** List suggested by the style's name; the style need not number it. */
  readonly listName: 'bullet' | 'number' | null
  /** Whether it is the style of placeholders. */
  readonly isPlaceholder: boolean
  /** Whether it is a line of the table of contents. */
  readonly isContents: boolean
  readonly leaderTabs: boolean
  /** Whether lines are drawn around the paragraph. */
  readonly isFramed: boolean
}

const PLAIN: DocxStyle = {
  headingLevel: null,
  bold: false,
  italic: false,
  hidden: false,
  numId: null,
  numLevel: null,
  listName: null,
  isPlaceholder: false,
  isContents: false,
  leaderTabs: false,
  isFramed: false,
}

const MAX_DEPTH = 20

/** Styles of word/styles.xml by id; plain text if there is none. */
export class DocxStyles {
  private readonly elements: ReadonlyMap<string, XmlElement>
  private readonly paragraphDefault: string | null
  private readonly resolved = new Map<string, DocxStyle>()

  constructor(root: XmlElement | null) {
    const styles = children(root, 'w:style')
    this.elements = new Map(styles.map((style) => [attribute(style, 'w:styleId') ?? '', style]))
    const isDefault = (style: XmlElement) =>
      attribute(style, 'w:type') === 'paragraph' && attribute(style, 'w:default') === '1'
    this.paragraphDefault = attribute(styles.find(isDefault) ?? null, 'w:styleId')
  }

  paragraph(id: string | null): DocxStyle {
    return this.resolve(id ?? this.paragraphDefault)
  }

  run(id: string | null): DocxStyle {
    return this.resolve(id)
  }

  private resolve(id: string | null, depth = 0): DocxStyle {
    const element = id === null ? undefined : this.elements.get(id)
    if (element === undefined || depth > MAX_DEPTH) return PLAIN
    const known = this.resolved.get(id!)
    if (known !== undefined) return known
    const style = inherit(this.resolve(valueOf(element, 'w:basedOn'), depth + 1), element)
    this.resolved.set(id!, style)
    return style
  }
}

function inherit(parent: DocxStyle, element: XmlElement): DocxStyle {
  const name = (valueOf(element, 'w:name') ?? '').toLowerCase()
  const paragraph = child(element, 'w:pPr')
  const numbering = child(paragraph, 'w:numPr')
  const run = child(element, 'w:rPr')
  return {
    headingLevel: levelOfName(name) ?? outlineLevel(paragraph) ?? (name === 'normal' ? null : parent.headingLevel),
    bold: toggle(run, 'w:b') ?? parent.bold,
    italic: toggle(run, 'w:i') ?? parent.italic,
    hidden: toggle(run, 'w:vanish') ?? parent.hidden,
    numId: valueOf(numbering, 'w:numId') ?? parent.numId,
    numLevel: integerOf(numbering, 'w:ilvl') ?? parent.numLevel,
    listName: (/^list (bullet|number)/.exec(name)?.[1] as 'bullet' | 'number' | undefined) ?? parent.listName,
    isPlaceholder: name === 'placeholder text' || parent.isPlaceholder,
    isContents: /^toc |^table of (figures|authorities)/.test(name) || parent.isContents,
    leaderTabs: hasLeaderTabs(paragraph) || parent.leaderTabs,
    isFramed: framesOf(paragraph) ?? parent.isFramed,
  }
}

function levelOfName(name: string): number | null {
  if (name === 'title') return 0
  if (name === 'subtitle') return 2
  const level = /^heading (\d)/.exec(name)?.[1]
  return level === undefined ? null : Number(level)
}

/** The outline level of paragraph properties, from 1; null where absent or "body text". */
export function outlineLevel(properties: XmlElement | null): number | null {
  const level = integerOf(properties, 'w:outlineLvl')
  return level === null || level > 8 ? null : level + 1
}

export function hasLeaderTabs(properties: XmlElement | null): boolean {
  return children(at(properties, 'w:tabs'), 'w:tab').some((tab) =>
    /^(underscore|dot|hyphen|heavy|middleDot)$/.test(attribute(tab, 'w:leader') ?? ''),
  )
}

/** Whether paragraph properties draw lines on opposite sides; null if they don't set lines. */
export function framesOf(properties: XmlElement | null): boolean | null {
  const borders = child(properties, 'w:pBdr')
  if (borders === null) return null
  const isDrawn = (...sides: readonly string[]) =>
    sides.every((side) => !/^(nil|none)$/.test(valueOf(borders, `w:${side}`) ?? 'none'))
  return isDrawn('left', 'right') || isDrawn('top', 'bottom')
}

/** On-off property: true, false, or null if not set. */
export function toggle(properties: XmlElement | null, name: string): boolean | null {
  const element = child(properties, name)
  if (element === null) return null
  return !/^(0|false|off|none)$/.test(attribute(element, 'w:val') ?? '1')
}

/** Value of a child's w:val. */
export function valueOf(parent: XmlElement | null, name: string): string | null {
  return attribute(child(parent, name), 'w:val')
}

export function integerOf(parent: XmlElement | null, name: string): number | null {
  const value = Number(valueOf(parent, name) ?? NaN)
  return Number.isInteger(value) ? value : null
}
