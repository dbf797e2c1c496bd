import type { AnswerToRead, Finding, Proofreader, ProofreadingTask } from '../../../core/proofreading/ports.ts'
import { type AnswerSentence, answerSentences } from './answer-sentences.ts'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { differingStatements } from './differing-statements.ts'
import { saysNearlyTheSame, tracesOf } from '../../../core/answer-library/near-duplicates.ts'
import { countWords } from '../../../core/shared/text-limit.ts'
import { namesTime } from '../../../core/languages/dates.ts'
import { numbersIn } from '../../../core/claims/claimed-numbers.ts'

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
const RULES = [differingStatements, unansweredParts, repeatedSentences]

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
