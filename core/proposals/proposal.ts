import type { ProposalId, AccountId, FunderId, ProjectId } from '../shared/ids.ts'
import type { StoredReason } from '../shared/failure.ts'
import { NO_PLAN, type ApplicationPlan } from './application-plan.ts'
import type { Counting } from '../shared/counting.ts'
import type { TextState } from '../shared/text-state.ts'
import { guessClassification, type FormClassification } from './form-classification.ts'
import type { GrantInfo } from './grant-info.ts'
import type { SummaryNote } from './coordinator-note.ts'
import { addUsage, type ModelUsage } from '../shared/model-usage.ts'
import type { ProposalStage } from './proposal-stage.ts'

/** `completed` and `error` are the end; every other value is work in progress. Null: never processed. */
export type ProcessingStatus = 'queued' | 'reading' | 'answering' | 'completed' | 'error'
export type CoverLetterStatus = 'not_started' | 'processing' | 'completed' | 'error'
export type FunderOverviewStatus = 'processing' | 'completed'

/** The funder's form as it was uploaded. */
export interface UploadedForm {
  readonly fileName: string
  readonly fileKey: string
  readonly mediaType: string
  readonly sizeBytes: number
  /** SHA-256 of the bytes, hex; absent where an earlier release stored it. */
  readonly contentHash?: string
}

export interface CoordinatorMetadata {
  /** A sentence where an earlier release stored it. */
  readonly summary: SummaryNote | string
  readonly questionsProcessed: number
  readonly toolCallCount: number
  readonly processedAt: string
}

/** A grant application. */
export interface Proposal extends ApplicationPlan {
  readonly id: ProposalId
  readonly accountId: AccountId
  readonly projectId: ProjectId | null
  readonly name: string
  readonly isArchived: boolean
  readonly type: 'manual' | 'upload'
  readonly grantInfo: readonly GrantInfo[]
  readonly funderId: FunderId | null
  readonly form: UploadedForm | null
  /** What kind of document the form is; null without one. */
  readonly formClassification: FormClassification | null
  readonly processingStatus: ProcessingStatus | null
  readonly processingError: StoredReason | null
  readonly coordinatorMetadata: CoordinatorMetadata | null
  readonly coverLetter: string | null
  /** Null without a letter, and where an earlier release stored it. */
  readonly coverLetterState: TextState | null
  readonly coverLetterStatus: CoverLetterStatus
  readonly coverLetterError: StoredReason | null
  /** Of all attempts at the letter. */
  readonly coverLetterUsage: ModelUsage | null
  /** Completed without an overview where there is no funder, or nothing is known of it; null where none was written yet. */
  readonly funderOverviewStatus: FunderOverviewStatus | null
  readonly status: 'draft'
  readonly stage: ProposalStage
  readonly stageSince: string
  /** When the funder wants it at the latest, as ISO 8601 UTC. */
  readonly deadline: string | null
  /** What the funder counts; null where nobody has said. */
  readonly counting: Counting | null
  /** US dollars spent on language models for all that belongs to the application. */
  readonly totalCost: number
  readonly createdAt: string
  readonly version: number
}

type NewProposal = Pick<
  Proposal,
  'id' | 'accountId' | 'projectId' | 'name' | 'type' | 'grantInfo' | 'funderId' | 'form' | 'createdAt'
>

/** What applications of before stages, deadlines and plans stand for; they have been at their stage since they were made. */
export const PROPOSAL_DEFAULTS = {
  ...NO_PLAN,
  stage: 'drafting',
  deadline: null,
  counting: null,
  coverLetterState: null,
} as const

export function newProposal(of: NewProposal): Proposal {
  return {
    ...of,
    formClassification: of.form && guessClassification(of.form.fileName),
    isArchived: false,
    processingStatus: of.type === 'upload' ? 'queued' : null,
    processingError: null,
    coordinatorMetadata: null,
    coverLetter: null,
    coverLetterStatus: 'not_started',
    coverLetterError: null,
    coverLetterUsage: null,
    funderOverviewStatus: of.funderId === null ? 'completed' : 'processing',
    status: 'draft',
    ...PROPOSAL_DEFAULTS,
    stageSince: of.createdAt,
    totalCost: 0,
    version: 0,
  }
}

/** Whether its form is still to be read. */
export function isUnread({ processingStatus }: Proposal): boolean {
  return processingStatus === 'queued' || processingStatus === 'reading'
}

export function startReading(proposal: Proposal): Proposal {
  return { ...proposal, processingStatus: 'reading' }
}

/** The application whose questions are known and wait for their answers. */
export function startAnswering(proposal: Proposal): Proposal {
  return { ...proposal, processingStatus: 'answering', processingError: null }
}

/** The application whose questions are known and wait until somebody has them answered. */
export function endReading(proposal: Proposal): Proposal {
  return { ...proposal, processingStatus: 'completed', processingError: null }
}

/** The application in whose form no question was found: people mark them. */
export function awaitMarking(proposal: Proposal): Proposal {
  return { ...endReading(proposal), type: 'manual' }
}

/** Every question has its answer or failed; that of a question that was added by hand ends no processing. */
export function completeAnswering(proposal: Proposal, coordinatorMetadata: CoordinatorMetadata): Proposal {
  const processingStatus = proposal.processingStatus === 'answering' ? 'completed' : proposal.processingStatus
  return { ...proposal, processingStatus, coordinatorMetadata }
}

/** The form could not be read: questions are added by hand. */
export function refuseForm(proposal: Proposal, reason: StoredReason): Proposal {
  return { ...proposal, type: 'manual', processingStatus: 'error', processingError: reason }
}

/** The application with a refused form that is to be read once more. */
export function requeueForm(proposal: Proposal): Proposal {
  return { ...proposal, type: 'upload', processingStatus: 'queued', processingError: null }
}

/** The application with a form that is to be read. */
export function receiveForm(proposal: Proposal, form: UploadedForm): Proposal {
  return { ...requeueForm(proposal), form, formClassification: guessClassification(form.fileName) }
}

export function requestLetter(proposal: Proposal): Proposal {
  return { ...proposal, coverLetterStatus: 'processing', coverLetterError: null }
}

export function completeLetter(proposal: Proposal, coverLetter: string, coverLetterState: TextState): Proposal {
  return { ...keepLetter(proposal), coverLetter, coverLetterState }
}

/** The application with the letter that it has, which is not waited for any more. */
export function keepLetter(proposal: Proposal): Proposal {
  return { ...proposal, coverLetterStatus: 'completed', coverLetterError: null }
}

/** The letter from before stays. */
export function failLetter(proposal: Proposal, reason: StoredReason): Proposal {
  return { ...proposal, coverLetterStatus: 'error', coverLetterError: reason }
}

export function addLetterUsage(proposal: Proposal, usage: ModelUsage | null): Proposal {
  return { ...addCost(proposal, usage), coverLetterUsage: addUsage(proposal.coverLetterUsage, usage) }
}

const MOST_STAGES_KEPT = 50

/** The application at a stage; since when it is there changes only with the stage, and the one before is kept. */
export function enterStage(proposal: Proposal, stage: ProposalStage, now: string): Proposal {
  if (stage === proposal.stage) return proposal
  const left = { stage: proposal.stage, since: proposal.stageSince }
  const stageHistory = [...proposal.stageHistory, left].slice(-MOST_STAGES_KEPT)
  return { ...proposal, stage, stageSince: now, stageHistory }
}

/** The application to another funder, whose overview is asked for. */
export function changeFunder(proposal: Proposal, funderId: FunderId | null): Proposal {
  return requestFunderOverview({ ...proposal, funderId })
}

/** There is nothing to write about an application without a funder. */
export function requestFunderOverview(proposal: Proposal): Proposal {
  return { ...proposal, funderOverviewStatus: proposal.funderId === null ? 'completed' : 'processing' }
}

export function completeFunderOverview(proposal: Proposal): Proposal {
  return { ...proposal, funderOverviewStatus: 'completed' }
}

/** As if nobody had asked for it, so that it can be asked for again. */
export function dropFunderOverview(proposal: Proposal): Proposal {
  return { ...proposal, funderOverviewStatus: null }
}

export function addCost(proposal: Proposal, usage: ModelUsage | null): Proposal {
  return { ...proposal, totalCost: proposal.totalCost + (usage?.cost ?? 0) }
}
