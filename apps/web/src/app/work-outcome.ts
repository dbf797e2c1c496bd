import type { LibraryDocument } from '../../../../adapters/http-contract/documents.ts'
import type { Project } from '../../../../adapters/http-contract/projects.ts'
import type { Proposal } from '../../../../adapters/http-contract/proposals.ts'
import { isInProgress } from '../features/proposals/proposal-state.ts'
import { pathTo } from '../shared/endpoint.ts'
import { paths } from '../shared/paths.ts'
import type { WatchedWork, WorkKind } from '../shared/watched-work.ts'

/** `gone`: there is nothing to wait for or announce any more. */
type Outcome = 'busy' | 'done' | 'failed' | 'gone'

/** Answers of the calls named by `sourceOf`; empty if the server does not know the work any more. */
export interface Answers {
  readonly proposal?: Proposal
  readonly project?: Project
  readonly report?: { readonly status: string }
  readonly documents?: readonly LibraryDocument[]
}

const byStatus: Readonly<Record<string, Outcome>> = {
  processing: 'busy',
  completed: 'done',
  active: 'done',
  error: 'failed',
  not_started: 'gone',
  notStarted: 'gone',
}

function applicationOutcome({ processingStatus, questions }: Proposal): Outcome {
  if (isInProgress(processingStatus) || questions.some(({ status }) => status === 'processing')) return 'busy'
  return processingStatus === 'error' ? 'failed' : 'done'
}

const statusOf: Readonly<Record<Exclude<WorkKind, 'application'>, (answer: Answers, id: string) => string | null>> = {
  answer: ({ proposal }, id) => proposal?.questions.find((question) => question.id === id)?.status ?? null,
  'cover-letter': ({ proposal }) => proposal?.coverLetterStatus ?? null,
  'funder-overview': ({ proposal }) => proposal?.funderOverviewStatus ?? null,
  'project-overview': ({ project }) => project?.overview.status ?? null,
  report: ({ report }) => report?.status ?? null,
  document: ({ documents, project }, id) => {
    const all = documents ?? [...(project?.grantsDocuments ?? []), ...(project?.reportsDocuments ?? [])]
    return all.find((document) => document.id === id)?.status ?? null
  },
}

/** Status of a piece of work, according to the answer of the call named by `sourceOf`. */
export function outcomeOf({ kind, id }: Pick<WatchedWork, 'kind' | 'id'>, answers: Answers): Outcome {
  if (kind === 'application') return answers.proposal ? applicationOutcome(answers.proposal) : 'gone'
  const status = statusOf[kind](answers, id)
  // A status that is not known yet is work in progress.
  return status === null ? 'gone' : (byStatus[status] ?? 'busy')
}

/** The call that returns the status of work; most have the page's address. */
export function sourceOf({ kind, id, page }: Pick<WatchedWork, 'kind' | 'id' | 'page'>): string {
  if (kind === 'report') return pathTo('GET /projects/reports/:id', { params: { id } })
  return page === paths.documentLibrary ? pathTo('GET /documentLibrary/sharedDocuments') : page
}

/** Address of the result. */
export function linkOf({ kind, page }: Pick<WatchedWork, 'kind' | 'page'>): string {
  const tabs: Partial<Record<WorkKind, string>> = { 'cover-letter': '#cover-letter', 'project-overview': '#overview' }
  return page + (tabs[kind] ?? '')
}
