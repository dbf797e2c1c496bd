import { formWords } from '../../../core/languages/languages.ts'
import { isOnlyLimit } from './limits.ts'
import {
  ACTION_VERB,
  ASKING_VERB,
  FOLLOW_UP,
  GUIDANCE_OPENER,
  INTERROGATIVE,
  POLITE_OPENING,
  YES_NO_OPENER,
} from './prompt-words.ts'

/**
 * The form of a question: an open question, one for yes or no, a request, a follow-up ("If yes, …"), a short label, an
 * instruction to do something other than answer, or plain prose.
 */
export type Asking = 'open' | 'yes-no' | 'request' | 'follow-up' | 'label' | 'instruction' | 'prose'

const MAX_PROMPT_WORDS = 90
const MAX_LABEL_WORDS = 12
const MAX_FRONTED_WORDS = 25

export function wordsIn(text: string): number {
  return text.trim() === '' ? 0 : text.trim().split(/\s+/u).length
}

export function askingOf(line: string): Asking {
  const text = withoutClosingLimit(line)
    .replace(/^[\s"'“”‘’«»¿(*•–—-]+/u, '')
    .replace(/[\s*]+$/u, '')
  if (text === '') return 'prose'
  const words = wordsIn(text)
  if (words > MAX_PROMPT_WORDS) return 'prose'
  if (FOLLOW_UP.test(text)) return 'follow-up'
  const request = requestOf(text)
  if (request !== null) return request
  if (asks(text)) return openness(text)
  if (words <= MAX_LABEL_WORDS && isLabel(text)) return 'label'
  return 'prose'
}

/** Whether it asks for text without a field beside it. */
export function isPrompt(asking: Asking): boolean {
  return asking === 'open' || asking === 'yes-no' || asking === 'request' || asking === 'follow-up'
}

/** "Summary: up to 60 words." is a label with its limit. */
function withoutClosingLimit(line: string): string {
  const match = /^(.{3,80}?)\s*[:–—-]\s+([^:]+)$/su.exec(line.trim())
  return match !== null && isOnlyLimit(match[2]!) ? `${match[1]!}:` : line
}

function requestOf(text: string): 'request' | 'instruction' | null {
  if (LEAD_IN.test(text)) return null
  const polite = POLITE_OPENING.exec(text)
  let rest = polite === null ? text : text.slice(polite[0].length).replace(/^[\s,:]+/u, '')
  const again = POLITE_OPENING.exec(rest)
  if (again !== null) rest = rest.slice(again[0].length).replace(/^[\s,]+/u, '')
  if (ACTION_VERB.test(rest)) return 'instruction'
  if (ASKING_VERB.test(rest)) return asksSomething(rest) ? 'request' : null
  const fronted = requestAfterClause(rest, polite !== null)
  if (fronted !== null) return fronted
  return polite !== null && !/\?\s*$/u.test(text) ? 'instruction' : null
}

/** Openers of a clause before a request. */
const FRONTED = new RegExp(String.raw`^(?:${formWords('clauseOpeners')})(?!\p{L})`, 'iu')

/** "Company – give registration number", "Of these, please estimate …": the request comes after a clause. */
function requestAfterClause(text: string, polite: boolean): 'request' | 'instruction' | null {
  for (const match of text.matchAll(/[,:–—]\s+(?:please |bitte |veuillez |por favor )?/giu)) {
    const before = text.slice(0, match.index)
    if (
      /(?<!\b(?:max|min|approx|ca|incl|inkl|e\.g|i\.e|no|nr|máx|maks))[.?!;]\s/iu.test(before) ||
      wordsIn(before) > MAX_FRONTED_WORDS
    )
      return null
    const after = text.slice(match.index + match[0].length)
    if (match[0].startsWith(',') && !/please|bitte|veuillez|por favor/iu.test(match[0]) && !FRONTED.test(text)) continue
    if (ACTION_VERB.test(after))
      return polite || /please|bitte|veuillez|por favor/iu.test(match[0]) ? 'instruction' : null
    if (ASKING_VERB.test(after) && wordsIn(after) > 2 && asksSomething(after)) return 'request'
  }
  return null
}

/** Describes a part of the form, or introduces the next lines. */
const LEAD_IN = new RegExp(formWords('leadIns'), 'iu')

const NOUN_HEAD = new RegExp(
  String.raw`^(?:${formWords('nounHeads')})s? (?:of|and|for|number|line|\(|du|des?|de la|del|della|der|van|av|\/)(?!\p{L})`,
  'iu',
)

/** "List of partners" and "Name of school" are labels; "Provide: …" alone asks for nothing. */
function asksSomething(rest: string): boolean {
  if (NOUN_HEAD.test(rest)) return false
  return (
    wordsIn(rest) > 1 &&
    !/^(?:address|name|state|report|list|share|comment|detail|nombre|name|title)\s*[:,(/]/iu.test(rest) &&
    !/^(?:name|state|address|nombre|name) ?$/iu.test(rest)
  )
}

function asks(text: string): boolean {
  if (!/[?？؟]/u.test(text)) return false
  const lastMark = Math.max(...['?', '？', '؟'].map((mark) => text.lastIndexOf(mark)))
  const after = wordsIn(text.slice(lastMark + 1))
  if (after > 60) return false
  const first = text.slice(0, text.search(/[?？؟]/u) + 1)
  if (
    /^(?:you (?:can|may|should|must)|need (?:more )?help|(?:do you )?(?:still )?(?:have|got|any) (?:any |more |further )?questions|questions?\?)/iu.test(
      first,
    )
  )
    return false
  if (GUIDANCE_OPENER.test(first) && !INTERROGATIVE.test(first))
    return /^(?:the|these|those|this|any|all|in|is|are)\b/iu.test(first) && after === 0
  if (after === 0 || FOLLOW_UP.test(text.slice(first.length).trim())) return true
  return INTERROGATIVE.test(first) || YES_NO_OPENER.test(first) || hasInterrogative(first)
}

function hasInterrogative(sentence: string): boolean {
  return sentence.split(/[,;:–—-]\s+|\s+(?=[“"‘'(])/u).some((clause) => INTERROGATIVE.test(clause.trim()))
}

function openness(text: string): 'open' | 'yes-no' {
  const questions = text
    .split(/(?<=[?？؟])\s+/u)
    .map((part) => part.replace(/^(?:(?:and )?if so,?|si oui,?|falls ja,?|wenn ja,?)\s*/iu, ''))
  const open = questions.some(
    (question) => INTERROGATIVE.test(question) || hasInterrogative(question) || isRequest(question),
  )
  if (open) return 'open'
  const sentence = questions[0]!.split(/[,:–—]\s+/u).at(-1)!
  return YES_NO_OPENER.test(questions[0]!) || YES_NO_OPENER.test(sentence) ? 'yes-no' : 'open'
}

function isRequest(sentence: string): boolean {
  return /[\p{L}]/u.test(sentence) && requestOf(sentence.trim()) === 'request'
}

function isLabel(text: string): boolean {
  if (/[.!;]\s*$/u.test(text) && !/\b(?:no|nr|tel|tél|etc|approx|max|e\.g)\.\s*$/iu.test(text) && wordsIn(text) > 4)
    return false
  return !/^[\d\s.,%£$€/-]+$/u.test(text) && /\p{L}/u.test(text)
}
