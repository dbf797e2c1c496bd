import type { AccountReasons } from './reasons/accounts-reasons.ts'
import type { BriefReasons } from './reasons/brief-reasons.ts'
import type { DocumentReasons } from './reasons/documents-reasons.ts'
import type { FunderReasons } from './reasons/funders-reasons.ts'
import type { GapReasons } from './reasons/gaps-reasons.ts'
import type { HealthReasons } from './reasons/health-reasons.ts'
import type { JobReasons } from './reasons/jobs-reasons.ts'
import type { MemoryReasons } from './reasons/memory-reasons.ts'
import type { ModelReasons } from './reasons/model-reasons.ts'
import type { ProfileReasons } from './reasons/profile-reasons.ts'
import type { OperationsReasons } from './reasons/operations-reasons.ts'
import type { PipelineReasons } from './reasons/pipeline-reasons.ts'
import type { ProjectReasons } from './reasons/projects-reasons.ts'
import type { ProofreadingReasons } from './reasons/proofreading-reasons.ts'
import type { ProposalReasons } from './reasons/proposals-reasons.ts'
import type { QuotaReasons } from './reasons/quotas-reasons.ts'
import type { SharedReasons } from './reasons/shared-reasons.ts'
import type { TaskBoardReasons } from './reasons/task-board-reasons.ts'
import type { TextReasons } from './reasons/texts-reasons.ts'
import type { TransferReasons } from './reasons/transfer-reasons.ts'
import type { CallReasons } from './reasons/calls-reasons.ts'

/** Reasons for errors: every code with its values, null if it has none. The edge has a sentence for each. */
export interface ReasonValues
  extends
    AccountReasons,
    BriefReasons,
    DocumentReasons,
    FunderReasons,
    GapReasons,
    HealthReasons,
    JobReasons,
    MemoryReasons,
    ModelReasons,
    OperationsReasons,
    ProfileReasons,
    PipelineReasons,
    ProjectReasons,
    ProofreadingReasons,
    ProposalReasons,
    QuotaReasons,
    SharedReasons,
    TaskBoardReasons,
    TextReasons,
    TransferReasons,
    CallReasons {}

export type ReasonCode = keyof ReasonValues

/** A code with its values. Its sentence is made when it is read. */
export type Reason<Code extends ReasonCode = ReasonCode> = {
  [C in Code]: ReasonValues[C] extends null
    ? { readonly code: C; readonly values?: undefined }
    : { readonly code: C; readonly values: ReasonValues[C] }
}[Code]
