import type { QuestionId } from '../shared/ids.ts'
import { answerStateOf } from '../proposals/kept-answer.ts'
import { givenAnswer, type Question } from '../proposals/question.ts'
import type { ProofreadingStatus, Proofreading } from './proofreading.ts'
import { standsOnce } from './replaced-words.ts'
import type { Suggestion } from './suggestion.ts'

/** `outdated`: its answer, or the other place that it names, was changed since, so that it can't be applied any more. */
export interface ViewedSuggestion extends Omit<Suggestion, 'state'> {
  readonly state: 'open' | 'outdated' | 'applied'
}

export interface ViewedProofreading {
  readonly status: ProofreadingStatus
  readonly error: Proofreading['error']
  readonly checkedAt: string | null
  /** By the places of their questions; those of questions that are gone, and dismissed ones, are left out. */
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

/** Whether it still says something of the answers as they are. */
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
