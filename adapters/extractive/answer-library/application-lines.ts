import type { Form, FormBlock } from '../../../core/proposals/form/form.ts'
import { printedItems } from '../questions/printed-form.ts'
import type { PrintedItem, PrintedLine } from '../questions/printed-items.ts'

/** A line of a filled-in form. */
export interface ApplicationLine extends Pick<
  PrintedLine,
  'text' | 'level' | 'listLevel' | 'bold' | 'italic' | 'number'
> {
  /** `field`: typed in the place of an answer. */
  readonly place: PrintedLine['cell'] | 'field'
  readonly page: number | null
}

/** Printed and typed text of a form, line by line. */
export function applicationLines(form: Form): ApplicationLine[] {
  const pages = new Map(form.blocks.flatMap(placesOf))
  const lines = printedItems(form).flatMap((item) =>
    linesOf(item, pages.get('anchor' in item ? item.anchor : '') ?? null),
  )
  return withoutBreaks(lines)
}

function placesOf(block: FormBlock): [anchor: string, page: number | null][] {
  const own: [string, number | null] = [block.anchor, block.page]
  if (block.kind !== 'table') return [own]
  return [
    own,
    ...block.cells.flatMap((cell) => cell.blocks.map(({ anchor, page }): [string, number | null] => [anchor, page])),
  ]
}

function linesOf(item: PrintedItem, page: number | null): ApplicationLine[] {
  if (item.kind === 'line') {
    const { text, level, listLevel, bold, italic, number, cell } = item
    return [{ text: text.trim(), level, listLevel, bold, italic, number, place: cell, page }]
  }
  if (item.kind === 'grid' || item.kind === 'record') return []
  const plain = { level: null, listLevel: 0, italic: false, number: null, page }
  return [
    ...(item.label ? [{ ...plain, text: item.label, bold: true, place: 'label' as const }] : []),
    ...(item.value ? [{ ...plain, text: item.value.trim(), bold: false, place: 'field' as const }] : []),
  ]
}

/** A prompt of several lines is often parsed as several blocks: later ones begin in lower case. */
function withoutBreaks(lines: readonly ApplicationLine[]): ApplicationLine[] {
  const joined: ApplicationLine[] = []
  for (const line of lines) {
    if (line.text === '') continue
    const before = joined.at(-1)
    if (before && continues(before, line))
      joined[joined.length - 1] = { ...before, text: `${before.text} ${line.text}` }
    else joined.push(line)
  }
  return joined
}

function continues(before: ApplicationLine, line: ApplicationLine): boolean {
  const isRunning = before.place === line.place && line.listLevel === 0 && line.number === null
  return isRunning && /^\p{Ll}/u.test(line.text) && !/[.?!:;]["'”’)]*$/u.test(before.text)
}
