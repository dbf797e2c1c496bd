import { kindOfQuestion } from '../../../adapters/extractive/questions/question-kinds.ts'
import type { QuestionKind } from '../../../core/proposals/question/question-kind.ts'
import { NO_LIMIT, type TextLimit } from '../../../core/shared/text-limit.ts'
import type { LabelledLibrary, LabelledQuery } from '../labelled-libraries.ts'

/** `labelled`: the documents answer it. `unanswerable`: they say nothing of it. `plan`: it asks for what will be done. */
export type QuestionPurpose = 'labelled' | 'unanswerable' | 'plan'

export interface EvaluatedQuestion {
  readonly purpose: QuestionPurpose
  readonly text: string
  readonly kind: QuestionKind
  readonly limit: TextLimit
  /** What a right answer holds; null where there are no labels. */
  readonly labels: LabelledQuery | null
}

export interface LibraryToEvaluate extends Pick<LabelledLibrary, 'name' | 'library'> {
  readonly questions: readonly EvaluatedQuestion[]
}

/** As the shared score asks for labelled answers. */
const WORDS = 120
const WORDS_OF_PLAN = 200
const SHARE_OF_PLANS = 0.2
const SHARE_OF_UNANSWERABLE = 0.2

const PLANS = [
  'What are the main risks of your next project, and how will you manage them?',
  'How will you measure what your next project changes?',
  'When will each step of your next project happen?',
]

/** So many questions of a library: most with labels, a fifth that it can't answer, and a fifth about the future. */
export function questionsFor({ queries, unanswerable = [] }: LabelledLibrary, count: number): EvaluatedQuestion[] {
  const plans = spread(PLANS, Math.round(count * SHARE_OF_PLANS))
  const silent = spread(unanswerable, Math.round(count * SHARE_OF_UNANSWERABLE))
  const labelled = spread(queries, count - plans.length - silent.length)
  return [
    ...labelled.map((labels) => evaluated('labelled', labels.question, labels)),
    ...silent.map(({ question }) => evaluated('unanswerable', question)),
    ...plans.map((text) => evaluated('plan', text)),
  ]
}

function evaluated(purpose: QuestionPurpose, text: string, labels: LabelledQuery | null = null): EvaluatedQuestion {
  const words = purpose === 'plan' ? WORDS_OF_PLAN : WORDS
  return { purpose, text, labels, kind: kindOfQuestion(text), limit: { ...NO_LIMIT, words } }
}

/** So many of them at equal distances, always the same; all where there are no more. */
export function spread<T>(all: readonly T[], count: number): T[] {
  if (count >= all.length) return [...all]
  return Array.from({ length: Math.max(0, count) }, (_, nth) => all[Math.floor((nth * all.length) / count)]!)
}
