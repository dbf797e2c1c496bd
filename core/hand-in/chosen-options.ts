import { formWords } from '../languages/languages.ts'
import { normaliseWords } from '../shared/normalise-text.ts'

const LIST_MARK = /^\s*(?:[-*•]|\d+[.)])\s+/u
/** Signs that may follow an option in a sentence that begins with it ("Yes, since 2019"). */
const END_OF_PHRASE = /[,;:.!?()\n]|\s[-–—]\s|—|$/gu
const YES = `(?:${formWords('yes')})`
const IS_YES = new RegExp(`^${YES}$`, 'iu')
const SAYS_YES = new RegExp(`^${YES}(?!\\p{L})`, 'iu')
const SAYS_NO = new RegExp(`(?<!\\p{L})(?:${formWords('no')})(?!\\p{L})`, 'iu')
/** Marks that people put into a box. */
const TICK = /^(?:\[?x\]?|[☑☒✓✔✗✘]|true)$/iu

/**
 * The printed options that an answer lists, or that it begins with ("Yes, since 2019"); a single box if the answer
 * agrees. An answer that names none is returned unchanged, so that the filler can report an unknown option.
 */
export function chosenOptions(answer: string, options: readonly { readonly text: string }[]): readonly string[] {
  const words = options.map(({ text }) => text)
  const agreed = words.length === 1 ? words[0] : words.find((word) => IS_YES.test(word.trim()))
  return (
    listed(answer, words) ??
    begunWith(answer, words) ??
    (agreed !== undefined && agrees(answer.trim()) ? [agreed] : [answer.trim()])
  )
}

/** "Yes and no" does not agree. */
function agrees(answer: string): boolean {
  return TICK.test(answer) || (SAYS_YES.test(answer) && !SAYS_NO.test(answer))
}

function listed(answer: string, words: readonly string[]): readonly string[] | null {
  const parts = answer.split(/[\n;,]/u).map((part) => normaliseWords(part.replace(LIST_MARK, '')))
  const named = new Set(parts.filter((part) => part !== ''))
  const picked = words.filter((word) => named.has(normaliseWords(word)))
  return picked.length > 0 && picked.length === named.size ? picked : null
}

/** The longest option that the answer begins with; "No one is paid" does not begin with "No". */
function begunWith(answer: string, words: readonly string[]): readonly string[] | null {
  const beginnings = new Set(
    [...answer.matchAll(END_OF_PHRASE)].map(({ index }) => normaliseWords(answer.slice(0, index))),
  )
  const begun = words.filter((word) => normaliseWords(word) !== '' && beginnings.has(normaliseWords(word)))
  const [longest] = begun.sort((a, b) => b.length - a.length)
  return longest === undefined ? null : [longest]
}
