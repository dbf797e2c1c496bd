import { createdAtOf } from '../../shared/id.ts'
import { hasText, type OpenText } from '../../texts/open-text.ts'
import { draftState, isOfPerson, type TextState } from '../../shared/text-state.ts'
import type { KeptText } from '../../texts/text-version.ts'
import { completeAnswer, completeChange, isChanging, returnToDraft, type Question } from '../question/question.ts'

/** The reply to a request that was overtaken by a person's change. */
const OVERTAKEN = ''

/**
 * State of the current version of the answer; null without an answer. An answer stored by an earlier release counts as
 * the first version, and as a person's if the chat changed it.
 */
export function answerStateOf({ id, answer, answerState, usage, chat }: Question): TextState | null {
  if (answer === null) return null
  if (answerState !== null) return answerState
  const draft = draftState({ version: 1, usage, writtenAt: createdAtOf(id) })
  return chat.length === 0 || answer.missing ? draft : { ...draft, origin: 'chat' }
}

/** The answer as its history stores it; null without one. */
export function keptAnswerOf(question: Question): KeptText | null {
  const state = answerStateOf(question)
  if (question.answer === null || state === null) return null
  const { text, missing, sources, warnings, passages, lacking } = question.answer
  const more = { ...(passages && { passages }), ...(lacking && { lacking }) }
  return { text, state, detail: { missing, sources, warnings, ...more } }
}

/** The answer as the text history uses it. */
export function answerTextOf(question: Question): Pick<OpenText, 'accountId' | 'owner' | 'current'> {
  const { id, accountId, proposalId } = question
  return { accountId, owner: { kind: 'answer', id, proposalId }, current: keptAnswerOf(question) }
}

/** Whether only a person may replace the answer, because a person wrote, changed or checked it. */
export function isAnswerProtected(question: Question): boolean {
  const kept = keptAnswerOf(question)
  return hasText(kept) && (question.review !== null || isOfPerson(kept.state))
}

/** Allows the next draft to replace the answer, even a person's. */
export function allowReplacement(question: Question): Question {
  const state = answerStateOf(question)
  return state === null ? question : { ...returnToDraft(question), answerState: { ...state, isReplaceable: true } }
}

/** The question with an answer that a person chose. Pending chat requests are closed. */
export function withKeptAnswer(question: Question, { text, state, detail }: KeptText): Question {
  const draft = { text, ...detail, messages: question.answer?.messages ?? [] }
  if (!isChanging(question)) return completeAnswer(question, draft, state)
  return completeChange(question, { change: { draft, state }, reply: OVERTAKEN })
}
