import type {
  AccountReasons,
  CallReasons,
  QuotaReasons,
  SharedReasons,
  TransferReasons,
} from './reasons/reasons-of-people.ts'
import type {
  BriefReasons,
  DocumentReasons,
  FunderReasons,
  GapReasons,
  MemoryReasons,
  PipelineReasons,
  ProfileReasons,
  ProjectReasons,
  ProofreadingReasons,
  ProposalReasons,
  TextReasons,
} from './reasons/reasons-of-content.ts'
import type {
  HealthReasons,
  JobReasons,
  ModelReasons,
  OperationsReasons,
  TaskBoardReasons,
} from './reasons/reasons-of-service.ts'

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
