import type { WriterJobName } from '../shared/reasons/reasons-of-service.ts'

/** Features that use the language model. */
export const SPENDING_FEATURES = [
  'answers',
  'chat',
  'plans',
  'forms',
  'letters',
  'reports',
  'project-overviews',
  'funder-overviews',
  'briefs',
  'facts',
  'descriptions',
  'checks',
] as const
export type SpendingFeature = (typeof SPENDING_FEATURES)[number]

/** Features that people request by the piece, with the cost shown beforehand. */
export const PIECES = ['answers', 'letters', 'reports', 'project-overviews', 'checks'] as const
export type Piece = (typeof PIECES)[number] & SpendingFeature
export type OfEachPiece<T> = Readonly<Record<Piece, T>>

export const FEATURE_OF_JOB: Readonly<Record<WriterJobName, SpendingFeature>> = {
  'answer-question': 'answers',
  'improve-answer': 'chat',
  'plan-application': 'plans',
  'read-form': 'forms',
  'suggest-for-items': 'answers',
  'write-cover-letter': 'letters',
  'write-report': 'reports',
  'write-project-overview': 'project-overviews',
  'write-funder-overview': 'funder-overviews',
  'renew-funder-overview': 'funder-overviews',
  'propose-brief': 'briefs',
  'generate-facts-file': 'facts',
  'proofread-application': 'checks',
}
