import type { FormEntry } from '../../../../core/hand-in/ports.ts'
import { collapseWhitespace } from '../../document/collapse-whitespace.ts'
import { attribute, elementsIn, textOf, type HtmlElement } from '../../html/html-elements.ts'
import { isEditor, isTick, parentOf } from '../../html/html-controls.ts'
import { plainAnswer } from '../answer/answer-paragraphs.ts'
import { spacedAnswer } from '../answer/spaced-answer.ts'
import { answerText, chosenOptions, type Outcome } from '../place-outcomes.ts'
import { plainNumber } from '../typed-value.ts'
import type { Splice } from '../package/splice.ts'
import { escapeHtml, htmlParagraphs } from './html-answer.ts'

type Splices = readonly Splice[]

/** Splices that set the value of a control, or the reason for leaving it unchanged. */
export function controlSplices(control: HtmlElement, entry: FormEntry, source: string): Splices | Outcome {
  if (control.tagName === 'select') return selectSplices(control, entry)
  if (control.tagName === 'textarea') return textareaSplices(control, entry)
  if (isTick(control)) return tickLone(control, entry)
  if (isEditor(control)) return editorSplices(control, entry)
  return inputSplices(control, entry, source)
}

function textareaSplices(control: HtmlElement, entry: FormEntry): Splices | Outcome {
  const place = control.sourceCodeLocation
  if (!place?.startTag || !place.endTag) return 'unwritable'
  // Pages leave out a line end right behind the tag.
  const text = spacedAnswer(answerText(entry)).replace(/^\n/u, '\n\n')
  return [{ start: place.startTag.endOffset, end: place.endTag.startOffset, text: escapeHtml(text) }]
}

/** Writes into the page itself; the frame of an editor has a separate page. */
function editorSplices(editor: HtmlElement, entry: FormEntry): Splices | Outcome {
  const place = editor.sourceCodeLocation
  if (editor.tagName === 'iframe') return 'by-hand'
  if (!place?.startTag || !place.endTag) return 'unwritable'
  const answer = htmlParagraphs(answerText(entry))
  return [{ start: place.startTag.endOffset, end: place.endTag.startOffset, text: answer }]
}

function inputSplices(control: HtmlElement, entry: FormEntry, source: string): Splices | Outcome {
  const type = (attribute(control, 'type') ?? 'text').toLowerCase()
  if (type === 'file') return 'by-hand'
  const value = typedValue(type, entry.day, plainAnswer(answerText(entry)).replace(/(?<!\s)\s*\n\s*/gu, ' '))
  return value === null || !isInRange(control, value) || !fitsPattern(control, value)
    ? 'unwritable'
    : setAttribute(control, 'value', value, source)
}

/** Null for text that this type of control does not accept. */
function typedValue(type: string, day: string | null, words: string): string | null {
  if (type === 'number' || type === 'range') return plainNumber(words)?.toString() ?? null
  if (type === 'date') return day
  if (type === 'month') return day?.slice(0, 7) ?? null
  if (type === 'url') return /^[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/u.test(words) ? `https://${words}` : words
  return /^(week|time|datetime-local|color)$/u.test(type) ? null : words
}

/** A slow expression: a repeated group with repetition or alternatives inside. */
const MAY_TAKE_LONG = /[+*}?|][^()]*\)[+*{?]|\\[1-9]/u
const LONGEST_MATCHED = 200

/** In HTML, a pattern must match the whole value, and an invalid one is ignored. */
function fitsPattern(control: HtmlElement, value: string): boolean {
  const pattern = attribute(control, 'pattern')
  if (pattern === null || MAY_TAKE_LONG.test(pattern) || value.length > LONGEST_MATCHED) return true
  try {
    return new RegExp(`^(?:${pattern})$`, 'u').test(value)
  } catch {
    return true
  }
}

/** Compares numbers by value, and dates in HTML's format as text. */
function isInRange(control: HtmlElement, value: string): boolean {
  const isNumber = /^(?:number|range)$/iu.test(attribute(control, 'type') ?? '')
  const order = (bound: string) =>
    isNumber ? Number(value) - Number(bound) : value < bound ? -1 : value > bound ? 1 : 0
  const [least, most] = ['min', 'max'].map((name) => attribute(control, name)?.trim() ?? '')
  return !(least !== '' && order(least!) < 0) && !(most !== '' && order(most!) > 0)
}

function selectSplices(select: HtmlElement, entry: FormEntry): Splices | Outcome {
  const options = elementsIn(select, ({ tagName }) => tagName === 'option').map((element) => ({
    text: collapseWhitespace(textOf(element)),
    element,
  }))
  const chosen = chosenOptions(entry, options)?.map(({ element }) => element)
  if (chosen === undefined) return 'unknown-option'
  const others = attribute(select, 'multiple') === null ? options.map(({ element }) => element) : []
  return switched(chosen, others, 'selected')
}

function tickLone(control: HtmlElement, entry: FormEntry): Splices | Outcome {
  const words = wordsOfTick(control, control) || entry.label
  return chosenOptions(entry, [{ text: words }]) === null ? 'unknown-option' : tickSplices([control], [control])
}

/** Checks boxes; a radio button unchecks the others of its name. */
export function tickSplices(among: readonly HtmlElement[], ticks: readonly HtmlElement[]): Splices {
  const names = new Set(ticks.filter(isRadio).map((tick) => attribute(tick, 'name')))
  return switched(
    ticks,
    among.filter((tick) => isRadio(tick) && names.has(attribute(tick, 'name'))),
    'checked',
  )
}

function isRadio(element: HtmlElement): boolean {
  return /^radio$/iu.test(attribute(element, 'type') ?? '')
}

/** Words beside a box: from the label around it or for it. */
export function wordsOfTick(tick: HtmlElement, group: HtmlElement): string {
  const id = attribute(tick, 'id')
  const label = elementsIn(group, (one) => one.tagName === 'label' && id !== null && attribute(one, 'for') === id)[0]
  for (let node = parentOf(tick); label === undefined && node !== null; node = parentOf(node))
    if (node.tagName === 'label') return collapseWhitespace(textOf(node))
  return collapseWhitespace(label === undefined ? (attribute(tick, 'value') ?? '') : textOf(label))
}

/** Sets a boolean attribute on some elements, and removes it from the others. */
function switched(on: readonly HtmlElement[], among: readonly HtmlElement[], name: string): Splice[] {
  const off = among.filter((element) => !on.includes(element)).flatMap((element) => attributePlace(element, name) ?? [])
  const set = on.filter((element) => attribute(element, name) === null).map((element) => atTagName(element, ` ${name}`))
  return [...off.map(({ startOffset, endOffset }) => ({ start: startOffset, end: endOffset, text: '' })), ...set]
}

function setAttribute(element: HtmlElement, name: string, value: string, source: string): Splice[] {
  const place = attributePlace(element, name)
  const written = `${name}="${escapeHtml(value)}"`
  if (place === undefined) return [atTagName(element, ` ${written}`)]
  const end = source[place.endOffset - 1] === '/' ? `${written} ` : written
  return [{ start: place.startOffset, end: place.endOffset, text: end }]
}

function attributePlace(element: HtmlElement, name: string): { startOffset: number; endOffset: number } | undefined {
  return element.sourceCodeLocation?.attrs?.[name]
}

function atTagName(element: HtmlElement, text: string): Splice {
  const at = element.sourceCodeLocation!.startOffset + 1 + element.tagName.length
  return { start: at, end: at, text }
}
