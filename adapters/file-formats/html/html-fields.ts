import type { Field } from '../document/document.ts'
import { collapseWhitespace } from '../document/collapse-whitespace.ts'
import { isControl, isEditor, isUnseenField, isTick, labelsTrap, parentOf, sourceOf } from './html-controls.ts'
import {
  anchorOf,
  attribute,
  elementsIn,
  isHtmlElement,
  textOf,
  type HtmlElement,
  type HtmlNode,
} from './html-elements.ts'

/** Rules from a control's own attributes, in words; empty if anything is allowed. */
function rulesOf(control: HtmlElement): string {
  const [least, most, shortest] = ['min', 'max', 'minlength'].map((name) => attribute(control, name)?.trim() ?? '')
  const length = shortest === '' || shortest === '0' ? '' : `At least ${shortest} characters.`
  const required = isRequired(control) ? 'Required.' : ''
  return [required, amounts(least!, most!), length, patternOf(control)].filter((rule) => rule !== '').join(' ')
}

function isRequired(control: HtmlElement): boolean {
  return attribute(control, 'required') !== null || attribute(control, 'aria-required') === 'true'
}

function amounts(least: string, most: string): string {
  if (least !== '' && most !== '') return `From ${least} to ${most}.`
  if (least !== '') return `At least ${least}.`
  return most === '' ? '' : `At most ${most}.`
}

/** HTML lets a control's title explain its pattern in words. */
function patternOf(control: HtmlElement): string {
  return attribute(control, 'pattern') === null ? '' : (attribute(control, 'title') ?? '')
}

/** Fields of a page, and the elements whose text they include. */
export interface HtmlFields {
  readonly fields: ReadonlyMap<HtmlElement, Field>
  readonly consumed: ReadonlySet<HtmlElement>
}

export const NO_FIELDS: HtmlFields = { fields: new Map(), consumed: new Set() }

const NO_VALUE = { kind: 'field', page: null, value: null, maxCharacters: null, isTicked: false } as const
const HINT = /hint|help|descri|instruction|form-text|note/i

export function readHtmlFields(root: HtmlElement): HtmlFields {
  const fields = new Map<HtmlElement, Field>()
  const consumed = new Set<HtmlElement>()
  const byId = new Map(
    elementsIn(root, (element) => attribute(element, 'id') !== null).map((element) => [
      attribute(element, 'id')!,
      element,
    ]),
  )
  const labels = new Map(
    elementsIn(root, (element) => element.tagName === 'label' && attribute(element, 'for') !== null).map((label) => [
      attribute(label, 'for')!,
      label,
    ]),
  )
  for (const group of choiceGroups(root)) readGroup(group, byId, fields, consumed)
  for (const control of elementsIn(root, isControl)) {
    if (fields.has(control) || consumed.has(control)) continue
    const source = isEditor(control) ? sourceOf(control, byId) : null
    const label = [control, source].reduce<HtmlElement | null>((found, one) => found ?? labelOf(one, labels), null)
    const inside = label === null ? [] : hintsIn(label)
    const near = new Set([...inside, ...described(control, byId), ...between(label, control), ...hintAfter(control)])
    const hints = [...near].filter((hint) => !consumed.has(hint))
    for (const element of [label, ...hints]) if (element !== null) consumed.add(element)
    const field = fieldOf(control, label, hints, byId)
    if (labelsTrap(field.label ?? '')) consumed.add(control)
    else fields.set(control, field)
    if (isEditor(control)) for (const element of elementsIn(control, () => true)) consumed.add(element)
  }
  for (const unseen of elementsIn(root, isUnseenField)) {
    const label = labelOf(unseen, labels)
    if (label !== null) consumed.add(label)
  }
  return { fields, consumed }
}

/** Label of a field, or of the editor around it. */
function labelOf(control: HtmlElement | null, labels: ReadonlyMap<string, HtmlElement>): HtmlElement | null {
  for (let node = control; node !== null; node = parentOf(node)) {
    const label = labels.get(attribute(node, 'id') ?? '')
    if (label !== undefined) return label
    if (control === null || !isEditor(control) || node.tagName === 'form') break
  }
  return control === null ? null : closest(control, 'label')
}

/** Fieldsets and radio groups that contain only ticks: each is one field with options. */
function choiceGroups(root: HtmlElement): HtmlElement[] {
  return elementsIn(
    root,
    (element) => element.tagName === 'fieldset' || /^(radio)?group$/.test(attribute(element, 'role') ?? ''),
  ).filter((group) => {
    const controls = elementsIn(group, isControl)
    return controls.length > 0 && controls.every(isTick)
  })
}

function readGroup(
  group: HtmlElement,
  byId: ReadonlyMap<string, HtmlElement>,
  fields: Map<HtmlElement, Field>,
  consumed: Set<HtmlElement>,
): void {
  const ticks = elementsIn(group, isTick)
  if (ticks.some((tick) => consumed.has(tick))) return
  const legend = elementsIn(group, (element) => element.tagName === 'legend')[0] ?? null
  const options = elementsIn(group, (element) => element.tagName === 'label').map((label) =>
    collapseWhitespace(textOf(label)),
  )
  const help = collapseWhitespace(described(group, byId).map(textOf).join(' '))
  const label = collapseWhitespace(legend === null ? (attribute(group, 'aria-label') ?? '') : textOf(legend))
  const control = attribute(ticks[0]!, 'type') === 'checkbox' ? 'tick' : 'choice'
  const printed = [label, help, ...options].join(' ')
  const found = { control, label: label || null, help: help || null, options, printed } as const
  fields.set(group, { ...NO_VALUE, ...found, anchor: anchorOf(group) })
  for (const element of [...ticks, ...elementsIn(group, () => true)]) consumed.add(element)
}

function fieldOf(
  control: HtmlElement,
  label: HtmlElement | null,
  hints: readonly HtmlElement[],
  byId: ReadonlyMap<string, HtmlElement>,
): Field {
  const labelledBy = (attribute(control, 'aria-labelledby') ?? '').split(/\s+/).flatMap((id) => byId.get(id) ?? [])
  const words =
    label === null
      ? labelledBy.map(textOf).join(' ') || (attribute(control, 'aria-label') ?? '')
      : withoutHints(label, hintsIn(label))
  const help = collapseWhitespace([...hints.map(textOf), wordLimitOf(control), rulesOf(control)].join(' '))
  const most = Number(attribute(control, 'maxlength') ?? 0)
  const isTyped = control.tagName === 'textarea' || isEditor(control)
  const typed = isTyped ? collapseWhitespace(control.childNodes.map(textOf).join(' ')) : ''
  const text = label === null && labelledBy.length === 0 ? '' : collapseWhitespace(words)
  return {
    ...NO_VALUE,
    anchor: anchorOf(control),
    control: kindOf(control),
    label: collapseWhitespace(words) || null,
    help: help || null,
    value: typed || collapseWhitespace(placeholderOf(control)) || null,
    maxCharacters: most > 0 ? most : null,
    printed: [text, help, typed].join(' '),
    options: elementsIn(control, (element) => element.tagName === 'option').map((option) =>
      collapseWhitespace(textOf(option)),
    ),
  }
}

/** Placeholder of an empty field; for editors, scripts print it. */
function placeholderOf(control: HtmlElement): string {
  const names = ['placeholder', 'data-placeholder', 'aria-placeholder']
  return names.reduce((found, name) => found || (attribute(control, name) ?? ''), '')
}

function kindOf(control: HtmlElement): Field['control'] {
  if (isEditor(control)) return attribute(control, 'aria-multiline') === 'false' ? 'text' : 'multiline'
  if (control.tagName === 'textarea') return 'multiline'
  if (control.tagName === 'select') return 'choice'
  const type = (attribute(control, 'type') ?? 'text').toLowerCase()
  if (type === 'radio' || type === 'checkbox') return 'tick'
  if (type === 'file') return 'file'
  if (type === 'number' || type === 'range' || takesDigits(control)) return 'number'
  return /^(date|month|week|datetime-local)$/.test(type) ? 'date' : 'text'
}

/** Whether only digits are allowed, except for telephone numbers. */
function takesDigits(control: HtmlElement): boolean {
  return /^(?:numeric|decimal)$/i.test(attribute(control, 'inputmode') ?? '') && attribute(control, 'type') !== 'tel'
}

/** Word count attribute of the UK government's design system; a script prints the count. */
function wordLimitOf(control: HtmlElement): string {
  for (let node: HtmlElement | null = control; node !== null; node = parentOf(node)) {
    const most = attribute(node, 'data-maxwords')
    if (most !== null) return `Maximum ${most} words`
  }
  return ''
}

function described(element: HtmlElement, byId: ReadonlyMap<string, HtmlElement>): HtmlElement[] {
  return (attribute(element, 'aria-describedby') ?? '').split(/\s+/).flatMap((id) => byId.get(id) ?? [])
}

/** Elements with text between a label and its control, which share a parent. */
function between(label: HtmlElement | null, control: HtmlElement): HtmlElement[] {
  const parent = label?.parentNode
  if (label === null || !parent || !('childNodes' in parent)) return []
  const siblings: readonly HtmlNode[] = parent.childNodes
  const end = siblings.indexOf(childWith(control, parent))
  const start = siblings.indexOf(label)
  return siblings
    .slice(start + 1, Math.max(start + 1, end))
    .filter(isHtmlElement)
    .filter((element) => elementsIn(element, isControl).length === 0 && !isControl(element))
}

function hintAfter(control: HtmlElement): HtmlElement[] {
  const siblings = parentOf(control)?.childNodes ?? []
  const next = siblings.slice(siblings.indexOf(control) + 1).find(isHtmlElement)
  return next !== undefined && isHint(next) ? [next] : []
}

function isHint(element: HtmlElement): boolean {
  return HINT.test(attribute(element, 'class') ?? '')
}

/** Hints inside a label. */
function hintsIn(label: HtmlElement): HtmlElement[] {
  const hints = elementsIn(label, isHint)
  return collapseWhitespace(withoutHints(label, hints)) === '' ? [] : hints
}

function withoutHints(label: HtmlElement, hints: readonly HtmlElement[]): string {
  return hints.reduce((words, hint) => words.replace(textOf(hint), ' '), textOf(label))
}

/** Child of an ancestor that contains an element; the outermost element if it is not an ancestor. */
function childWith(inner: HtmlElement, ancestor: unknown): HtmlElement {
  let node = inner
  while (node.parentNode !== ancestor) {
    const above = parentOf(node)
    if (above === null) break
    node = above
  }
  return node
}

function closest(element: HtmlElement, tagName: string): HtmlElement | null {
  for (let node = parentOf(element); node !== null; node = parentOf(node)) if (node.tagName === tagName) return node
  return null
}
