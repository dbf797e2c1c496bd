import { printedCount, type CountFormat } from '../../../../../core/languages/printed-count.ts'

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
export function removeUnseen(page: Document): void {
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
export function joinSingleLists(page: Document): void {
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
export function writeOutLetters(page: Document): void {
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
export function writeOutTables(page: Document): void {
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
