import { at, child, children, type Element } from '../xml/xml-tree.ts'

/** What a paragraph style gives to its paragraphs, its ancestors' share included. */
export interface DocxStyle {
  /** 0 for the title of the document, 1 to 9 for headings, null for body text. */
  readonly headingLevel: number | null
  readonly bold: boolean
  readonly italic: boolean
  readonly hidden: boolean
  readonly numId: string | null
  readonly numLevel: number | null
  /** A line of the table of contents. */
  readonly contents: boolean
  readonly leaderTabs: boolean
}

const PLAIN_STYLE: DocxStyle = {
  headingLevel: null,
  bold: false,
  italic: false,
  hidden: false,
  numId: null,
  numLevel: null,
  contents: false,
  leaderTabs: false,
}

export interface DocxStyles {
  paragraph(id: string | null): DocxStyle
  run(id: string | null): DocxStyle
}

const MAX_DEPTH = 20

export function readDocxStyles(root: Element | null): DocxStyles {
  const elements = new Map(children(root, 'w:style').map((style) => [style.getAttribute('w:styleId') ?? '', style]))
  const paragraphDefault = children(root, 'w:style').find(
    (style) => style.getAttribute('w:type') === 'paragraph' && style.getAttribute('w:default') === '1',
  )
  const resolved = new Map<string, DocxStyle>()
  const resolve = (id: string | null, depth = 0): DocxStyle => {
    const element = id === null ? undefined : elements.get(id)
    if (element === undefined || depth > MAX_DEPTH) return PLAIN_STYLE
    const known = resolved.get(id!)
    if (known !== undefined) return known
    const parent = resolve(child(element, 'w:basedOn')?.getAttribute('w:val') ?? null, depth + 1)
    const style = inherit(parent, element)
    resolved.set(id!, style)
    return style
  }
  return {
    paragraph: (id) => resolve(id ?? paragraphDefault?.getAttribute('w:styleId') ?? null),
    run: (id) => resolve(id),
  }
}

function inherit(parent: DocxStyle, element: Element): DocxStyle {
  const name = (child(element, 'w:name')?.getAttribute('w:val') ?? '').toLowerCase()
  const paragraph = child(element, 'w:pPr')
  const numbering = child(paragraph, 'w:numPr')
  const run = child(element, 'w:rPr')
  return {
    headingLevel: levelOfName(name) ?? outlineLevel(paragraph) ?? (name === 'normal' ? null : parent.headingLevel),
    bold: toggle(run, 'w:b') ?? parent.bold,
    italic: toggle(run, 'w:i') ?? parent.italic,
    hidden: toggle(run, 'w:vanish') ?? parent.hidden,
    numId: child(numbering, 'w:numId')?.getAttribute('w:val') ?? parent.numId,
    numLevel: intOf(child(numbering, 'w:ilvl')) ?? parent.numLevel,
    contents: /^toc |^table of (figures|authorities)/.test(name) || parent.contents,
    leaderTabs: hasLeaderTabs(paragraph) || parent.leaderTabs,
  }
}

function levelOfName(name: string): number | null {
  if (name === 'title') return 0
  const level = /^heading (\d)/.exec(name)?.[1]
  return level === undefined ? null : Number(level)
}

/** The outline level of paragraph properties; null where absent or "body text". */
export function outlineLevel(properties: Element | null): number | null {
  const level = intOf(child(properties, 'w:outlineLvl'))
  return level === null || level > 8 ? null : level + 1
}

export function hasLeaderTabs(properties: Element | null): boolean {
  return children(at(properties, 'w:tabs'), 'w:tab').some((tab) =>
    /^(underscore|dot|hyphen|heavy|middleDot)$/.test(tab.getAttribute('w:leader') ?? ''),
  )
}

/** An on-off property: true, false, or null where it is not set. */
export function toggle(properties: Element | null, name: string): boolean | null {
  const element = child(properties, name)
  if (element === null) return null
  return !/^(0|false|off|none)$/.test(element.getAttribute('w:val') ?? '1')
}

function intOf(element: Element | null): number | null {
  const value = Number(element?.getAttribute('w:val') ?? NaN)
  return Number.isInteger(value) ? value : null
}
