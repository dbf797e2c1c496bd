import { attribute, elementsIn, isHtmlElement, textOf, type HtmlElement } from './html-elements.ts'

const UNASKED = new Set(['hidden', 'submit', 'button', 'reset', 'image', 'search', 'password'])
/** Frame of a rich text editor. */
const EDITOR_FRAME = /tox-edit|mce|cke_|wysiwyg|ck-editor|rich[- ]?text|_ifr$/i

/** Whether an element takes an entry: an input, a list, a text area, a rich text editor. */
export function isControl(element: HtmlElement): boolean {
  return isField(element) ? !isUnseen(element) : isEditor(element)
}

/** Whether a field is hidden; an editor may replace it. */
export function isUnseenField(element: HtmlElement): boolean {
  return isField(element) && isUnseen(element)
}

function isField({ tagName, attrs }: HtmlElement): boolean {
  if (tagName !== 'input') return tagName === 'textarea' || tagName === 'select'
  return !UNASKED.has((attrs.find(({ name }) => name === 'type')?.value ?? 'text').toLowerCase())
}

export function isTick(element: HtmlElement): boolean {
  return element.tagName === 'input' && /^(radio|checkbox)$/i.test(attribute(element, 'type') ?? '')
}

/**
 * Whether people type into the element itself, or into an editor's frame. An element that holds fields is not a single
 * field.
 */
export function isEditor(element: HtmlElement): boolean {
  if (element.tagName === 'iframe') {
    const names = ['id', 'class', 'title'].map((name) => attribute(element, name) ?? '')
    return names.some((name) => EDITOR_FRAME.test(name))
  }
  const isTextBox = attribute(element, 'role') === 'textbox' || isEditable(element)
  return isTextBox && !/^(body|input|textarea)$/.test(element.tagName) && !isHelper(element) && !holdsFields(element)
}

function isEditable(element: HtmlElement): boolean {
  const editable = attribute(element, 'contenteditable')
  return editable !== null && /^(true|plaintext-only)?$/i.test(editable.trim())
}

/** Editors receive pasted text in an element that nobody types into. */
function isHelper(element: HtmlElement): boolean {
  return attribute(element, 'tabindex') === '-1' && textOf(element).trim() === ''
}

function holdsFields(element: HtmlElement): boolean {
  return elementsIn(element, isField).length > 0
}

const NOT_SHOWN = /display\s*:\s*none|visibility\s*:\s*hidden/i
const OFF_SCREEN =
  /(?:left|top|right|text-indent)\s*:\s*-\d{3,}|opacity\s*:\s*0(?![.\d])|(?:height|width)\s*:\s*0(?![.\d])/i
const TRAP_NAME = /honey-?pot|(?:^|[-_ ])hp(?:[-_ ]|$)|bot-?(?:field|trap|check)/i

/**
 * Whether a field is hidden behind an editor or is a honeypot. Pages may hide lists, boxes and uploads to draw their
 * own.
 */
function isUnseen(control: HtmlElement): boolean {
  if (control.tagName === 'select' || /^(radio|checkbox|file)$/i.test(attribute(control, 'type') ?? '')) return false
  if (attribute(control, 'hidden') !== null || NOT_SHOWN.test(attribute(control, 'style') ?? '')) return true
  for (let node: HtmlElement | null = control; node !== null && isOfOne(node); node = parentOf(node))
    if (isTrap(node)) return true
  return false
}

/** Whether it holds at most one field. */
function isOfOne(element: HtmlElement): boolean {
  return element.tagName !== 'body' && element.tagName !== 'form' && elementsIn(element, isField).length <= 1
}

/** Whether neither sighted people nor screen readers reach it. */
function isTrap(element: HtmlElement): boolean {
  if (attribute(element, 'aria-hidden') === 'true' || OFF_SCREEN.test(attribute(element, 'style') ?? '')) return true
  return ['id', 'name', 'class'].some((name) => TRAP_NAME.test(attribute(element, name) ?? ''))
}

/** Labels of such honeypots for screen reader users. */
const TRAP_LABEL =
  /^(?:please )?(?:leave|keep) (?:this|the)? ?(?:field |box |input )?(?:empty|blank)|(?:do not|don['’]t) fill (?:this|in this)|^(?:bitte )?(?:dieses feld )?(?:bitte )?(?:leer lassen|nicht ausfüllen)|^(?:laissez? ce champ vide|ne (?:pas )?rempli\w*)|^(?:dejar? (?:este campo )?(?:vacío|en blanco)|no rellen\w*)|if you(?: a|['’])re (?:a )?human/i

export function labelsTrap(words: string): boolean {
  return TRAP_LABEL.test(words.trim())
}

/** The field that an editor replaces: hidden just before the editor, or named by it. */
export function sourceOf(editor: HtmlElement, byId: ReadonlyMap<string, HtmlElement>): HtmlElement | null {
  const named = byId.get(attribute(editor, 'input') ?? (attribute(editor, 'id') ?? '').replace(/_ifr$/, ''))
  if (named !== undefined && named !== editor) return named
  for (let node: HtmlElement | null = editor; node !== null && !isForm(node); node = parentOf(node)) {
    const before = elementBefore(node)
    if (before !== null && /^(textarea|input)$/.test(before.tagName) && !isControl(before)) return before
  }
  return null
}

function isForm({ tagName }: HtmlElement): boolean {
  return tagName === 'form' || tagName === 'body'
}

function elementBefore(element: HtmlElement): HtmlElement | null {
  const siblings = parentOf(element)?.childNodes ?? []
  return siblings.slice(0, Math.max(0, siblings.indexOf(element))).findLast(isHtmlElement) ?? null
}

export function parentOf(element: HtmlElement): HtmlElement | null {
  const parent = element.parentNode
  return parent !== null && isHtmlElement(parent) ? parent : null
}
