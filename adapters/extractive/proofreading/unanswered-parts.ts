import type { AnswerToRead, Finding, ProofreadingTask } from '../../../core/proofreading/ports/proofreader.ts'
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
export function unansweredParts(task: ProofreadingTask): Finding[] {
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
