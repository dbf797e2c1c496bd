import type { AccountId, FunderId, ProjectId, ProposalId, UserId } from '../../../core/shared/ids.ts'
import type { SentenceOf } from '../../../core/shared/failure.ts'
import { reasonColumns, storedReason } from '../stored-reason.ts'
import type { FormClassification } from '../../../core/proposals/form/form-classification.ts'
import { grantInfoOf, type GrantInfo, type TypedGrantInfo } from '../../../core/proposals/grant-info.ts'
import type { ModelUsage } from '../../../core/shared/model-usage.ts'
import type {
  CoordinatorMetadata,
  CoverLetterStatus,
  FunderOverviewStatus,
  ProcessingStatus,
  Proposal,
  UploadedForm,
} from '../../../core/proposals/proposal.ts'
import { jsonOrNull, parsedOrNull } from '../json.ts'
import { storedText } from '../texts/check-note.ts'
import type { ProposalRow } from './proposal.schema.ts'
import type { ApplicationPlan, SentReminder, StageEntry } from '../../../core/proposals/application-plan.ts'
import type { FormTerms } from '../../../core/proposals/form/form-terms.ts'

type PlanRow = Pick<
  ProposalRow,
  | 'amount_asked'
  | 'amount_given'
  | 'currency'
  | 'deadline_zone'
  | 'owner_id'
  | 'next_step'
  | 'next_step_due'
  | 'stage_history'
  | 'reminder'
  | 'form_terms'
>

function planColumns(plan: ApplicationPlan): PlanRow {
  return {
    amount_asked: plan.amountAsked,
    amount_given: plan.amountGiven,
    currency: plan.currency,
    deadline_zone: plan.deadlineZone,
    owner_id: plan.ownerId,
    next_step: plan.nextStep?.text ?? null,
    next_step_due: plan.nextStep?.due ?? null,
    stage_history: JSON.stringify(plan.stageHistory),
    reminder: jsonOrNull(plan.reminder),
    form_terms: jsonOrNull(plan.formTerms),
  }
}

function planOf(row: PlanRow): ApplicationPlan {
  return {
    amountAsked: row.amount_asked,
    amountGiven: row.amount_given,
    currency: row.currency,
    deadlineZone: row.deadline_zone,
    ownerId: row.owner_id as UserId | null,
    nextStep: row.next_step === null ? null : { text: row.next_step, due: row.next_step_due },
    stageHistory: parsedOrNull<StageEntry[]>(row.stage_history) ?? [],
    reminder: parsedOrNull<SentReminder>(row.reminder),
    formTerms: parsedOrNull<FormTerms>(row.form_terms),
  }
}

export function proposalRow(proposal: Proposal, sentenceOf: SentenceOf): ProposalRow {
  const formError = reasonColumns(proposal.processingError, sentenceOf)
  const letterError = reasonColumns(proposal.coverLetterError, sentenceOf)
  return {
    id: proposal.id,
    account_id: proposal.accountId,
    project_id: proposal.projectId,
    name: proposal.name,
    is_archived: proposal.isArchived,
    type: proposal.type,
    grant_info: JSON.stringify(proposal.grantInfo),
    funder_id: proposal.funderId,
    form: jsonOrNull(proposal.form),
    form_name: proposal.form?.fileName ?? null,
    form_classification: proposal.formClassification,
    processing_status: proposal.processingStatus,
    processing_error: formError.sentence,
    processing_error_reason: formError.reason,
    coordinator_metadata: jsonOrNull(proposal.coordinatorMetadata),
    cover_letter: proposal.coverLetter,
    cover_letter_state: jsonOrNull(proposal.coverLetterState),
    cover_letter_status: proposal.coverLetterStatus,
    cover_letter_error: letterError.sentence,
    cover_letter_error_reason: letterError.reason,
    cover_letter_usage: jsonOrNull(proposal.coverLetterUsage),
    funder_overview_status: proposal.funderOverviewStatus,
    status: proposal.status,
    stage: proposal.stage,
    stage_since: proposal.stageSince,
    deadline: proposal.deadline,
    counting: proposal.counting,
    ...planColumns(proposal),
    total_cost: proposal.totalCost,
    created_at: proposal.createdAt,
    version: proposal.version,
  }
}

export function proposalOf(row: ProposalRow): Proposal {
  const letter = storedText(row.cover_letter, row.cover_letter_state)
  return {
    id: row.id as ProposalId,
    accountId: row.account_id as AccountId,
    projectId: row.project_id as ProjectId | null,
    name: row.name,
    isArchived: Boolean(row.is_archived),
    type: row.type as Proposal['type'],
    grantInfo: (JSON.parse(row.grant_info) as TypedGrantInfo[]).map(withTopic),
    funderId: row.funder_id as FunderId | null,
    form: parsedOrNull<UploadedForm>(row.form),
    formClassification: row.form_classification as FormClassification | null,
    processingStatus: row.processing_status as ProcessingStatus | null,
    processingError: storedReason(row.processing_error, row.processing_error_reason),
    coordinatorMetadata: parsedOrNull<CoordinatorMetadata>(row.coordinator_metadata),
    coverLetter: letter.text,
    coverLetterState: letter.state,
    coverLetterStatus: row.cover_letter_status as CoverLetterStatus,
    coverLetterError: storedReason(row.cover_letter_error, row.cover_letter_error_reason),
    coverLetterUsage: parsedOrNull<ModelUsage>(row.cover_letter_usage),
    funderOverviewStatus: row.funder_overview_status as FunderOverviewStatus | null,
    status: row.status as Proposal['status'],
    stage: row.stage as Proposal['stage'],
    stageSince: row.stage_since ?? row.created_at,
    deadline: row.deadline,
    counting: row.counting as Proposal['counting'],
    ...planOf(row),
    totalCost: row.total_cost,
    createdAt: row.created_at,
    version: row.version,
  }
}

/** Earlier releases stored no topic. */
function withTopic(info: TypedGrantInfo): GrantInfo {
  return { ...grantInfoOf(info), ...info }
}
