import { findLimit, hasLimit, isOnlyLimit } from '../questions/limits.ts'

const BRACKETED = /\s*[([][^()[\]]*[)\]]/gu
const SENTENCES = /[^.!?;]+[.!?;]*/gu
const REQUIRED_MARK = /\s*(?:\*|\((?:required|mandatory|optional)\))\s*$/iu

/**
 * A printed question without remarks about the answer's form: "Who benefits? (max 100 words)" becomes "Who benefits?".
 * A text with only such remarks stays unchanged.
 */
export function askedText(printed: string): string {
  const bare = printed
    .replace(BRACKETED, (bracket) => (hasLimit(findLimit(bracket)) ? '' : bracket))
    .replace(SENTENCES, (sentence) => (isOnlyLimit(sentence) ? '' : sentence))
    .replace(REQUIRED_MARK, '')
    .replace(/\s+/g, ' ')
    .trim()
  return /\p{L}/u.test(bare) ? bare : printed.trim()
}

/** A form's label, such as "Department" or "Project aims", has at most this many words. */
const LONGEST_LABEL = 4
const ASKS =
  /\?|^(?:describe|explain|outline|provide|give|list|tell|state|please|summari[sz]e|beschreib|erläuter|nennen|stellen sie|bitte|décri|présentez|précisez|citez|merci de|expliqu|expli[cq]|descri|descrev|apresent|presente|indi[cq]|omschrijf|beschrijf|geef|noem)/iu

/** Whether a question is a label beside a box, not a sentence. */
export function isLabel(question: string): boolean {
  return !ASKS.test(question) && question.split(/\s+/).length <= LONGEST_LABEL
}
