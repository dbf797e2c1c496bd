import {
  attribute,
  child,
  childElements,
  children,
  descendants,
  textOf,
  type XmlElement,
} from '../../xml/xml-element.ts'
import { readContentControl } from '../../docx/docx-field.ts'
import type { DocxTree } from './docx-tree.ts'

/** Elements that a blank paragraph may contain. */
const NO_INK = new Set(['w:r', 'w:t', 'w:br', 'w:tab', 'w:ins', 'w:smartTag', 'w:pPr', 'w:rPr'])
const MARK = /^w:(bookmark(Start|End)|proofErr|lastRenderedPageBreak|perm(Start|End)|comment(RangeStart|RangeEnd))$/
const DELETED = new Set(['w:del', 'w:moveFrom', 'mc:Fallback'])
/** Elements around paragraphs that are not paragraphs. */
const WRAPPERS = new Set(['w:sdt', 'w:sdtContent', 'w:customXml', 'w:ins', 'w:moveTo'])

/** Whether a paragraph shows nothing and ends nothing. */
export function isBlank(paragraph: XmlElement): boolean {
  if (paragraph.name !== 'w:p' || child(child(paragraph, 'w:pPr'), 'w:sectPr') !== null) return false
  return childElements(paragraph).every((element) => element.name === 'w:pPr' || showsNothing(element))
}

function showsNothing(element: XmlElement): boolean {
  if (MARK.test(element.name) || element.name === 'w:rPr') return true
  if (!NO_INK.has(element.name)) return false
  if (element.name === 'w:t') return textOf(element).trim() === ''
  if (element.name === 'w:br') return attribute(element, 'w:type') === null
  return childElements(element).every(showsNothing)
}

/** Paragraphs of a cell, a text box or a control in reading order; null if it contains a table. */
export function paragraphsIn(container: XmlElement): XmlElement[] | null {
  const found: XmlElement[] = []
  for (const element of childElements(container)) {
    if (element.name === 'w:tbl') return null
    if (element.name === 'w:p') found.push(element)
    if (!WRAPPERS.has(element.name)) continue
    const inside = paragraphsIn(element)
    if (inside === null) return null
    found.push(...inside)
  }
  return found
}

/** Blank paragraphs directly after one, in the same container. */
export function blanksAfter(block: XmlElement, tree: DocxTree): XmlElement[] {
  const siblings = childElements(tree.parentOf(block)).filter(({ name }) => !MARK.test(name))
  const after = siblings.slice(siblings.indexOf(block) + 1)
  const end = after.findIndex((element) => !isBlank(element))
  return end === -1 ? after : after.slice(0, end)
}

/** Printed runs of a paragraph, without text boxes and deleted runs. */
export function runsOf(parent: XmlElement): XmlElement[] {
  return childElements(parent).flatMap((element) => {
    if (element.name === 'w:r') return [element]
    return DELETED.has(element.name) || element.name === 'w:pPr' ? [] : runsOf(element)
  })
}

/** Whitespace texts of a blank paragraph. */
export function blankTexts(paragraph: XmlElement): XmlElement[] {
  return runsOf(paragraph).flatMap((run) =>
    childElements(run).filter(({ name }) => name === 'w:t' || name === 'w:tab' || name === 'w:br'),
  )
}

/** Whether tracked changes deleted or moved away an element or its container. */
export function isDeleted(element: XmlElement, tree: DocxTree): boolean {
  return [element, ...tree.ancestors(element)].some((one) => {
    if (one.name === 'w:del' || one.name === 'w:moveFrom') return true
    return one.name === 'w:tr' && children(child(one, 'w:trPr'), 'w:del').length > 0
  })
}

/** The field or content control that an element is or is inside of, or null. */
export function controlAt(element: XmlElement, tree: DocxTree): XmlElement | null {
  if (element.name === 'w:fldChar' || element.name === 'w:sdt') return element
  return tree.ancestors(element).find((one) => one.name === 'w:sdt' && readContentControl(one) !== null) ?? null
}

/** The paragraph, table or control after which a paragraph can be added; null for a cell. */
export function blockOf(element: XmlElement, tree: DocxTree): XmlElement | null {
  const inside = controlAt(element, tree) ?? element
  const around = tree.closest(inside, 'w:p', 'w:tbl', 'w:tr', 'w:tc', 'w:txbxContent', 'w:body')
  if (around?.name === 'w:p' || around?.name === 'w:tbl') return around
  return inside.name === 'w:sdt' && around?.name !== 'w:tr' ? inside : null
}

/** The paragraph for a comment on an element; outside text boxes, which allow no comments. */
export function paragraphFor(element: XmlElement, tree: DocxTree): XmlElement | null {
  const box = [element, ...tree.ancestors(element)].findLast(({ name }) => name === 'w:txbxContent')
  return tree.closest(box ?? element, 'w:p') ?? descendants(element, 'w:p')[0] ?? null
}

export function hasTable(element: XmlElement): boolean {
  return descendants(element, 'w:tbl').length > 0
}
