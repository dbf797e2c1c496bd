import { splitOrdinal } from '../../../core/proposals/question/printed-ordinal.ts'
import { findLimit, hasLimit } from './limits.ts'
import { GUIDANCE_OPENER } from './prompt-words.ts'
import { askingOf, isPrompt } from './prompts.ts'

/** Removes ordinal, final colon, dot leaders, underscores and required mark. */
export function cleanPrompt(text: string): string {
  const words = splitOrdinal(text).text.replace(/\s+/gu, ' ')
  return withoutMarksAtEnd(words.replace(/\s*(?:\.{4,}|:\s*[£$€])\s*$/u, '').replace(/^[\s"•*–—·-]+(?=\S)/u, ''))
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
  let end = 1
  let asks = isPrompt(askingOf(sentences[0]!))
  while (end < sentences.length && (!asks || continuesPrompt(sentences[end]!))) {
    asks ||= isPrompt(askingOf(sentences[end]!))
    end++
  }
  const help = sentences.slice(end).join(' ')
  return { text: cleanPrompt(sentences.slice(0, end).join(' ')), help: help === '' ? null : help }
}

function continuesPrompt(next: string): boolean {
  if (GUIDANCE_OPENER.test(next) && !/\?$/u.test(next)) return hasLimit(findLimit(next))
  return isPrompt(askingOf(next)) || hasLimit(findLimit(next))
}
