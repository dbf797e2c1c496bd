import { valueOf } from '../../docx/docx-styles.ts'
import { at, attribute, child, type XmlElement } from '../../xml/xml-element.ts'
import type { AnswerParagraph } from '../answer/answer-paragraphs.ts'
import type { PlaceStyle } from './answer-xml.ts'
import type { DocxTree } from './docx-tree.ts'
import { runsOf } from './paragraphs.ts'
import { propertiesOf, withoutProperties, withProperties, type Properties, type Property } from './properties.ts'

/** What a place gives to its answer: a type face. Bold, underlined and slanted type are the label's. */
const FACE = new Set(['w:rFonts', 'w:sz', 'w:szCs', 'w:lang', 'w:rtl', 'w:cs'])

/** What a text set in a paragraph looks like: as its last run, or else as the mark at its end. */
export function styleOf(paragraph: XmlElement, tree: DocxTree): PlaceStyle {
  const properties = child(paragraph, 'w:pPr')
  const last = runsOf(paragraph).at(-1)
  const run = child(last ?? null, 'w:rPr') ?? child(properties, 'w:rPr')
  return {
    paragraph: insideMargins(properties, propertiesOf(properties, tree.source)),
    run: faceOf(propertiesOf(run, tree.source), paragraph, tree, ['w:color']),
  }
}

/** Of a text that stays centred, in characters. */
const LONGEST_CENTRED = 150
const CENTRED = /"(?:center|right|end)"/u

/** The style of a place for an answer: short ones may be centred, text and lists begin at the margin. */
export function styleFor(answer: readonly AnswerParagraph[], style: PlaceStyle, { prefix }: DocxTree): PlaceStyle {
  const isCentred = style.paragraph.some(({ name, xml }) => name === 'w:jc' && CENTRED.test(xml))
  const isShort = answer.length === 1 && answer[0]!.list === null && lengthOf(answer) <= LONGEST_CENTRED
  if (!isCentred || isShort) return style
  const left = { name: 'w:jc', xml: `<${prefix}jc ${prefix}val="left"/>` }
  return { ...style, paragraph: withProperties(style.paragraph, left) }
}

/** How many characters an answer has. */
export function lengthOf(answer: readonly AnswerParagraph[]): number {
  return answer.reduce((total, { runs }) => total + runs.reduce((sum, { text }) => sum + text.length, 0), 0)
}

/** The face of a run, and what else of it is to be kept; set in plain type where the paragraph's style is bold. */
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
 * Whether a table's style gives its own look to the row or column of a cell, the first or the last: bold type, or white on a
 * ground that the cell may not have. The colour that its label has can be read there.
 */
export function isInStyledCell(paragraph: XmlElement, tree: DocxTree): boolean {
  const cell = tree.closest(paragraph, 'w:tc')
  if (cell === null) return false
  const conditions = [at(cell, 'w:tcPr', 'w:cnfStyle'), at(tree.parentOf(cell), 'w:trPr', 'w:cnfStyle')]
  return conditions.some((one) => /^[01]{0,3}1/u.test(attribute(one, 'w:val') ?? ''))
}

/** A property that is switched off, whatever a style says. */
export function off(name: string, { prefix }: DocxTree): Property {
  return { name: `w:${name}`, xml: `<${prefix}${name} ${prefix}val="0"/>` }
}

/** Whether lines of a paragraph begin outside of the margins: blank ones often do, unseen. */
export function isOutdented(properties: XmlElement | null): boolean {
  const indent = child(properties, 'w:ind')
  const twips = (...names: readonly string[]) =>
    Number(names.map((name) => attribute(indent, `w:${name}`)).find((value) => value !== null) ?? 0)
  return twips('left', 'start') - twips('hanging') < 0
}

function insideMargins(element: XmlElement | null, properties: Properties): Properties {
  return isOutdented(element) ? withoutProperties(properties, 'w:ind') : properties
}

/** The look of a placeholder is no look of an answer. */
export function withoutPlaceholderLook(run: Properties): Properties {
  return withoutProperties(run, 'w:rStyle', 'w:color', 'w:i', 'w:iCs', 'w:highlight', 'w:shd')
}
