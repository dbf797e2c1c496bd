import type { RowLevelSecurity, SessionReader } from './accounts/ports.ts'
import type { AdminReader } from './admin/ports.ts'
import type { DocumentReader, DocumentUses, DocumentWalk } from './documents/ports.ts'
import type { PassageReader } from './documents/ports/passage-index.ts'
import type { AllFundersReader, FunderIndex, RegisterFactsReader } from './funders/ports.ts'
import type { MissingAnswersReader } from './gaps/ports.ts'
import type { PassageVectorReader } from './documents/ports/passage-vectors.ts'
import type { JobQueue, JobReader } from './jobs/ports.ts'
import type { DeadlineWalk, PipelineReader } from './pipeline/ports.ts'
import type { RememberedAnswerReader } from './answer-library/ports.ts'
import type { ProjectReader, ProposalReader, ProposalWalk } from './proposals/ports.ts'
import type { WaitingReader } from './questions/ports.ts'
import type { ReportReader } from './reports/ports.ts'
import type { QuestionSearch, SearchableNames } from './search/ports.ts'
import type { StatementLimit, StorageMaintenance, UnitOfWork } from './shared/ports.ts'
import type { Stores } from './stores.ts'
import type { Snapshots } from './transfer/ports.ts'
import type { NamedFiles, WorkInProgress } from './maintenance/ports.ts'

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
