import type { RowLevelSecurity } from './accounts/ports/row-level-security.ts'
import type { SessionReader } from './accounts/ports/session-reader.ts'
import type { AdminReader } from './admin/ports/admin-reader.ts'
import type { DocumentReader } from './documents/ports/document-reader.ts'
import type { DocumentUses } from './documents/ports/document-uses.ts'
import type { DocumentWalk } from './documents/ports/document-walk.ts'
import type { PassageReader } from './documents/ports/passage-index.ts'
import type { AllFundersReader } from './funders/ports/all-funders-reader.ts'
import type { FunderIndex } from './funders/ports/funder-index.ts'
import type { RegisterFactsReader } from './funders/ports/register-facts-reader.ts'
import type { MissingAnswersReader } from './gaps/ports/missing-answers-reader.ts'
import type { PassageVectorReader } from './documents/ports/passage-vectors.ts'
import type { JobQueue } from './jobs/ports/job-queue.ts'
import type { JobReader } from './jobs/ports/job-reader.ts'
import type { DeadlineWalk } from './pipeline/ports/deadline-walk.ts'
import type { PipelineReader } from './pipeline/ports/pipeline-reader.ts'
import type { RememberedAnswerReader } from './answer-library/ports/remembered-answers.ts'
import type { ProjectReader } from './proposals/ports/project-reader.ts'
import type { ProposalReader } from './proposals/ports/proposal-reader.ts'
import type { WaitingReader } from './questions/ports/waiting-reader.ts'
import type { ProposalWalk } from './proposals/ports/proposal-walk.ts'
import type { ReportReader } from './reports/ports/report-reader.ts'
import type { QuestionSearch } from './search/ports/question-search.ts'
import type { SearchableNames } from './search/ports/searchable-names.ts'
import type { StatementLimit } from './shared/ports/statement-limit.ts'
import type { UnitOfWork } from './shared/ports/unit-of-work.ts'
import type { Stores } from './stores.ts'
import type { Snapshots } from './transfer/ports/account-records.ts'
import type { NamedFiles } from './maintenance/ports/named-files.ts'
import type { StorageMaintenance } from './shared/ports/storage-maintenance.ts'
import type { WorkInProgress } from './maintenance/ports/work-in-progress.ts'

/** A store of the product's data, as every persistence adapter opens it. */
export interface Persistence {
  readonly unitOfWork: UnitOfWork<Stores>
  readonly rowLevelSecurity: RowLevelSecurity
  /** Time limit for the statements of a request. */
  readonly requestLimit: StatementLimit
  readonly sessionReader: SessionReader
  readonly projectReader: ProjectReader
  readonly documentReader: DocumentReader
  readonly passageReader: PassageReader
  readonly passageVectorReader: PassageVectorReader
  readonly funderIndex: FunderIndex
  readonly allFundersReader: AllFundersReader
  readonly registerFactsReader: RegisterFactsReader
  readonly proposalReader: ProposalReader
  readonly waitingReader: WaitingReader
  readonly missingAnswersReader: MissingAnswersReader
  readonly pipelineReader: PipelineReader
  readonly reportReader: ReportReader
  readonly rememberedAnswerReader: RememberedAnswerReader
  readonly documentUses: DocumentUses
  readonly searchableNames: SearchableNames
  readonly questionSearch: QuestionSearch
  readonly adminReader: AdminReader
  readonly jobQueue: JobQueue
  readonly jobReader: JobReader
  readonly documentWalk: DocumentWalk
  readonly deadlineWalk: DeadlineWalk
  readonly proposalWalk: ProposalWalk
  readonly workInProgress: WorkInProgress
  readonly snapshots: Snapshots
  readonly namedFiles: NamedFiles
  readonly storageMaintenance: StorageMaintenance
  /** Writes a test value. Throws `unavailable` if the store accepts no changes. */
  beat(): Promise<void>
  /** The present time by the clock of the database, in the format of `Clock`. */
  time(): Promise<string>
  /** Records that the data was backed up just now, by any means. */
  noteBackup(): Promise<void>
  /** Time of the last recorded backup, in the format of `Clock`; null if none. */
  backedUpAt(): Promise<string | null>
  /** Major version of the database server, such as 15; null without a server. */
  majorVersion(): Promise<number | null>
  /** Whether migrations have still to run before this build can use the data. */
  lacksMigrations(): Promise<boolean>
  /** Waits for running units of work, then releases all resources. */
  close(): Promise<void>
}
