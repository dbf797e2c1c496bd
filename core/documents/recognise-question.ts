import type { TextBlock } from './ports/text-reader.ts'
import { splitSentences } from './sentences.ts'

const LONGEST_QUESTION = 500
const ORDINAL =
  /^(?:(?:q|question|frage|pregunta|domanda|pergunta|vraag|section|part)\s*)?\(?(?:\p{N}{1,2}(?:\.\p{N}{1,2})*|[a-z])\s*[.):]?[\s–-]+|^(?:q|question)\s*\p{N}*\s*[:.]\s*/iu
/** What funders write behind a question: limits, marks of duty. They are no part of it. */
const TAIL =
  /\s*(?:[([][^()[\]]*(?:words?|characters?|max|wörter|zeichen|mots|caractères|palabras|caracteres|parole|caratteri|palavras|woorden|tekens)[^()[\]]*[)\]]|\*)\s*[:.]?\s*$/iu
const ASKS = /\?["'”’»)]*$/u
/** Verbs by which forms ask without a question mark. */
const TELLS =
  /^(?:please )?(?:describe|explain|outline|provide|summari[sz]e|give|list|state|tell us|demonstrate|detail|identify|beschreiben|erläutern|nennen|bitte|décrivez|expliquez|présentez|indiquez|merci de|describa|explique|indique|descreva|descrivere|descriva|indicare|illustrare|beschrijf|omschrijf|geef)\b/iu

/** Text that tells something and closes with a question asks nothing of an applicant. */
function isProse(text: string): boolean {
  const [first = '', ...more] = splitSentences(text)
  return more.length > 0 && !ASKS.test(first) && !TELLS.test(first)
}

/** The question that a block of a past application asks, without ordinal and limit; null where it asks none. */
export function recogniseQuestion(block: TextBlock): string | null {
  if (block.kind === 'table-row' || block.text.length > LONGEST_QUESTION) return null
  const text = block.text.replace(TAIL, '').trim()
  const bare = text.replace(ORDINAL, '').trim()
  if (!/^["'“‘¿]?\p{Lu}/u.test(bare) || bare.split(/\s+/).length < 3) return null
  if (ASKS.test(bare)) return block.kind === 'paragraph' && bare === text && isProse(bare) ? null : bare
  const marked = block.kind === 'heading' || bare !== text || /:$/.test(bare) || text !== block.text
  return marked && TELLS.test(bare) ? bare.replace(/\s*:$/, '') : null
}
