import { childElements, type XmlElement } from '../../xml/xml-element.ts'

/** A property of a run or a paragraph, as written in the file. */
export interface Property {
  /** With the usual prefix, such as "w:sz". */
  readonly name: string
  readonly xml: string
}

export type Properties = readonly Property[]

/** The order that the standard requires; other properties come last. */
const RUN_ORDER =
  'rStyle rFonts b bCs i iCs caps smallCaps strike dstrike outline shadow emboss imprint noProof snapToGrid vanish webHidden color spacing w kern position sz szCs highlight u effect bdr shd fitText vertAlign rtl cs em lang eastAsianLayout specVanish oMath'
const PARAGRAPH_ORDER =
  'pStyle keepNext keepLines pageBreakBefore framePr widowControl numPr suppressLineNumbers pBdr shd tabs suppressAutoHyphens kinsoku wordWrap overflowPunct topLinePunct autoSpaceDE autoSpaceDN bidi adjustRightInd snapToGrid spacing ind contextualSpacing mirrorIndents suppressOverlap jc textDirection textAlignment textboxTightWrap outlineLvl divId cnfStyle rPr sectPr pPrChange'

const RUN_RANKS = ranksOf(RUN_ORDER)
const PARAGRAPH_RANKS = ranksOf(PARAGRAPH_ORDER)
const LAST = 1000

/** Properties that answers do not inherit: tracked changes and hidden text. */
const NEVER = new Set([
  'w:ins',
  'w:del',
  'w:moveFrom',
  'w:moveTo',
  'w:rPrChange',
  'w:pPrChange',
  'w:vanish',
  'w:webHidden',
])

export function propertiesOf(element: XmlElement | null, source: string): Properties {
  return childElements(element)
    .filter(({ name }) => !NEVER.has(name))
    .map(({ name, start, end }) => ({ name, xml: source.slice(start, end) }))
}

export function withoutProperties(properties: Properties, ...names: readonly string[]): Properties {
  return properties.filter(({ name }) => !names.includes(name))
}

/** Replaces or adds properties by name. */
export function withProperties(properties: Properties, ...added: Properties): Properties {
  return [...withoutProperties(properties, ...added.map(({ name }) => name)), ...added]
}

/** An element with the properties, such as "w:rPr"; empty without properties. */
export function writeProperties(element: string, properties: Properties): string {
  if (properties.length === 0) return ''
  const ranks = element.endsWith('rPr') ? RUN_RANKS : PARAGRAPH_RANKS
  const sorted = properties
    .map((property, index) => ({ property, rank: ranks.get(property.name) ?? LAST, index }))
    .sort((a, b) => a.rank - b.rank || a.index - b.index)
  return `<${element}>${sorted.map(({ property }) => property.xml).join('')}</${element}>`
}

function ranksOf(order: string): ReadonlyMap<string, number> {
  return new Map(order.split(' ').map((name, rank) => [`w:${name}`, rank]))
}
