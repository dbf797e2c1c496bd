import type { QuestionId } from '../shared/ids.ts'
import { answerStateOf } from '../proposals/answer/kept-answer.ts'
import { givenAnswer, type Question } from '../proposals/question/question.ts'
import type { ProofreadingStatus, Proofreading } from './proofreading.ts'
import { standsOnce } from './replaced-words.ts'
import type { Suggestion } from './suggestion.ts'

/** `outdated`: its answer, or the other place that it quotes, has changed, so that it can't be applied. */
export interface ViewedSuggestion extends Omit<Suggestion, 'state'> {
  readonly state: 'open' | 'outdated' | 'applied'
}

export interface ViewedProofreading {
  readonly status: ProofreadingStatus
  readonly error: Proofreading['error']
  readonly checkedAt: string | null
  /** In the order of their questions, without dismissed ones and those of removed questions. */
  readonly suggestions: readonly ViewedSuggestion[]
}

export function viewedProofreading(proofreading: Proofreading, questions: readonly Question[]): ViewedProofreading {
  const { status, error, checkedAt, suggestions } = proofreading
  const shown = questions.flatMap((question) =>
    suggestions
      .filter(({ questionId, state }) => questionId === question.id && state !== 'dismissed')
      .map((suggestion) => viewed(suggestion, question, questions)),
  )
  return { status, error, checkedAt, suggestions: shown }
}

/** Whether it still applies to the present answers. */
export function isCurrent(suggestion: Suggestion, question: Question, questions: readonly Question[]): boolean {
  const { words, other, answerVersion } = suggestion
  const text = givenAnswer(question)?.text
  if (text === undefined) return false
  const isThere = words === null ? answerStateOf(question)?.version === answerVersion : text.includes(words)
  return isThere && (other === null || other.questionId === null || isSaid(other.words, other.questionId, questions))
}

/** Whether one click can carry it out. */
export function isApplicable({ words, replacement }: Suggestion, question: Question): boolean {
  return words !== null && replacement !== null && standsOnce(words, givenAnswer(question)?.text ?? '')
}

function viewed(suggestion: Suggestion, question: Question, questions: readonly Question[]): ViewedSuggestion {
  if (suggestion.state === 'applied') return { ...suggestion, state: 'applied' }
  const isOpen = isCurrent(suggestion, question, questions)
  const replacement = isApplicable(suggestion, question) ? suggestion.replacement : null
  return { ...suggestion, replacement, state: isOpen ? 'open' : 'outdated' }
}

function isSaid(words: string, by: QuestionId, questions: readonly Question[]): boolean {
  const question = questions.find(({ id }) => id === by)
  return question !== undefined && (givenAnswer(question)?.text.includes(words) ?? false)
}
