import type { Form } from '../../../core/proposals/form/form.ts'
import type { PrintedItem, PrintedLine } from './printed-items.ts'
import { askingOf, isPrompt, wordsIn } from './prompts.ts'
import { normaliseWords } from '../../../core/shared/normalise-text.ts'

const JUNK =
  /^(?:microsoft word|untitled|document\d*|template|form\d*|page \d|slide \d|sheet ?\d|.*\.(?:docx?|pdf|xlsx?|indd|odt|rtf))\b/iu
const FIRST_ITEMS = 12
const MAX_TITLE_WORDS = 25

/** The heading that names the form, which opens no section; null if the first heading is a normal section. */
export function titleLine(items: readonly PrintedItem[]): PrintedLine | null {
  const headings = items.filter((item): item is PrintedLine => item.kind === 'line' && item.level !== null)
  const [first] = headings
  if (first === undefined) return null
  const peers = headings.filter((heading) => heading.level === first.level)
  const isFirst = items.indexOf(first) < FIRST_ITEMS && first.number === null
  return isFirst &&
    (peers.length === 1 || first.level === 0) &&
    headings.every((heading) => heading.level! >= first.level!) &&
    headings.length > 1
    ? first
    : null
}

/** The printed title, or else the one in the file's properties, or else the first bold line. */
export function titleOf(form: Form, items: readonly PrintedItem[]): string | null {
  const line = titleLine(items)
  if (line !== null && !isPrompt(askingOf(line.text))) return line.text
  const known = form.title?.trim() ?? ''
  const start = items.slice(0, FIRST_ITEMS).filter((item): item is PrintedLine => item.kind === 'line')
  if (
    known !== '' &&
    !JUNK.test(known) &&
    (form.mediaType === 'text/html' || start.some((one) => sharesWords(one.text, known)))
  )
    return known
  const bold = start.find((one) => (one.level !== null || one.bold) && one.number === null && isTitle(one))
  return bold?.text ?? start.find(isTitle)?.text ?? (known === '' ? null : known)
}

function sharesWords(printed: string, title: string): boolean {
  const words = new Set(normaliseWords(printed).split(' '))
  const wanted = normaliseWords(title).split(' ')
  return wanted.filter((word) => words.has(word)).length * 2 >= wanted.length
}

function isTitle(line: PrintedLine): boolean {
  return wordsIn(line.text) >= 2 && wordsIn(line.text) <= MAX_TITLE_WORDS && !isPrompt(askingOf(line.text))
}
