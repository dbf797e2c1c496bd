import { valueOf } from '../../docx/docx-styles.ts'
import { at, attribute, child, type XmlElement } from '../../xml/xml-element.ts'
import type { AnswerParagraph } from '../answer/answer-paragraphs.ts'
import type { PlaceStyle } from './answer-xml.ts'
import type { DocxTree } from './docx-tree.ts'
import { runsOf } from './paragraphs.ts'
import { propertiesOf, withoutProperties, withProperties, type Properties, type Property } from './properties.ts'

/** Font properties that an answer takes from its place. Bold, italics and underlining belong to the label. */
const FACE = new Set(['w:rFonts', 'w:sz', 'w:szCs', 'w:lang', 'w:rtl', 'w:cs'])

/** The formatting of text in a paragraph: that of its last run, or else of its paragraph mark. */
export function styleOf(paragraph: XmlElement, tree: DocxTree): PlaceStyle {
  const properties = child(paragraph, 'w:pPr')
  const last = runsOf(paragraph).at(-1)
  const run = child(last ?? null, 'w:rPr') ?? child(properties, 'w:rPr')
  return {
    paragraph: insideMargins(properties, propertiesOf(properties, tree.source)),
    run: faceOf(propertiesOf(run, tree.source), paragraph, tree, ['w:color']),
  }
}

/** Maximum length of a centred text, in characters. */
const LONGEST_CENTRED = 150
const CENTRED = /"(?:center|right|end)"/u

/** The place's style for an answer: short ones may be centred, text and lists are not. */
export function styleFor(answer: readonly AnswerParagraph[], style: PlaceStyle, { prefix }: DocxTree): PlaceStyle {
  const isCentred = style.paragraph.some(({ name, xml }) => name === 'w:jc' && CENTRED.test(xml))
  const isShort = answer.length === 1 && answer[0]!.list === null && lengthOf(answer) <= LONGEST_CENTRED
  if (!isCentred || isShort) return style
  const left = { name: 'w:jc', xml: `<${prefix}jc ${prefix}val="left"/>` }
  return { ...style, paragraph: withProperties(style.paragraph, left) }
}

/** Number of characters in an answer. */
export function lengthOf(answer: readonly AnswerParagraph[]): number {
  return answer.reduce((total, { runs }) => total + runs.reduce((sum, { text }) => sum + text.length, 0), 0)
}

/** The font of a run, and other properties to keep; not bold, even in a bold paragraph style. */
export function faceOf(
  run: Properties,
  paragraph: XmlElement,
  tree: DocxTree,
  kept: readonly string[] = [],
): Properties {
  const isStyled = isInStyledCell(paragraph, tree)
  const face = run.filter(({ name }) => FACE.has(name) || kept.includes(name) || (isStyled && name === 'w:color'))
  const style = tree.styles.paragraph(valueOf(child(paragraph, 'w:pPr'), 'w:pStyle'))
  const { bold, italic } = style
  const plain = [...(bold ? [off('b', tree)] : []), ...(italic ? [off('i', tree)] : [])]
  return withProperties(face, ...plain, ...(isStyled ? [off('b', tree)] : []))
}

/**
 * Whether a table style formats the cell's row or column, the first or the last: bold type, or white on a background
 * that the cell may not have. The colour of its label is readable there.
 */
export function isInStyledCell(paragraph: XmlElement, tree: DocxTree): boolean {
  const cell = tree.closest(paragraph, 'w:tc')
  if (cell === null) return false
  const conditions = [at(cell, 'w:tcPr', 'w:cnfStyle'), at(tree.parentOf(cell), 'w:trPr', 'w:cnfStyle')]
  return conditions.some((one) => /^[01]{0,3}1/u.test(attribute(one, 'w:val') ?? ''))
}

/** A property that switches a style's property off. */
export function off(name: string, { prefix }: DocxTree): Property {
  return { name: `w:${name}`, xml: `<${prefix}${name} ${prefix}val="0"/>` }
}

/** Whether lines of a paragraph begin outside the margins: blank ones often do, invisibly. */
export function isOutdented(properties: XmlElement | null): boolean {
  const indent = child(properties, 'w:ind')
  const twips = (...names: readonly string[]) =>
    Number(names.map((name) => attribute(indent, `w:${name}`)).find((value) => value !== null) ?? 0)
  return twips('left', 'start') - twips('hanging') < 0
}

function insideMargins(element: XmlElement | null, properties: Properties): Properties {
  return isOutdented(element) ? withoutProperties(properties, 'w:ind') : properties
}

/** Removes formatting of the placeholder. */
export function withoutPlaceholderLook(run: Properties): Properties {
  return withoutProperties(run, 'w:rStyle', 'w:color', 'w:i', 'w:iCs', 'w:highlight', 'w:shd')
}
