import type { XmlElement } from '../../xml/xml-element.ts'
import { textOf } from '../../xml/xml-element.ts'

const PART = /&(?:(amp|lt|gt|quot|apos)|#x([0-9a-f]+)|#(\d+));|\r\n|[\s\S]/giu

/** Source offset of each character of an element's text, and of its end. Null if the text can't be changed in part. */
export function textOffsets(element: XmlElement, source: string): readonly number[] | null {
  const start = contentStart(element, source)
  const content = source.slice(start, source.lastIndexOf('</', element.end - 1))
  if (content.includes('<')) return null
  const offsets: number[] = []
  for (const match of content.matchAll(PART)) {
    for (let unit = 0; unit < lengthOf(match); unit++) offsets.push(start + match.index)
  }
  return offsets.length === textOf(element).length ? [...offsets, start + content.length] : null
}

function lengthOf([written, name, hexadecimal, decimal]: RegExpMatchArray): number {
  if (name !== undefined || written === '\r\n') return 1
  const code = hexadecimal === undefined ? Number(decimal) : parseInt(hexadecimal, 16)
  return Number.isNaN(code) ? written.length : code > 0xffff ? 2 : 1
}

const START_TAG = /^<[^\s/>]+(?:\s+[^\s=]+\s*=\s*(?:"[^"]*"|'[^']*'))*\s*\/?>/u

/** Offset of an element's content, unless it is written as "<name/>". */
export function contentStart({ start, end }: XmlElement, source: string): number {
  return start + START_TAG.exec(source.slice(start, end))![0].length
}
