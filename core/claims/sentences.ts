import { monthOf } from '../languages/dates.ts'

export interface Sentence {
  readonly text: string
  readonly start: number
  readonly end: number
}

const END = /[.!?…]["'”’»)\]]{0,2}(?=\s)|\n+/gu
/** A full stop after these does not end a sentence: initials, titles, ordinals, abbreviations. */
const NO_END =
  /^\s*\d{1,2}\.$|(?:^|[\s(.])(?:\p{L}|Dr|Mr|Mrs|Ms|St|No|Nr|Prof|Ltd|approx|ca|bzw|inkl|etc|vs|Mio|Tsd|Abs|art)\.$/iu
const MARK = /^(?:[-*•–]\s+|\d{1,2}[.)]\s+|[#>*_\s]+)/u

/** Sentences of a text with their offsets, without list marks and heading marks. */
export function sentencesIn(text: string): Sentence[] {
  const sentences: Sentence[] = []
  let from = 0
  const take = (to: number) => {
    const sentence = trimmed(text, from, to)
    if (sentence !== null) sentences.push(sentence)
    from = to
  }
  for (const { 0: mark, index } of text.matchAll(END)) {
    const isLine = mark.startsWith('\n')
    if (isLine) take(index)
    else if (!NO_END.test(text.slice(Math.max(from, index - 8), index + 1)) && !goesOn(text, index + mark.length))
      take(index + mark.length)
  }
  take(text.length)
  return sentences
}

/** Lower case, or a month after a day: the full stop before it did not end the sentence. */
function goesOn(text: string, at: number): boolean {
  if (/^[^\S\n]+\p{Ll}/u.test(text.slice(at, at + 4))) return true
  const month = /^\d\.\s+(\p{L}+)/u.exec(text.slice(at - 2, at + 16))?.[1]
  return month !== undefined && monthOf(month) !== undefined
}

function trimmed(text: string, from: number, to: number): Sentence | null {
  const raw = text.slice(from, to)
  const before = raw.length - raw.trimStart().length
  const mark = MARK.exec(raw.slice(before))?.[0].length ?? 0
  const start = from + before + mark
  const words = text.slice(start, to).trimEnd()
  return words === '' ? null : { text: words, start, end: start + words.length }
}
