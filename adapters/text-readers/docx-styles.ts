import { attributeOf, scanXml } from './scan-xml.ts'

export interface ParagraphStyle {
  /** From 1; 0 for text that is no heading. */
  readonly headingLevel: number
  readonly inList: boolean
}

export const PLAIN: ParagraphStyle = { headingLevel: 0, inList: false }

interface StyleEntry {
  id: string
  name: string
  basedOn: string | null
  outline: number | null
  listed: boolean
}

/** Which of a Word document's styles are headings or list items, by name, outline level and the style they rest on. */
export function readDocxStyles(xml: string | null): ReadonlyMap<string, ParagraphStyle> {
  const entries = xml === null ? new Map<string, StyleEntry>() : readEntries(xml)
  const styles = new Map<string, ParagraphStyle>()
  for (const id of entries.keys()) styles.set(id, resolve(id, entries))
  return styles
}

function readEntries(xml: string): Map<string, StyleEntry> {
  const entries = new Map<string, StyleEntry>()
  let current: StyleEntry | null = null
  scanXml(xml, {
    open(name, tag) {
      if (name === 'style') {
        current = { id: attributeOf(tag, 'styleId') ?? '', name: '', basedOn: null, outline: null, listed: false }
        if (attributeOf(tag, 'type') !== 'character') entries.set(current.id, current)
      } else if (current !== null) {
        readProperty(current, name, tag)
      }
    },
    close(name) {
      if (name === 'style') current = null
    },
    text() {},
  })
  return entries
}

function readProperty(style: StyleEntry, name: string, tag: string): void {
  if (name === 'name') style.name = attributeOf(tag, 'val')?.toLowerCase() ?? ''
  else if (name === 'basedOn') style.basedOn = attributeOf(tag, 'val')
  else if (name === 'outlineLvl') style.outline = Number(attributeOf(tag, 'val'))
  else if (name === 'numPr') style.listed = true
}

function resolve(id: string, entries: ReadonlyMap<string, StyleEntry>): ParagraphStyle {
  let inList = false
  let entry = entries.get(id)
  for (let steps = 0; entry !== undefined && steps < 20; steps++) {
    inList ||= entry.listed || /^list (bullet|number)/.test(entry.name)
    const level = ownLevel(entry)
    if (level > 0) return { headingLevel: level, inList: false }
    entry = entry.basedOn === null ? undefined : entries.get(entry.basedOn)
  }
  return { headingLevel: 0, inList }
}

function ownLevel({ name, outline }: StyleEntry): number {
  const numbered = /^heading (\d)/.exec(name)
  if (numbered !== null) return Number(numbered[1])
  if (name === 'title') return 1
  if (name === 'subtitle') return 2
  return outline !== null && outline < 9 ? outline + 1 : 0
}
