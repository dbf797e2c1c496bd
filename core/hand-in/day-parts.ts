import type { AnswerSlot } from './answer-slot.ts'
import type { AskedLine } from './asked-line.ts'
import { printedText, takesWords, type FormSpot } from './form-spots.ts'

/** One of an answer's places, with its text. */
export interface EntryPart {
  readonly slot: AnswerSlot
  readonly text: string
}

type Part = 'day' | 'month' | 'year'

/** Names of the parts in the product's languages: letters ("TT", "AAAA") or words. */
const NAMES: readonly (readonly [Part, RegExp])[] = [
  ['day', /^(?:[dtjgp]{1,2}|day|tag|jour|d[ií]a|giorno|dag|dzień)$/iu],
  ['month', /^(?:m{1,2}|k{2}|month|monat|mois|m[eê]s|mese|maand|miesiąc)$/iu],
  ['year', /^(?:[yjra]{2}|[yajrv]{4}|year|jahr|ann[ée]e|a[nñ]o|anno|jaar|rok)$/iu],
]
/** Number of characters for each unnamed place. */
const LENGTHS: readonly (number | null)[] = [2, 2, 4]
/** Maximum distance of the first place from its question, in places. */
const MOST_BETWEEN = 4

/** The places after a question that take the day, month and year of one date; null without them. */
export function dayParts(asked: AskedLine, day: string, spots: readonly FormSpot[]): readonly EntryPart[] | null {
  const from = spots.findIndex(({ place }) => place === (asked.pointedTo ?? asked.place))
  if (from === -1) return null
  for (let at = from; at <= from + MOST_BETWEEN; at++) {
    const three = spots.slice(at, at + LENGTHS.length)
    const parts = isTogether(three) ? partsOf(three) : null
    const [year = '', month = '', date = ''] = day.split('-')
    const texts = { day: date, month, year }
    if (parts !== null)
      return three.map((spot, index) => ({ slot: slotOf(spot), text: textOf(spot, texts[parts[index]!]) }))
  }
  return null
}

/** Whether the places share a row of a table, or a line of text. */
function isTogether(three: readonly FormSpot[]): boolean {
  const [first, ...others] = three
  const isBeside = (one: FormSpot) => one.table === first?.table && one.cell?.row === first.cell?.row
  return three.length === LENGTHS.length && others.every(isBeside)
}

/** The date part of each of three places, each part once. */
function partsOf(three: readonly FormSpot[]): readonly Part[] | null {
  const named = three.map(partNamed)
  if (named.every((part) => part !== null)) return new Set(named).size === named.length ? named : null
  const isDate = three.every((spot, at) => takesWords(spot.block) && spot.block.maxCharacters === LENGTHS[at])
  return isDate && named.every((part) => part === null) ? ['day', 'month', 'year'] : null
}

function partNamed(spot: FormSpot): Part | null {
  const { block } = spot
  const said = takesWords(block) ? [block.label, block.value, block.help] : [printedText(spot)]
  const words = said.flatMap(
    (text) =>
      text
        ?.split(/[^\p{L}]+/u)
        .filter((word) => word !== '')
        .slice(-1) ?? [],
  )
  const isPrinted = takesWords(block) || /^\P{L}*\p{L}+\P{L}*$/u.test(printedText(spot))
  if (!isPrinted) return null
  return NAMES.find(([, name]) => words.some((word) => name.test(word)))?.[0] ?? null
}

/** The date part replaces a printed "DD" in a cell. */
function slotOf({ block, anchor, page, nth }: FormSpot): AnswerSlot {
  if (takesWords(block)) return { kind: 'field', field: block, nth }
  if (block === null) return { kind: 'cell', anchor, page }
  const unknown = { label: null, help: null, maxCharacters: null, options: [] }
  return {
    kind: 'field',
    field: { kind: 'field', control: 'text', value: block.text, anchor, page, ...unknown },
    nth: 0,
  }
}

/** Two digits of the year if the place takes no more. */
function textOf({ block }: FormSpot, text: string): string {
  const most = takesWords(block) ? block.maxCharacters : null
  return most === 2 || /^\P{L}*\p{L}{2}\P{L}*$/u.test(block === null ? '' : printedText({ block }))
    ? text.slice(-2)
    : text
}
