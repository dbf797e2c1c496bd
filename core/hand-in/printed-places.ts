import { BLANK, CHOICE, labelRun, placeholderOf, TICK } from './fill-in-line.ts'

/** A printed place to write or tick. Offsets are those of the line. */
export type PrintedPlace =
  | ({ readonly kind: 'blank' | 'placeholder' } & PlaceRange)
  | { readonly kind: 'boxes' | 'words'; readonly options: readonly PrintedOption[] }

export interface PlaceRange {
  readonly start: number
  readonly end: number
}

/** The range of its box, or of its words without a box ("Yes / No"). */
export interface PrintedOption extends PlaceRange {
  readonly text: string
}

/** The places of a text with several lines; offsets are those of the text. */
export function placesInLines(text: string): PrintedPlace[] {
  let from = 0
  return text.split('\n').flatMap((line) => {
    const start = from
    from += line.length + 1
    return printedPlaces(line).map((place) => movedBy(start, place))
  })
}

function movedBy(by: number, place: PrintedPlace): PrintedPlace {
  const move = <T extends PlaceRange>(range: T): T => ({ ...range, start: range.start + by, end: range.end + by })
  return 'options' in place ? { ...place, options: place.options.map(move) } : move(place)
}

/** The places of a line in reading order: one for each field that `readFillInLine` finds in it. */
export function printedPlaces(line: string): PrintedPlace[] {
  if (TICK.test(line)) return [{ kind: 'boxes', options: boxesIn(line) }]
  if (BLANK.test(line))
    return matchesOf(BLANK, line).map(({ start, end }) => ({ kind: 'blank', start, end: endOfBlank(line, start, end) }))
  const run = labelRun(line)
  if (run !== null) return run.labels.map(({ end }) => ({ kind: 'blank', start: end, end }))
  return wordsIn(line) ?? placeholderIn(line)
}

function matchesOf(pattern: RegExp, line: string): PlaceRange[] {
  const global = new RegExp(pattern, pattern.flags.includes('g') ? pattern.flags : `${pattern.flags}g`)
  return [...line.matchAll(global)].map((match) => ({ start: match.index, end: match.index + match[0].length }))
}

/** Skips one or two trailing signs of a leader; words of a control end where they end. */
function endOfBlank(line: string, start: number, end: number): number {
  const sign = line[start]!
  if (/\p{L}/u.test(sign)) return end
  let to = end
  while (line[to] === sign && to - end < 4) to++
  return to
}

/** Options follow their boxes, or precede them if nothing follows the last box. */
function boxesIn(line: string): PrintedOption[] {
  const boxes = matchesOf(TICK, line)
  const isBefore = line.slice(boxes.at(-1)!.end).trim() === '' && line.slice(0, boxes[0]!.start).trim() !== ''
  return boxes.map(({ start, end }, index) => {
    const text = isBefore
      ? line.slice(boxes[index - 1]?.end ?? 0, start)
      : line.slice(end, boxes[index + 1]?.start ?? line.length)
    const words = isBefore && index === 0 ? text.replace(/^.*(?:[:?]|\t|\s{2,})(?=\s*\S)/su, '') : text
    return { text: words.trim(), start, end }
  })
}

function wordsIn(line: string): PrintedPlace[] | null {
  const match = line.includes('/') ? CHOICE.exec(line) : null
  if (match === null) return null
  let from = match.index
  const options = match[0].split('/').map((part) => {
    const text = part.replace(/[[\]]/gu, '').trim()
    const start = line.indexOf(text, from)
    from = start + text.length
    return { text, start, end: from }
  })
  return [{ kind: 'words', options }]
}

function placeholderIn(line: string): PrintedPlace[] {
  const match = placeholderOf(line)
  return match === null
    ? []
    : [{ kind: 'placeholder', start: match.index, end: match.index + match[0].trimEnd().length }]
}

/** Whether a printed option is a box, not words. */
export function isBox(printed: string): boolean {
  return printed !== '' && !/[\p{L}\p{N}]/u.test(printed.replace(/^\[[xX ]?\]$/u, ''))
}
