import { setImmediate as nextTurn } from 'node:timers/promises'
import type {
  Finding,
  Proofreader,
  ProofreadingTask,
  AnswerToRead,
} from '../../../core/proofreading/ports/proofreader.ts'
import { differingStatements } from './differing-statements.ts'
import { unexplainedAcronyms } from './unexplained-acronyms.ts'
import { saysNearlyTheSame, tracesOf } from '../../../core/answer-library/near-duplicates.ts'
import { countWords } from '../../../core/shared/text-limit.ts'
import { answerSentences, type AnswerSentence } from './answer-sentences.ts'
import { namesTime } from '../../../core/languages/dates.ts'
import { numbersIn } from '../../../core/claims/claimed-numbers.ts'

const ASKS_HOW_MANY =
  /\b(?:how (?:many|much)|combien|wie ?viele?|cu[áa]nt[oa]s?|quant[ieoa]s?|hoeveel|ilu|ile|faint)(?!\p{L})/iu
const ASKS_WHEN = /\b(?:when (?:will|do|does|did|is|are|was|were)|(?:start|end|starting|ending) dates?)(?!\p{L})/iu
/** Says when without a date. */
const A_TIME =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|spring|summer|autumn|winter|term|weekly|daily|monthly)\b/iu
/** The answer that there is none, or that it does not apply. */
const NONE = /^\W*(?:no\b|none|nothing|not applicable|n\/a|never|nobody)/iu
/** A number that is written out or not given as such, in English. */
const SOME_NUMBER = /\b(?:all|both|every|half|dozens?|hundreds?|thousands?|twice|once|single|couple)\b/iu

/** Questions that ask for a number or a time whose answers have none at all. */
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

/** Shorter ones are the same by chance. */
const FEWEST_WORDS = 12
/** Of the eight traces of a sentence, those that one which says nearly the same has at least. */
const FEWEST_TRACES = 3

/** Sentences that stand in two answers, one for each pair of answers. An answer that sums up another one repeats it. */
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

/** Those before it that may be the same, which it joins: each is compared with few others, however many there are. */
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

/** What matters most comes first. */
const RULES = [differingStatements, unansweredParts, repeatedSentences, unexplainedAcronyms]

/** Finds what can be told for certain without a language model: rather nothing than something silly. */
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
