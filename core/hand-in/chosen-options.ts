import { formWords } from '../languages/languages.ts'
import { normaliseWords } from '../shared/normalise-text.ts'

const LIST_MARK = /^\s*(?:[-*•]|\d+[.)])\s+/u
/** What may follow an option in the sentence that it begins ("Yes, since 2019"). */
const END_OF_PHRASE = /[,;:.!?()\n]|\s[-–—]\s|—|$/gu
const YES = `(?:${formWords('yes')})`
const IS_YES = new RegExp(`^${YES}$`, 'iu')
const SAYS_YES = new RegExp(`^${YES}(?!\\p{L})`, 'iu')
const SAYS_NO = new RegExp(`(?<!\\p{L})(?:${formWords('no')})(?!\\p{L})`, 'iu')
/** What people put into a box. */
const TICK = /^(?:\[?x\]?|[☑☒✓✔✗✘]|true)$/iu

/**
 * The printed words that an answer picks: those that it lists, or that it begins with ("Yes, since 2019"); of a single box,
 * its own where the answer agrees. An answer that names none is given as it is, so that whoever writes it can say that the
 * form has no such option.
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

/** "Yes and no" does not. */
function agrees(answer: string): boolean {
  return TICK.test(answer) || (SAYS_YES.test(answer) && !SAYS_NO.test(answer))
}

function listed(answer: string, words: readonly string[]): readonly string[] | null {
  const parts = answer.split(/[\n;,]/u).map((part) => normaliseWords(part.replace(LIST_MARK, '')))
  const named = new Set(parts.filter((part) => part !== ''))
  const picked = words.filter((word) => named.has(normaliseWords(word)))
  return picked.length > 0 && picked.length === named.size ? picked : null
}

/** The longest option that the answer begins with; "No one is paid" begins with none. */
function begunWith(answer: string, words: readonly string[]): readonly string[] | null {
  const beginnings = new Set(
    [...answer.matchAll(END_OF_PHRASE)].map(({ index }) => normaliseWords(answer.slice(0, index))),
  )
  const begun = words.filter((word) => normaliseWords(word) !== '' && beginnings.has(normaliseWords(word)))
  const [longest] = begun.sort((a, b) => b.length - a.length)
  return longest === undefined ? null : [longest]
}
