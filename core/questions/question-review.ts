import type { ProjectBriefs } from '../brief/ports.ts'
import type { ProfileFacts } from '../profile/ports.ts'
import type { Proposals } from '../proposals/ports.ts'
import { AppError } from '../shared/app-error.ts'
import { returnToDraft, type Question, type Review } from '../proposals/question/question.ts'

/** `needs-you`: the answer is absent or missing, or the last attempt at it failed. */
export type ReviewStatus = 'needs-you' | 'draft' | Review

export function reviewStatusOf({ answer, status, review }: Question): ReviewStatus {
  if (answer === null || answer.missing || status === 'error') return 'needs-you'
  return review ?? 'draft'
}

/**
 * The question after a person's review. Checking an answer clears a failed attempt. Throws `conflict` without an answer
 * to check.
 */
export function reviewed(question: Question, status: 'draft' | Review): Question {
  if (status === 'draft') return returnToDraft(question)
  if (question.answer === null || question.answer.missing) throw nothingToCheck()
  if (question.status === 'processing') throw beingAnswered()
  return { ...question, status: 'completed', error: null, notice: null, review: status }
}

export interface BasisStores {
  readonly proposals: Proposals
  readonly profileFacts: ProfileFacts
  readonly projectBriefs: ProjectBriefs
}

/** The question after a check: its answer now rests on the facts and sections as they are at present. */
export async function onPresentBases(stores: BasisStores, question: Question): Promise<Question> {
  const { accountId, proposalId, answer, review } = question
  if (review === null || answer?.restsOn === undefined) return question
  const projectId = (await stores.proposals.find(accountId, proposalId))?.projectId
  const brief = projectId ? await stores.projectBriefs.find(accountId, projectId) : null
  const restsOn = answer.restsOn.map(async ({ source }) => {
    const [kind, key = ''] = source.split(':')
    const section = brief?.sections.find((one) => one.key === key && one.text.trim() !== '')
    const fact = kind === 'profile' ? await stores.profileFacts.find(accountId, key) : null
    return { source, version: fact?.version ?? (kind === 'brief' ? section?.state.version : undefined) ?? 0 }
  })
  return { ...question, answer: { ...answer, restsOn: await Promise.all(restsOn) } }
}

function nothingToCheck(): AppError {
  return new AppError('conflict', 'proposals.nothing-to-check')
}

function beingAnswered(): AppError {
  return new AppError('conflict', 'proposals.being-answered')
}
