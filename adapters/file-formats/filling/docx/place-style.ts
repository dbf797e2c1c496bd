import { valueOf } from '../../docx/docx-styles.ts'
import { attribute, child, type XmlElement } from '../../xml/xml-element.ts'
import type { PlaceStyle } from './answer-xml.ts'
import type { DocxTree } from './docx-tree.ts'
import { runsOf } from './paragraphs.ts'
import { propertiesOf, withoutProperties, withProperties, type Properties } from './properties.ts'

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

/** The face of a run, and what else of it is to be kept; set in plain type where the paragraph's style is bold. */
export function faceOf(
  run: Properties,
  paragraph: XmlElement,
  tree: DocxTree,
  kept: readonly string[] = [],
): Properties {
  const face = run.filter(({ name }) => FACE.has(name) || kept.includes(name))
  const style = tree.styles.paragraph(valueOf(child(paragraph, 'w:pPr'), 'w:pStyle'))
  const plain = (name: string) => ({ name: `w:${name}`, xml: `<${tree.prefix}${name} ${tree.prefix}val="0"/>` })
  return withProperties(face, ...(style.bold ? [plain('b')] : []), ...(style.italic ? [plain('i')] : []))
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
