import type { AnswerRoom } from './answer-room.ts'
import type { AskedLine } from './asked-line.ts'
import { printedText, takesWords, type FormSpot } from './form-spots.ts'

/** One of the places of an answer, with its text. */
export interface EntryPart {
  readonly room: AnswerRoom
  readonly text: string
}

type Part = 'day' | 'month' | 'year'

/** As a place names them, in the languages of the product: by letters ("TT", "AAAA") or by words. */
const NAMES: readonly (readonly [Part, RegExp])[] = [
  ['day', /^(?:[dtjgp]{1,2}|day|tag|jour|d[ií]a|giorno|dag|dzień)$/iu],
  ['month', /^(?:m{1,2}|k{2}|month|monat|mois|m[eê]s|mese|maand|miesiąc)$/iu],
  ['year', /^(?:[yjra]{2}|[yajrv]{4}|year|jahr|ann[ée]e|a[nñ]o|anno|jaar|rok)$/iu],
]
/** Characters that each unnamed place takes. */
const LENGTHS: readonly (number | null)[] = [2, 2, 4]
/** How far after its question the first of them stands, in places. */
const MOST_BETWEEN = 4

/** The places of a form that take the day, the month and the year of one date after a question; null where there are none. */
export function dayParts(asked: AskedLine, day: string, spots: readonly FormSpot[]): readonly EntryPart[] | null {
  const from = spots.findIndex(({ place }) => place === (asked.pointedTo ?? asked.place))
  if (from === -1) return null
  for (let at = from; at <= from + MOST_BETWEEN; at++) {
    const three = spots.slice(at, at + LENGTHS.length)
    const parts = isTogether(three) ? partsOf(three) : null
    const [year = '', month = '', date = ''] = day.split('-')
    const texts = { day: date, month, year }
    if (parts !== null)
      return three.map((spot, index) => ({ room: roomOf(spot), text: textOf(spot, texts[parts[index]!]) }))
  }
  return null
}

/** In one row of a table, or in one line of text. */
function isTogether(three: readonly FormSpot[]): boolean {
  const [first, ...others] = three
  const isBeside = (one: FormSpot) => one.table === first?.table && one.cell?.row === first.cell?.row
  return three.length === LENGTHS.length && others.every(isBeside)
}

/** The part of a date for each of three places, each part once. */
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

/** A cell that prints "DD" has it replaced. */
function roomOf({ block, anchor, page, nth }: FormSpot): AnswerRoom {
  if (takesWords(block)) return { kind: 'field', field: block, nth }
  if (block === null) return { kind: 'cell', anchor, page }
  const unknown = { label: null, help: null, maxCharacters: null, options: [] }
  return {
    kind: 'field',
    field: { kind: 'field', control: 'text', value: block.text, anchor, page, ...unknown },
    nth: 0,
  }
}

/** Two digits of the year where the place takes no more. */
function textOf({ block }: FormSpot, text: string): string {
  const most = takesWords(block) ? block.maxCharacters : null
  return most === 2 || /^\P{L}*\p{L}{2}\P{L}*$/u.test(block === null ? '' : printedText({ block }))
    ? text.slice(-2)
    : text
}
