import type { FormField } from '../../../core/proposals/form.ts'
import { foldSpace } from '../../file-formats/document/fold-space.ts'
import { childElements, type Element } from '../xml/xml-tree.ts'
import type { OdtStyle, OdtStyles } from './odt-styles.ts'

export interface OdtRun {
  readonly text: string
  readonly bold: boolean
  readonly italic: boolean
}

export interface OdtControl {
  readonly element: Element
  readonly control: FormField['control']
  readonly value: string | null
  readonly options: readonly string[]
}

export interface OdtText {
  readonly runs: OdtRun[]
  readonly controls: OdtControl[]
  readonly boxes: Element[]
}

const BLANK = '_____'
const SKIPPED = new Set([
  'text:note',
  'office:annotation',
  'text:bookmark',
  'text:tracked-changes',
  'text:change',
  'draw:image',
  'text:ruby-text',
])

/** Text of a paragraph with its spaces and tabs; placeholders and input fields as blanks. */
export function readOdtText(paragraph: Element, style: OdtStyle, styles: OdtStyles): OdtText {
  const text: OdtText = { runs: [], controls: [], boxes: [] }
  collect(paragraph, style, { styles, text, leaderTabs: style.leaderTabs })
  return text
}

interface Collecting {
  readonly styles: OdtStyles
  readonly text: OdtText
  readonly leaderTabs: boolean
}

function collect(parent: Element, style: OdtStyle, to: Collecting): void {
  for (let node = parent.firstChild; node !== null; node = node.nextSibling) {
    if (node.nodeType === 3) addRun(to, (node.nodeValue ?? '').replace(/\s+/gu, ' '), style)
    else if (node.nodeType === 1) collectElement(node as Element, style, to)
  }
}

function collectElement(element: Element, style: OdtStyle, to: Collecting): void {
  switch (element.nodeName) {
    case 'text:s':
      return addRun(to, ' '.repeat(Math.min(200, Number(element.getAttribute('text:c') || 1))), style)
    case 'text:tab':
      return addRun(to, to.leaderTabs ? ` ${BLANK} ` : '\t', style)
    case 'text:line-break':
      return addRun(to, '\n', style)
    case 'text:span':
      return collectSpan(element, style, to)
    case 'draw:text-box':
      to.text.boxes.push(element)
      return
    case 'text:placeholder':
    case 'text:text-input':
    case 'text:drop-down':
    case 'draw:control':
      return addControl(element, style, to)
    default:
      if (!SKIPPED.has(element.nodeName)) collect(element, style, to)
  }
}

function collectSpan(element: Element, style: OdtStyle, to: Collecting): void {
  const own = to.styles.span(element.getAttribute('text:style-name'))
  if (own.hidden) return
  const text = element.textContent ?? ''
  const spaces = childElements(element).some((one) => /^text:(s|tab)$/.test(one.nodeName))
  if (own.underlined && text.trim() === '' && (spaces || text.length >= 3)) return addRun(to, ` ${BLANK} `, style)
  collect(element, { ...style, bold: own.bold || style.bold, italic: own.italic || style.italic }, to)
}

function addControl(element: Element, style: OdtStyle, to: Collecting): void {
  const value = foldSpace(element.textContent ?? '')
  const options = childElements(element)
    .filter((one) => one.nodeName === 'text:label')
    .map((one) => one.getAttribute('text:value') ?? '')
  const control = element.nodeName === 'text:drop-down' ? 'choice' : 'text'
  to.text.controls.push({ element, control, value: value === '' ? null : value, options })
  addRun(to, ` ${BLANK} `, style)
}

function addRun(to: Collecting, text: string, style: OdtStyle): void {
  if (text !== '' && !style.hidden) to.text.runs.push({ text, bold: style.bold, italic: style.italic })
}
