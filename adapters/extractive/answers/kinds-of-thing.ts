import { namesTime } from '../../../core/languages/dates.ts'
import type { Candidate } from './candidate.ts'
import { NUMBER_WORD } from './number-words.ts'
import type { Concept, QuestionProfile, Wanted } from './question-profile.ts'

const NUMBER_WORDS = new RegExp(String.raw`(?<!\p{L})(?:${NUMBER_WORD})(?!\p{L})`, 'iu')

const SIGNS: Readonly<Record<Wanted, RegExp>> = {
  amount:
    /[$£€]\s?\p{N}|\p{N}[\p{N},.]*\s?(?:[%€]|USD|EUR|GBP|AUD|CAD|CHF|(?:(?:million(?:en|s|es)?|milion[ei]|milh(?:ão|ões)|mio\.?|mrd\.?|tausend) (?:de )?)?(?:euros?|dollars?|pounds?)|percent|per cent|prozent|pour cent|por ciento|procent)/iu,
  count: /(?<![\p{N}$£€])\p{N}[\p{N},.]*(?!\p{N}|\s?%)\+?[\s-]+\p{L}|: \p{N}[\p{N},.]*\+?$/iu,
  time: /\b(?:months?|weeks?)\b/iu,
  person: /(?<=\p{L}\S*\s)(?:\p{Lu}\p{Ll}+|\p{Lu}\.?)\s(?:\p{Lu}\.\s)?\p{Lu}\p{Ll}+/u,
  list: /(?:,[^,]+){2}|\b1\)|;/u,
  example: /\b(?:for example|for instance|such as)\b|\p{N}/iu,
}

/** Whether a statement shows the kind of thing that is wanted. */
export function providesKind(kind: Wanted, { text, kind: form }: Pick<Candidate, 'text' | 'kind'>): boolean {
  if (kind === 'count' && NUMBER_WORDS.test(text)) return true
  if (kind === 'time' && namesTime(text)) return true
  if (kind === 'person' && form === 'field' && !text.includes(':')) return true
  return SIGNS[kind].test(text) || (form === 'figure' && (kind === 'amount' || kind === 'count'))
}

/** Whether a statement, or the line that leads to it, speaks of anything that the question is after. */
export function isDirect({ terms, leadTerms, evidence }: Candidate, profile: QuestionProfile): boolean {
  const asked = profile.conceptsIn(evidence.language).filter(({ kind }) => kind !== 'asking')
  const speaks = ({ term, related }: Concept) =>
    [term, ...related].some((word) => terms.has(word) || leadTerms.has(word))
  return asked.length === 0 || asked.some(speaks)
}
