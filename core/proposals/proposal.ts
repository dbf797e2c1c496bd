import type { ProposalId, AccountId, FunderId, ProjectId } from '../shared/ids.ts'
import type { StoredReason } from '../shared/failure.ts'
import { NO_PLAN, type ApplicationPlan } from './application-plan.ts'
import type { Counting } from '../shared/counting.ts'
import type { TextState } from '../shared/text-state.ts'
import { guessClassification, type FormClassification } from './form/form-classification.ts'
import type { GrantInfo } from './grant-info.ts'
import type { SummaryNote } from './coordinator-note.ts'
import { addUsage, type ModelUsage } from '../shared/model-usage.ts'
import type { ProposalStage } from './proposal-stage.ts'

/** `completed` and `error` are final; every other value is work in progress. Null: never processed. */
export type ProcessingStatus = 'queued' | 'reading' | 'answering' | 'completed' | 'error'
export type CoverLetterStatus = 'not_started' | 'processing' | 'completed' | 'error'
export type FunderOverviewStatus = 'processing' | 'completed'

/** The funder's form as it was uploaded. */
export interface UploadedForm {
  readonly fileName: string
  readonly fileKey: string
  readonly mediaType: string
  readonly sizeBytes: number
  /** SHA-256 of the bytes, hex; absent if an earlier release stored it. */
  readonly contentHash?: string
}

export interface CoordinatorMetadata {
  /** A sentence if an earlier release stored it. */
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
  /** Kind of document of the form; null without one. */
  readonly formClassification: FormClassification | null
  readonly processingStatus: ProcessingStatus | null
  readonly processingError: StoredReason | null
  readonly coordinatorMetadata: CoordinatorMetadata | null
  readonly coverLetter: string | null
  /** Null without a letter, and if an earlier release stored it. */
  readonly coverLetterState: TextState | null
  readonly coverLetterStatus: CoverLetterStatus
  readonly coverLetterError: StoredReason | null
  /** Usage of all attempts at the letter. */
  readonly coverLetterUsage: ModelUsage | null
  /**
   * Completed without an overview if there is no funder, or nothing is known of it; null before the first was written.
   */
  readonly funderOverviewStatus: FunderOverviewStatus | null
  readonly status: 'draft'
  readonly stage: ProposalStage
  readonly stageSince: string
  /** The funder's deadline, ISO 8601 UTC. */
  readonly deadline: string | null
  /** The funder's way of counting; null if unknown. */
  readonly counting: Counting | null
  /** US dollars spent on language models for everything that belongs to the application. */
  readonly totalCost: number
  readonly createdAt: string
  readonly version: number
}

type NewProposal = Pick<
  Proposal,
  'id' | 'accountId' | 'projectId' | 'name' | 'type' | 'grantInfo' | 'funderId' | 'form' | 'createdAt'
>

/** Defaults for applications stored before these fields existed. */
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

/** Whether its form has still to be read. */
export function isUnread({ processingStatus }: Proposal): boolean {
  return processingStatus === 'queued' || processingStatus === 'reading'
}

export function startReading(proposal: Proposal): Proposal {
  return { ...proposal, processingStatus: 'reading' }
}

/** Starts answering: the questions are known. */
export function startAnswering(proposal: Proposal): Proposal {
  return { ...proposal, processingStatus: 'answering', processingError: null }
}

/** Ends reading without answering: the questions wait until somebody has them answered. */
export function endReading(proposal: Proposal): Proposal {
  return { ...proposal, processingStatus: 'completed', processingError: null }
}

/** Ends reading without any question found: people mark them. */
export function awaitMarking(proposal: Proposal): Proposal {
  return { ...endReading(proposal), type: 'manual' }
}

/** Ends answering: every question has its answer or failed. Questions added by hand do not affect this. */
export function completeAnswering(proposal: Proposal, coordinatorMetadata: CoordinatorMetadata): Proposal {
  const processingStatus = proposal.processingStatus === 'answering' ? 'completed' : proposal.processingStatus
  return { ...proposal, processingStatus, coordinatorMetadata }
}

/** Ends reading with an error: questions are added by hand. */
export function refuseForm(proposal: Proposal, reason: StoredReason): Proposal {
  return { ...proposal, type: 'manual', processingStatus: 'error', processingError: reason }
}

/** Queues a refused form for another reading. */
export function requeueForm(proposal: Proposal): Proposal {
  return { ...proposal, type: 'upload', processingStatus: 'queued', processingError: null }
}

/** Adds a form that is to be read. */
export function receiveForm(proposal: Proposal, form: UploadedForm): Proposal {
  return { ...requeueForm(proposal), form, formClassification: guessClassification(form.fileName) }
}

export function requestLetter(proposal: Proposal): Proposal {
  return { ...proposal, coverLetterStatus: 'processing', coverLetterError: null }
}

export function completeLetter(proposal: Proposal, coverLetter: string, coverLetterState: TextState): Proposal {
  return { ...keepLetter(proposal), coverLetter, coverLetterState }
}

/** Ends the writing of the letter and keeps its present text. */
export function keepLetter(proposal: Proposal): Proposal {
  return { ...proposal, coverLetterStatus: 'completed', coverLetterError: null }
}

/** Keeps the present letter. */
export function failLetter(proposal: Proposal, reason: StoredReason): Proposal {
  return { ...proposal, coverLetterStatus: 'error', coverLetterError: reason }
}

export function addLetterUsage(proposal: Proposal, usage: ModelUsage | null): Proposal {
  return { ...addCost(proposal, usage), coverLetterUsage: addUsage(proposal.coverLetterUsage, usage) }
}

const MOST_STAGES_KEPT = 50

/** Moves the application to a stage, and the previous one to the history. Does nothing if the stage is the same. */
export function enterStage(proposal: Proposal, stage: ProposalStage, now: string): Proposal {
  if (stage === proposal.stage) return proposal
  const left = { stage: proposal.stage, since: proposal.stageSince }
  const stageHistory = [...proposal.stageHistory, left].slice(-MOST_STAGES_KEPT)
  return { ...proposal, stage, stageSince: now, stageHistory }
}

/** Changes the funder and requests its overview. */
export function changeFunder(proposal: Proposal, funderId: FunderId | null): Proposal {
  return requestFunderOverview({ ...proposal, funderId })
}

/** Without a funder there is nothing to write. */
export function requestFunderOverview(proposal: Proposal): Proposal {
  return { ...proposal, funderOverviewStatus: proposal.funderId === null ? 'completed' : 'processing' }
}

export function completeFunderOverview(proposal: Proposal): Proposal {
  return { ...proposal, funderOverviewStatus: 'completed' }
}

/** Resets the status, so that the overview can be requested again. */
export function dropFunderOverview(proposal: Proposal): Proposal {
  return { ...proposal, funderOverviewStatus: null }
}

export function addCost(proposal: Proposal, usage: ModelUsage | null): Proposal {
  return { ...proposal, totalCost: proposal.totalCost + (usage?.cost ?? 0) }
}
