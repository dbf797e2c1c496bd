import { type CountFormat, printedCount } from '../../../../../core/languages/printed-count.ts'

/** Content beside the text itself: struck out, hidden, or comments of colleagues. */
const UNSEEN = [
  'del',
  's',
  'strike',
  '[hidden]',
  '.msoDel',
  '.msocomanchor',
  '.msocomoff',
  '.MsoCommentReference',
  '[style*="mso-element:comment" i]',
].join(', ')
const UNSEEN_STYLE =
  /display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all|text-decoration[\w-]*\s*:[^;]*line-through/i

/** Removes content that the source does not show as its text. */
function removeUnseen(page: Document): void {
  for (const element of page.querySelectorAll(UNSEEN)) element.remove()
  for (const element of page.querySelectorAll('[style]'))
    if (UNSEEN_STYLE.test(element.getAttribute('style') ?? '')) element.remove()
  removeComments(page)
  for (const link of page.querySelectorAll('a[href^="#"], a[href^="file:"]')) link.replaceWith(...link.childNodes)
}

/** Google Docs puts comments below the text, and a letter in the text for each. */
function removeComments(page: Document): void {
  for (const link of page.querySelectorAll('a[href^="#cmnt"]')) {
    const isComment = link.getAttribute('href')!.startsWith('#cmnt_ref')
    const holder = isComment ? (link.closest('div') ?? link.closest('p')) : link.closest('sup')
    ;(holder ?? link).remove()
  }
}

/** Word on the web writes each item as its own list, with its depth beside it. */
function joinSingleLists(page: Document): void {
  let open: HTMLElement[] = []
  for (const wrapper of [...page.querySelectorAll<HTMLElement>('.ListContainerWrapper')]) {
    const list = wrapper.querySelector<HTMLElement>('ul, ol')
    const item = list?.querySelector('li')
    if (list == null || item == null) continue
    const level = Math.max(1, Number(item.getAttribute('data-aria-level') ?? 1))
    const goesOn = open.length > 0 && wrapper.previousElementSibling === open[0]
    open = goesOn ? open.slice(0, level) : []
    const same = open[level - 1]
    if (same?.localName === list.localName) {
      same.append(...list.children)
      wrapper.remove()
    } else {
      const above = open.slice(0, level - 1).at(-1)
      if (above === undefined) wrapper.replaceWith(list)
      else {
        ;(above.lastElementChild ?? above).append(list)
        wrapper.remove()
      }
      open = [...open.slice(0, level - 1), list]
    }
  }
}

/** Turns lists with letters into plain lines, because the editor has no letters before items. */
function writeOutLetters(page: Document): void {
  for (const list of page.querySelectorAll<HTMLOListElement>('ol')) {
    const format = FORMATS[kindOf(list)]
    if (format === undefined) continue
    const start = Number(list.getAttribute('start') ?? 1) || 1
    const lines = [...list.children].map((item, at) => {
      const line = page.createElement('p')
      line.append(`${printedCount(start + at, format)}. `, ...unwrapped(item))
      return line
    })
    list.replaceWith(...lines)
  }
}

/** The content of an item that has only one paragraph. */
function unwrapped(item: Element): ChildNode[] {
  const [only] = item.children
  return item.children.length === 1 && only!.localName === 'p' ? [...only!.childNodes] : [...item.childNodes]
}

function kindOf(list: Element): string {
  const styles = [list, ...list.children].map((element) => element.getAttribute('style') ?? '')
  const styled = /list-style-type\s*:\s*(lower|upper)-(alpha|latin|roman)/i.exec(styles.join(';'))
  if (styled === null) return list.getAttribute('type') ?? ''
  const letter = styled[2]!.toLowerCase() === 'roman' ? 'i' : 'a'
  return styled[1]!.toLowerCase() === 'upper' ? letter.toUpperCase() : letter
}

const FORMATS: Readonly<Record<string, CountFormat>> = {
  a: 'lower-letter',
  A: 'upper-letter',
  i: 'lower-roman',
  I: 'upper-roman',
}

/** Turns each table row into a line; a table of one cell only frames its text. */
function writeOutTables(page: Document): void {
  for (const table of [...page.querySelectorAll('table')].reverse()) {
    const rows = [...table.querySelectorAll('tr')].map((row) =>
      [...row.children].filter((cell) => /^t[dh]$/.test(cell.localName)),
    )
    table.replaceWith(
      ...rows.flatMap((cells) => (cells.length === 1 ? contentOf(cells[0]!, page) : [lineOf(cells, page)])),
    )
  }
}

function contentOf(cell: Element, page: Document): ChildNode[] {
  if (cell.querySelector('p, ul, ol, h1, h2, h3, div') !== null) return [...cell.childNodes]
  const line = page.createElement('p')
  line.append(...cell.childNodes)
  return [line]
}

function lineOf(cells: readonly Element[], page: Document): HTMLElement {
  const line = page.createElement('p')
  cells.forEach((cell, at) => {
    if (at > 0) line.append(' | ')
    const blocks = [...cell.querySelectorAll('p, li, h1, h2, h3, div')]
    if (blocks.length === 0) line.append(...cell.childNodes)
    else
      line.append(
        blocks
          .map((block) => block.textContent.trim())
          .filter((text) => text !== '')
          .join(', '),
      )
  })
  return line
}

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
