import type { AccessTokens, AccountContents, SecondFactors, Sessions } from './accounts/ports.ts'
import type { Accounts, RevokedAdmins, Users } from './identity/ports.ts'
import type { ProjectBriefs } from './brief/ports.ts'
import type { AuditLog } from './audit/ports.ts'
import type { Documents } from './documents/ports.ts'
import type { PassageIndex } from './documents/ports/passage-index.ts'
import type { FunderImports, FunderRegister, Funders } from './funders/ports.ts'
import type { Jobs } from './jobs/ports.ts'
import type { DocumentFactsStore, ProfileFacts } from './profile/ports.ts'
import type { RememberedAnswers } from './answer-library/ports.ts'
import type { Projects } from './projects/ports.ts'
import type { CoordinatorMessages, Proposals, Questions, RemovedQuestions } from './proposals/ports.ts'
import type { FormReadings, ToldForms } from './forms/ports.ts'
import type { Proofreadings } from './proofreading/ports.ts'
import type { QuestionComments } from './questions/ports.ts'
import type { Holdings } from './quotas/ports.ts'
import type { KeptRequests } from './requests/ports.ts'
import type { Spendings } from './spending/ports.ts'
import type { ModelPrices, Outages } from './writing-service/ports.ts'
import type { Reports } from './reports/ports.ts'
import type { TextVersions } from './texts/ports.ts'
import type { AccountRecords } from './transfer/ports.ts'
import type { TaskBoardConnections, TaskCards } from './taskboard/ports.ts'
import type { DataMaintenance, DataMigrations, ScheduledTasks } from './maintenance/ports.ts'

/**
 * The repositories of one transaction, implemented by every persistence adapter. A use case names only those it needs.
 */
export interface Stores {
  readonly accounts: Accounts
  readonly users: Users
  readonly sessions: Sessions
  readonly accessTokens: AccessTokens
  readonly secondFactors: SecondFactors
  readonly revokedAdmins: RevokedAdmins
  readonly accountContents: AccountContents
  readonly projects: Projects
  readonly projectBriefs: ProjectBriefs
  readonly documents: Documents
  readonly passages: PassageIndex
  readonly profileFacts: ProfileFacts
  readonly documentFacts: DocumentFactsStore
  readonly proposals: Proposals
  readonly questions: Questions
  readonly removedQuestions: RemovedQuestions
  readonly questionComments: QuestionComments
  readonly coordinatorMessages: CoordinatorMessages
  readonly formReadings: FormReadings
  readonly toldForms: ToldForms
  readonly proofreadings: Proofreadings
  readonly funders: Funders
  readonly funderImports: FunderImports
  readonly funderRegister: FunderRegister
  readonly reports: Reports
  readonly textVersions: TextVersions
  readonly rememberedAnswers: RememberedAnswers
  readonly spendings: Spendings
  readonly outages: Outages
  readonly modelPrices: ModelPrices
  readonly taskBoardConnections: TaskBoardConnections
  readonly taskCards: TaskCards
  readonly auditLog: AuditLog
  readonly holdings: Holdings
  readonly keptRequests: KeptRequests
  readonly accountRecords: AccountRecords
  readonly jobs: Jobs
  readonly scheduledTasks: ScheduledTasks
  readonly dataMigrations: DataMigrations
  readonly dataMaintenance: DataMaintenance
}
