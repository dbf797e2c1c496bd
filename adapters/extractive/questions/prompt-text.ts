import { splitOrdinal } from '../../../core/proposals/printed-ordinal.ts'
import { findLimit, hasLimit } from './limits.ts'
import { GUIDANCE_OPENER } from './prompt-words.ts'
import { askingOf, isPrompt, wordsIn } from './prompts.ts'

/** Prompts so long are kept whole even where their last sentences only help. */
const SHORT_PROMPT_WORDS = 24
const LONG_PROMPT_WORDS = 70

/** Without ordinal, closing colon, dot leaders, underscores and required mark. */
export function cleanPrompt(text: string): string {
  const words = splitOrdinal(text).text.replace(/\s+/gu, ' ')
  return words
    .replace(/\s*\.{4,}\s*$/u, '')
    .replace(/:\s*[£$€]\s*$/u, '')
    .replace(/:\s*(?:von|vom|from|to|de|du|da|van|från|fra)\s*$/iu, '')
    .replace(/^[\s"•*–—·-]+(?=\S)/u, '')
    .replace(/[\s:：*_.…]*[:：*_…]+[\s:：*_.…]*$/u, '')
    .replace(/\s*\((?:required|mandatory|pflichtfeld|obligatoire|obligatorio|obrigatório|verplicht)\)$/iu, '')
    .trim()
}

export interface PromptParts {
  readonly text: string
  readonly help: string | null
}

/** Parts the sentences that ask from those that help: "Describe your project. This should include …". */
export function partPrompt(paragraph: string): PromptParts {
  const text = cleanPrompt(paragraph)
  const sentences = text.split(/(?<=[.?!:][)”"’]?)\s+(?=["“‘(¿[]?\p{Lu})/u)
  let end = 1
  while (end < sentences.length && goesOn(sentences, end)) end++
  const help = sentences.slice(end).join(' ')
  return { text: cleanPrompt(sentences.slice(0, end).join(' ')), help: help === '' ? null : help }
}

function goesOn(sentences: readonly string[], end: number): boolean {
  const asked = sentences.slice(0, end).join(' ')
  const next = sentences[end]!
  if (GUIDANCE_OPENER.test(next) && !/\?$/u.test(next) && !hasLimit(findLimit(next))) return false
  if (wordsIn(sentences.join(' ')) <= SHORT_PROMPT_WORDS) return true
  if (!sentences.slice(0, end).some((sentence) => isPrompt(askingOf(sentence)))) return true
  if (hasLimit(findLimit(next)) && wordsIn(next) <= 12) return true
  if (wordsIn(asked) + wordsIn(next) > LONG_PROMPT_WORDS) return false
  return isPrompt(askingOf(next)) && !GUIDANCE_OPENER.test(next)
}
