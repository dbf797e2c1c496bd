import { normaliseWords } from '../../shared/normalise-text.ts'
import type { OptionsRoom } from './answer-room.ts'

/** No word of an answer that ticks a box on its own: it says that the box stays empty. */
const NO = /^(?:no|nein|non|não|nao|nee|nej|nei|ei|nac|nie|nem|false)(?!\p{L})/iu
const LIST_MARK = /^\s*(?:[-*•]|\d+[.)])\s+/u

/**
 * The printed words that an answer picks: those that it lists, or that it begins with ("Yes, since 2019"). An answer that
 * names none is given as it is, so that whoever writes it can say that the form has no such option.
 */
export function chosenOptions(answer: string, { options }: OptionsRoom): readonly string[] {
  const words = options.map(({ text }) => text)
  if (words.length === 1) return NO.test(answer.trim()) ? [] : words
  return listed(answer, words) ?? begunWith(answer, words) ?? [answer.trim()]
}

function listed(answer: string, words: readonly string[]): readonly string[] | null {
  const parts = answer.split(/[\n;,]/u).map((part) => normaliseWords(part.replace(LIST_MARK, '')))
  const named = new Set(parts.filter((part) => part !== ''))
  const picked = words.filter((word) => named.has(normaliseWords(word)))
  return picked.length > 0 && picked.length === named.size ? picked : null
}

function begunWith(answer: string, words: readonly string[]): readonly string[] | null {
  const text = ` ${normaliseWords(answer)} `
  const begun = words.filter((word) => text.startsWith(` ${normaliseWords(word)} `))
  const [longest] = begun.sort((a, b) => b.length - a.length)
  return longest === undefined ? null : [longest]
}
