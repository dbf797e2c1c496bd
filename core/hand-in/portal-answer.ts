import type { QuestionId } from '../shared/ids.ts'
import { countCharacters, countWords, isWithin, type TextLimit } from '../shared/text-limit.ts'
import type { RichBlock } from '../texts/rich-text.ts'
import { answerStateOf } from '../proposals/answer/kept-answer.ts'
import { placesToCheck } from '../shared/answer-warning.ts'
import { givenAnswer, type Question } from '../proposals/question/question.ts'
import { portalText } from './portal-text.ts'

/** `changed`: the answer changed after it was copied. */
export type CopyState = 'unanswered' | 'not-copied' | 'copied' | 'changed'

/** An answer as text to paste into the funder's web form. */
export interface PortalAnswer {
  readonly questionId: QuestionId
  readonly number: string | null
  readonly section: string | null
  readonly question: string
  readonly guidance: string | null
  readonly limit: TextLimit
  /** Empty without an answer, or if the text only says what is missing. */
  readonly text: string
  /** Words and characters as the form counts them. */
  readonly words: number
  readonly characters: number
  readonly isOverLimit: boolean
  readonly state: CopyState
  /** Number of places to review; 0 for a checked answer. */
  readonly toCheck: number
  /** Points that the answer lacks; empty if complete. */
  readonly lacking: readonly string[]
}

/** `blocks` are those of its answer; empty without one. */
export function portalAnswer(question: Question, blocks: RichBlock[]): PortalAnswer {
  const { id: questionId, number, section, text: asked, guidance, limit } = question
  const given = givenAnswer(question)
  const text = portalText(blocks)
  return {
    questionId,
    number,
    section,
    question: asked,
    guidance,
    limit,
    text,
    words: countWords(given?.text ?? ''),
    characters: countCharacters(given?.text ?? '', limit.counting),
    isOverLimit: given !== null && !isWithin(given.text, limit),
    state: copyStateOf(question, text),
    toCheck: question.review === null ? placesToCheck(given?.warnings ?? []) : 0,
    lacking: question.answer?.lacking ?? [],
  }
}

function copyStateOf(question: Question, text: string): CopyState {
  if (text === '') return 'unanswered'
  if (question.copiedVersion === null) return 'not-copied'
  return question.copiedVersion === versionOf(question) ? 'copied' : 'changed'
}

/** The question with its current answer marked as copied, or not. */
export function markCopied(question: Question, isCopied: boolean): Question {
  return { ...question, copiedVersion: isCopied ? versionOf(question) : null }
}

function versionOf(question: Question): number {
  return answerStateOf(question)?.version ?? 0
}
