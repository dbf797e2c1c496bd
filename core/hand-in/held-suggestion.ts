import { formWords } from '../languages/languages.ts'
import { normaliseWords } from '../shared/normalise-text.ts'
import type { FoundSuggestion, ItemsTask } from './ports.ts'

type Asked = ItemsTask['items'][number]

/** Shorter words say little about a text's subject. */
const LEAST_LETTERS = 5
const SHARE_OF_WORDS = 0.5
const YES = new RegExp(`^(?:${formWords('yes')})$`, 'iu')
const NO = new RegExp(`^(?:${formWords('no')})$`, 'iu')
const NEGATED =
  /(?<!\p{L})(?:not?|none|never|without|neither|nor|\p{L}+n[’']t|nicht|kein\p{L}*|ohne|ne|n['’]\p{L}+|pas|aucun\p{L}*|sans|nunca|sin|non|senza|não|sem|niet|geen|zonder|inte|ikke|ei|nie|nid|ddim|heb)(?!\p{L})/iu

/**
 * The words to tick for an item: one of its printed options, or its own words without options. Null if the source lacks
 * the quote, or the quote lacks the item's words: a wrong tick is worse than none.
 */
export function heldValue(item: Asked, found: FoundSuggestion): string | null {
  const quote = normaliseWords(found.quote)
  if (quote === '' || !` ${normaliseWords(found.source.passage)} `.includes(` ${quote} `)) return null
  const isYesOrNo = item.kind === 'yes-no' || item.options.length === 0
  return isYesOrNo ? yesOrNo(item, found) : pickedOptions(item, found)
}

function yesOrNo({ kind, text, options }: Asked, { isYes, quote }: FoundSuggestion): string | null {
  if (isYes === NEGATED.test(quote) || !isAbout(quote, text)) return null
  if (kind !== 'yes-no') return isYes ? text : null
  if (options.length === 0) return null
  const meant = options.filter((option) => (isYes ? YES : NO).test(option.trim()))
  return meant.length === 1 ? meant[0]! : null
}

function pickedOptions({ options }: Asked, { options: picked, quote }: FoundSuggestion): string | null {
  const wanted = new Set(picked.map(normaliseWords))
  const printed = options.filter((option) => wanted.has(normaliseWords(option)))
  const isHeld = printed.every((option) => namesIn(option).some((name) => holdsAll(quote, name)))
  return printed.length > 0 && printed.length === wanted.size && isHeld && !NEGATED.test(quote)
    ? printed.join('; ')
    : null
}

/** Names of "Company limited by guarantee (CLG)": with its brackets and without. */
function namesIn(option: string): string[] {
  const inBrackets = [...option.matchAll(/\(([^()]+)\)/gu)].map(([, words]) => words!)
  return [option.replaceAll(/\([^()]*\)/gu, ' '), ...inBrackets].map(normaliseWords).filter((name) => name !== '')
}

function holdsAll(quote: string, words: string): boolean {
  return ` ${normaliseWords(quote)} `.includes(` ${words} `)
}

/** Whether a quote has at least half of a text's significant words. */
function isAbout(quote: string, text: string): boolean {
  const there = new Set(normaliseWords(quote).split(' '))
  const telling = normaliseWords(text)
    .split(' ')
    .filter((word) => word.length >= LEAST_LETTERS)
  const shared = telling.filter((word) => there.has(word)).length
  return shared > 0 && shared >= telling.length * SHARE_OF_WORDS
}
