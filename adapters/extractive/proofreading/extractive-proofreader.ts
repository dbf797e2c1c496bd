import type { AnswerToRead, Finding, Proofreader, ProofreadingTask } from '../../../core/proofreading/ports.ts'
import { type AnswerSentence, answerSentences } from './answer-sentences.ts'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { differingStatements } from './differing-statements.ts'
import { saysNearlyTheSame, tracesOf } from '../../../core/answer-library/near-duplicates.ts'
import { countWords } from '../../../core/shared/text-limit.ts'
import { namesTime } from '../../../core/languages/dates.ts'
import { numbersIn } from '../../../core/claims/claimed-numbers.ts'

const ACRONYM = /(?<![\p{L}\p{N}&@/.-])[A-Z](?:[A-Z]|&(?=[A-Z])){1,5}(?=s?(?![\p{L}\p{N}&@/-]))/gu
/** Acronyms that everybody who reads applications knows. */
const KNOWN = new Set(
  `UK EU US USA UN GB NI NHS BBC ITV VAT GBP EUR USD PDF DBS CRB CEO CFO COO CIO CIC LTD PLC IT ICT TV CV DVD GP PAYE
  HMRC HR AGM EGM FAQ ID PR PA PC QR SMS URL GDPR LGBT LGBTQ LGBTQI BAME BME BSL PE RE AI OK AM PM BC AD CE MP MSP MBE
  OBE CBE BA BSC MA MSC PHD NVQ GCSE STEM PTA RNLI NSPCC RSPB RSPCA YMCA YWCA HIV AIDS ADHD CCTV PPE ISO IBAN BIC
  API CSV HTML HTTP JSON SQL XML GPS USB CRM SORP FTE COVID A&E Q&A R&D II III IV VI VII VIII IX XI XII XX DIY SOS VIP DJ UV AND THE FOR NOT OR`.split(
    /\s+/u,
  ),
)
/** Maximum number of acronyms to report, because the first ones show the habit. */
const MAX_ACRONYMS = 3
/** An acronym used only once may be a name, such as that of a scale or a prize. */
const FEWEST_USES = 2

/**
 * Acronyms that answers use more than once without an explanation, or before it; those of the form or funder are known.
 */
function unexplainedAcronyms(task: ProofreadingTask): Finding[] {
  const familiar = familiarTo(task)
  const sentences = answerSentences(task).filter(({ text }) => !isShouted(text))
  const seen = new Set<string>()
  const findings = sentences.flatMap((sentence, at) =>
    [...sentence.text.matchAll(ACRONYM)].flatMap(([acronym]) => {
      if (seen.has(acronym) || KNOWN.has(acronym) || familiar.has(acronym)) return []
      seen.add(acronym)
      return findingOf(acronym, sentence, sentences.slice(at))
    }),
  )
  return findings.slice(0, MAX_ACRONYMS)
}

/** Empty if the first use is explained. */
function findingOf(acronym: string, { answer, text }: AnswerSentence, from: readonly AnswerSentence[]): Finding[] {
  if (explains(text, acronym)) return []
  const name = from.map((sentence) => longFormIn(sentence.text, acronym)).find((found) => found !== null) ?? null
  const isExplained = name !== null || from.some((sentence) => explains(sentence.text, acronym))
  if (name === null && (isExplained || usesOf(acronym, from) < FEWEST_USES)) return []
  const of = { kind: 'jargon', position: answer.position, words: text, other: null } as const
  const code = name === null ? 'proofreading.acronym' : 'proofreading.acronym-explained-later'
  const replacement = name === null ? null : text.replace(acronym, () => `${name} (${acronym})`)
  return [{ ...of, why: { code, values: { acronym } }, replacement }]
}

function usesOf(acronym: string, sentences: readonly AnswerSentence[]): number {
  const found = sentences.flatMap(({ text }) => text.match(ACRONYM) ?? [])
  return found.filter((one) => one === acronym).length
}

/** "Anti-Social Behaviour (ASB)" or "ASB (anti-social behaviour)". */
function explains(text: string, acronym: string): boolean {
  return text.includes(`(${acronym})`) || new RegExp(`${acronym}\\s*\\(\\p{L}{3,}`, 'u').test(text)
}

/** The words before "(ASB)" with its initials, with or without small words; null if there are none. */
function longFormIn(text: string, acronym: string): string | null {
  const at = text.indexOf(`(${acronym})`)
  if (at < 0) return null
  const words = text.slice(0, at).trim().split(/\s+/u)
  for (let count = 2; count <= Math.min(words.length, 2 * acronym.length); count += 1) {
    const name = words.slice(-count).join(' ')
    if (initialsOf(name).some((initials) => initials === acronym.replace('&', ''))) return name
  }
  return null
}

function initialsOf(name: string): string[] {
  const words = name.split(/[\s-]+/u)
  const initials = (of: readonly string[]) => of.map((word) => word.charAt(0).toUpperCase()).join('')
  return [initials(words), initials(words.filter((word) => !/^(?:of|and|the|for|in|to|&)$/iu.test(word)))]
}

function familiarTo({ application, facts }: ProofreadingTask): ReadonlySet<string> {
  const { funder, questions, name, terms, grantInfo } = application
  const texts = [
    name,
    funder?.funderName ?? '',
    funder?.markdownOverview ?? '',
    ...questions.flatMap(({ text, guidance, section }) => [text, guidance ?? '', section ?? '']),
    ...(terms?.eligibility.findings ?? []).map(({ wording }) => wording),
    ...grantInfo.map(({ answer }) => answer),
    ...facts.filter(({ key }) => /name/iu.test(key)).map(({ value }) => value ?? ''),
  ]
  return new Set(texts.flatMap((text) => text.match(ACRONYM) ?? []))
}

/** A heading or a sentence in capitals, in which acronyms don't stand out. */
function isShouted(text: string): boolean {
  const letters = text.replace(/\P{L}/gu, '')
  return letters.replace(/\P{Lu}/gu, '').length > letters.length / 2
}

const ASKS_HOW_MANY =
  /\b(?:how (?:many|much)|combien|wie ?viele?|cu[áa]nt[oa]s?|quant[ieoa]s?|hoeveel|ilu|ile|faint)(?!\p{L})/iu
const ASKS_WHEN = /\b(?:when (?:will|do|does|did|is|are|was|were)|(?:start|end|starting|ending) dates?)(?!\p{L})/iu
/** Words for a time without a date. */
const A_TIME =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|spring|summer|autumn|winter|term|weekly|daily|monthly)\b/iu
/** An answer that there is none, or that the question does not apply. */
const NONE = /^\W*(?:no\b|none|nothing|not applicable|n\/a|never|nobody)/iu
/** Number words and vague amounts in English. */
const SOME_NUMBER = /\b(?:all|both|every|half|dozens?|hundreds?|thousands?|twice|once|single|couple)\b/iu

/** Questions for a number or a time whose answers contain none. */
function unansweredParts(task: ProofreadingTask): Finding[] {
  return task.answers.flatMap((answer) => {
    const question = task.application.questions.find(({ position }) => position === answer.position)
    if (question === undefined || question.kind !== 'text' || NONE.test(answer.text)) return []
    const hasNumber = numbersIn(answer.text, task.settings.language).length > 0 || SOME_NUMBER.test(answer.text)
    if (hasNumber) return []
    if (ASKS_HOW_MANY.test(question.text)) return [incomplete(answer, 'proofreading.no-number')]
    return ASKS_WHEN.test(question.text) && !saysWhen(answer.text) ? [incomplete(answer, 'proofreading.no-date')] : []
  })
}

function saysWhen(text: string): boolean {
  return A_TIME.test(text) || namesTime(text)
}

function incomplete({ position }: AnswerToRead, code: 'proofreading.no-number' | 'proofreading.no-date'): Finding {
  return { kind: 'incomplete', position, words: null, other: null, why: { code }, replacement: null }
}

/** Shorter sentences are equal by chance. */
const FEWEST_WORDS = 12
/** Minimum number of the eight fingerprints that nearly equal sentences share. */
const FEWEST_TRACES = 3

/** Sentences that appear in two answers, one for each pair of answers. A summary repeats the answer that it sums up. */
function repeatedSentences(task: ProofreadingTask): Finding[] {
  const long = answerSentences(task).filter(({ text }) => countWords(text) >= FEWEST_WORDS)
  const seen = new Map<string, AnswerSentence[]>()
  const pairs = new Set<string>()
  return long.flatMap((sentence) => {
    const earlier = remembered(seen, sentence).find((other) => isRepeated(sentence, other))
    if (earlier === undefined) return []
    const pair = `${earlier.answer.position} ${sentence.answer.position}`
    if (pairs.has(pair)) return []
    pairs.add(pair)
    return [finding(sentence, earlier)]
  })
}

/** Earlier sentences that may be equal, with this one added: each is compared with few others, even in a large set. */
function remembered(seen: Map<string, AnswerSentence[]>, sentence: AnswerSentence): AnswerSentence[] {
  const alike = tracesOf(sentence.text).map((trace) => seen.get(trace) ?? seen.set(trace, []).get(trace) ?? [])
  const shared = new Map<AnswerSentence, number>()
  for (const other of alike.flat()) shared.set(other, (shared.get(other) ?? 0) + 1)
  for (const list of alike) list.push(sentence)
  return [...shared].flatMap(([other, count]) => (count >= FEWEST_TRACES ? [other] : []))
}

function isRepeated(one: AnswerSentence, other: AnswerSentence): boolean {
  if (one.answer === other.answer || sumsUp(one.answer, other.answer) || sumsUp(other.answer, one.answer)) return false
  return saysNearlyTheSame(one.text, other.text)
}

function sumsUp(one: AnswerToRead, other: AnswerToRead): boolean {
  return one.sumsUp.includes(other.position)
}

function finding({ answer: { position }, text }: AnswerSentence, { answer, text: words }: AnswerSentence): Finding {
  const other = { position: answer.position, words }
  return { kind: 'repetition', position, words: text, other, why: { code: 'proofreading.repeated' }, replacement: null }
}

/** Most important first. */
const RULES = [differingStatements, unansweredParts, repeatedSentences, unexplainedAcronyms]

/** Finds certain errors without a language model, and prefers none to a wrong finding. */
export class ExtractiveProofreader implements Proofreader {
  async read(task: ProofreadingTask): Promise<readonly Finding[]> {
    const findings: Finding[] = []
    for (const find of RULES) {
      findings.push(...find(task))
      await nextTurn()
    }
    return findings
  }
}
