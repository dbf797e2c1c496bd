import { joinSingleLists, removeUnseen, writeOutLetters, writeOutTables } from './paste-page.ts'

const LIST_STYLE = /mso-list:[^;]*level(\d+)/i
const NUMBERED = /^\s*(\(?[0-9]+|\(?[a-z]{1,3})[.)]/i

interface WordItem {
  readonly element: HTMLElement
  readonly level: number
  readonly isNumbered: boolean
  /** The number or letter printed by Word. */
  readonly sign: string
}

/**
 * Converts pasted HTML for the editor: Word's lists, letters before items, table rows, and no content that the source
 * does not show as its text.
 */
export function readablePaste(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  removeUnseen(page)
  makeWordLists(page)
  joinSingleLists(page)
  writeOutLetters(page)
  writeOutTables(page)
  return page.body.innerHTML
}

/** Word writes list items as paragraphs whose first word is the bullet. */
function makeWordLists(page: Document): void {
  let series: WordItem[] = []
  for (const element of [...page.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6, table')]) {
    const item = wordItemOf(element)
    if (item === null || series.at(-1)?.element !== element.previousElementSibling) {
      replaceSeries(series, page)
      series = []
    }
    if (item !== null) series.push(item)
  }
  replaceSeries(series, page)
}

function wordItemOf(element: HTMLElement): WordItem | null {
  const [, level] = LIST_STYLE.exec(element.getAttribute('style') ?? '') ?? []
  if (level === undefined) return null
  const sign = signOf(element)
  const printed = sign?.textContent.trim() ?? ''
  sign?.remove()
  return { element, level: Number(level), isNumbered: NUMBERED.test(printed), sign: printed.replace(/[().\s]/g, '') }
}

/** The bullet or number, which Word marks as ignorable. */
const signOf = (element: HTMLElement) =>
  [...element.querySelectorAll('span')].find((span) => /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''))

/** Replaces the paragraphs with a list. */
function replaceSeries(series: readonly WordItem[], page: Document): void {
  const [first] = series
  if (first === undefined) return
  const top: HTMLElement[] = []
  const open: { readonly list: HTMLElement; readonly level: number }[] = []
  for (const { element, level, isNumbered, sign } of series) {
    while ((open.at(-1)?.level ?? 0) > level) open.pop()
    const tag = isNumbered ? 'ol' : 'ul'
    if (open.at(-1)?.level === level && open.at(-1)?.list.localName !== tag) open.pop()
    if (open.at(-1)?.level !== level) {
      const list = newList(tag, open.at(-1)?.list, top, page)
      if (isNumbered) setStart(list, sign)
      open.push({ list, level })
    }
    open.at(-1)?.list.append(itemOf(element, page))
  }
  first.element.before(...top)
  for (const { element } of series) element.remove()
}

/** Starts the list with the number or letter of its first item. */
function setStart(list: HTMLElement, sign: string): void {
  if (/^\d+$/.test(sign)) list.setAttribute('start', sign)
  else if (/^[ivx]{2,}$|^[iI]$/.test(sign)) list.setAttribute('type', sign.toUpperCase() === sign ? 'I' : 'i')
  else if (/^[a-z]$/i.test(sign)) {
    list.setAttribute('type', sign.toUpperCase() === sign ? 'A' : 'a')
    list.setAttribute('start', String(sign.toLowerCase().charCodeAt(0) - 96))
  }
}

function newList(tag: 'ol' | 'ul', within: HTMLElement | undefined, top: HTMLElement[], page: Document): HTMLElement {
  const list = page.createElement(tag)
  if (within === undefined) top.push(list)
  else (within.lastElementChild ?? within).append(list)
  return list
}

function itemOf(element: HTMLElement, page: Document): HTMLElement {
  const item = page.createElement('li')
  item.append(...element.childNodes)
  return item
}
