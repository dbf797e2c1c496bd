import { at, attribute, child, childElements, type XmlElement } from '../../xml/xml-element.ts'
import { appendInside } from '../package/package-editor.ts'
import { escapeXml } from '../package/xml-text.ts'
import type { AnswerXml } from './answer-xml.ts'
import type { DocxTree } from './docx-tree.ts'
import { runsOf } from './paragraphs.ts'

/** Ticks the box that a content control is: in its properties, and in what it shows. */
export function tickControl(sdt: XmlElement, tree: DocxTree, xml: AnswerXml): void {
  const box = at(sdt, 'w:sdtPr', 'w14:checkbox')!
  const state = child(box, 'w14:checkedState')
  const sign = signOf(attribute(state, 'w14:val') ?? '2612', attribute(state, 'w14:font') ?? 'MS Gothic', tree, xml)
  setChecked(box, tree)
  for (const shown of signsIn(child(sdt, 'w:sdtContent')!)) tree.replace(shown, sign)
}

function setChecked(box: XmlElement, tree: DocxTree): void {
  const checked = child(box, 'w14:checked')
  const raw = tree.raw(checked ?? box)
  const prefix = /^<([^\s/>:]+:)?/u.exec(raw)![1] ?? ''
  const on = `<${prefix}checked ${prefix}val="1"/>`
  const [first] = childElements(box)
  if (checked !== null) tree.replace(checked, on)
  else if (first !== undefined) tree.insert(first.start, on)
  else tree.splice(appendInside(tree.source, box, on))
}

/** Codes of symbol fonts are no letters: they are written with their font. */
function signOf(code: string, font: string, { prefix }: DocxTree, xml: AnswerXml): string {
  const value = parseInt(code, 16)
  const isLetter = value > 0xff && (value < 0xf000 || value > 0xf0ff)
  if (isLetter) return xml.plainText(String.fromCodePoint(value))
  const char = (value | 0xf000).toString(16).toUpperCase()
  return `<${prefix}sym ${prefix}font="${escapeXml(font)}" ${prefix}char="${char}"/>`
}

function signsIn(content: XmlElement): XmlElement[] {
  return runsOf(content).flatMap((run) => childElements(run).filter(({ name }) => name === 'w:t' || name === 'w:sym'))
}
