import { YEAR_PATTERN } from '../../../core/languages/dates.ts'
import type { FormWordKind } from '../../../core/languages/language-data.ts'
import { formWords } from '../../../core/languages/languages.ts'
import {
  DATE_LABEL,
  DECLARATION,
  EXCLUDED_HEADING,
  MONEY_COLUMN,
  NOT_ASKED,
  OPTIONS_LEAD,
  PERSONAL_CHARACTERISTIC,
  SIGNATURE_LABEL,
} from './exclusion-words.ts'
import { ADDRESS_PART, isContactLabel, isFactLabel } from './fact-labels.ts'
import { findLimit, hasLimit, isOnlyLimit } from './limits.ts'
import { leadsInQuestions } from './list-intros.ts'
import { cleanPrompt } from './prompt-text.ts'
import { GUIDANCE_OPENER } from './prompt-words.ts'
import { askingOf, wordsIn, type Asking } from './prompts.ts'

const LONG_YEAR = new RegExp(String.raw`\b${YEAR_PATTERN}\b`, 'u')

/** Meanings of the words of a line, in all languages of forms. */
export interface LineWords {
  readonly asking: Asking
  readonly words: number
  readonly clean: string
  readonly traits: Readonly<Record<string, number>>
}

const anyOf = (kind: FormWordKind) => new RegExp(String.raw`(?<!\p{L})(?:${formWords(kind)})(?!\p{L})`, 'iu')
export const YOU = anyOf('you')
const WE = anyOf('we')
const MUST = anyOf('must')
const PLEASE = /(?<!\p{L})(?:please|kindly|bitte|veuillez|merci de|por favor|per favore|gelieve|vänligen)(?!\p{L})/iu

const ASKINGS: readonly Asking[] = ['open', 'yes-no', 'request', 'follow-up', 'label', 'instruction', 'prose']

const flag = (yes: boolean) => (yes ? 1 : 0)

export function lineWords(text: string): LineWords {
  const asking = askingOf(text)
  const clean = cleanPrompt(text)
  const words = wordsIn(text)
  return { asking, words, clean, traits: { ...shapeTraits(text, words), ...wordTraits(text, clean, asking, words) } }
}

function shapeTraits(text: string, words: number): Record<string, number> {
  const letters = text.replace(/[^\p{L}]/gu, '')
  const value = /^[^:：]{2,80}[:：]\s*\*?\s*(\S.*)$/su.exec(text)?.[1] ?? ''
  return {
    words,
    characters: text.length,
    sentences: (text.match(/[.?!][)”"’]?(?:\s|$)/gu) ?? []).length,
    endsAsking: flag(/[?？؟]\W*$/u.test(text)),
    asksWithin: flag(/[?？؟]/u.test(text)),
    endsColon: flag(/[:：][\s*_£$€-]*$/u.test(text)),
    endsStop: flag(/[.!;][)”"’]?\s*$/u.test(text)),
    starred: flag(/\*\s*:?$|^\*/u.test(text)),
    bracketed: flag(/^[([<{].*[)\]>}]\.?$/su.test(text)),
    brackets: flag(/[([].{2,}[)\]]/su.test(text)),
    startsLower: flag(/^\p{Ll}/u.test(text)),
    capitals: flag(letters.length > 3 && letters === letters.toUpperCase()),
    titleWords: titleShare(text),
    digits: (text.match(/\d/g) ?? []).length / Math.max(1, text.length),
    money: flag(/[£$€]/u.test(text)),
    longDate: flag(LONG_YEAR.test(text)),
    colonAt: /^[^:：]{2,80}[:：]/u.exec(text)?.[0].length ?? 0,
    valueWords: value === '' ? 0 : wordsIn(value),
  }
}

function titleShare(text: string): number {
  const words = text.split(/\s+/u).filter((word) => /^\p{L}/u.test(word))
  return words.length === 0 ? 0 : words.filter((word) => /^\p{Lu}/u.test(word)).length / words.length
}

function wordTraits(text: string, clean: string, asking: Asking, words: number): Record<string, number> {
  const before = clean.replace(/\s*[([].*$/su, '').replace(/:.*$/su, '')
  return {
    ...Object.fromEntries(ASKINGS.map((one) => [one, flag(one === asking)])),
    fact: flag(isFactLabel(clean)),
    factBefore: flag(isFactLabel(before)),
    contact: flag(isContactLabel(clean)),
    addressPart: flag(ADDRESS_PART.test(clean)),
    excluded: flag(words <= 14 && EXCLUDED_HEADING.test(clean)),
    trait: flag(PERSONAL_CHARACTERISTIC.test(clean)),
    declares: flag(DECLARATION.test(text)),
    signature: flag(words <= 8 && SIGNATURE_LABEL.test(clean)),
    date: flag(DATE_LABEL.test(clean)),
    notAsked: flag(NOT_ASKED.test(text)),
    optionsLead: flag(OPTIONS_LEAD.test(text)),
    costs: flag(MONEY_COLUMN.test(text)),
    helps: flag(GUIDANCE_OPENER.test(text)),
    limited: flag(hasLimit(findLimit(text))),
    limitAlone: flag(isOnlyLimit(text)),
    leadsIn: flag(leadsInQuestions(text)),
    you: flag(YOU.test(text)),
    we: flag(WE.test(text)),
    must: flag(MUST.test(text)),
    please: flag(PLEASE.test(text)),
  }
}
