import { splitOrdinal } from '../../../core/proposals/question/printed-ordinal.ts'
import { findLimit, hasLimit } from './limits.ts'
import { GUIDANCE_OPENER } from './prompt-words.ts'
import { askingOf, isPrompt, wordsIn } from './prompts.ts'

/** Prompts up to this length stay whole even if their last sentences only help. */
const SHORT_PROMPT_WORDS = 24
const LONG_PROMPT_WORDS = 70

/** Removes ordinal, final colon, dot leaders, underscores and required mark. */
export function cleanPrompt(text: string): string {
  const words = splitOrdinal(text).text.replace(/\s+/gu, ' ')
  return withoutMarksAtEnd(
    words
      .replace(/\s*\.{4,}\s*$/u, '')
      .replace(/:\s*[£$€]\s*$/u, '')
      .replace(/:\s*(?:von|vom|from|to|de|du|da|van|från|fra)\s*$/iu, '')
      .replace(/^[\s"•*–—·-]+(?=\S)/u, ''),
  )
    .replace(/\s*\((?:required|mandatory|pflichtfeld|obligatoire|obligatorio|obrigatório|verplicht)\)$/iu, '')
    .trim()
}

/** Removes colons, stars, underscores and leaders, with the spaces and full stops among them; full stops alone stay. */
function withoutMarksAtEnd(text: string): string {
  let end = text.length
  while (end > 0 && /[\s:：*_.…]/u.test(text[end - 1]!)) end--
  return /[:：*_…]/u.test(text.slice(end)) ? text.slice(0, end) : text
}

export interface PromptParts {
  readonly text: string
  readonly help: string | null
}

/** Separates sentences that ask from those that help: "Describe your project. This should include …". */
export function partPrompt(paragraph: string): PromptParts {
  const text = cleanPrompt(paragraph)
  const sentences = text.split(/(?<=[.?!:][)”"’]?)\s+(?=["“‘(¿[]?\p{Lu})/u)
  const isShort = wordsIn(text) <= SHORT_PROMPT_WORDS
  let end = 1
  let asks = isPrompt(askingOf(sentences[0]!))
  let words = wordsIn(sentences[0]!)
  while (end < sentences.length && continuesPrompt(sentences[end]!, { isShort, asks, words })) {
    asks ||= isPrompt(askingOf(sentences[end]!))
    words += wordsIn(sentences[end]!)
    end++
  }
  const help = sentences.slice(end).join(' ')
  return { text: cleanPrompt(sentences.slice(0, end).join(' ')), help: help === '' ? null : help }
}

interface Asked {
  readonly isShort: boolean
  readonly asks: boolean
  readonly words: number
}

function continuesPrompt(next: string, asked: Asked): boolean {
  if (!asked.asks) return true
  if (GUIDANCE_OPENER.test(next) && !/\?$/u.test(next) && !hasLimit(findLimit(next))) return false
  if (asked.isShort) return true
  if (hasLimit(findLimit(next)) && wordsIn(next) <= 12) return true
  if (asked.words + wordsIn(next) > LONG_PROMPT_WORDS) return false
  return isPrompt(askingOf(next)) && !GUIDANCE_OPENER.test(next)
}
