import type { AccessTokens } from './accounts/ports/access-tokens.ts'
import type { AccountContents } from './accounts/ports/account-contents.ts'
import type { Accounts } from './identity/ports/accounts.ts'
import type { RevokedAdmins } from './identity/ports/revoked-admins.ts'
import type { SecondFactors } from './accounts/ports/second-factors.ts'
import type { Sessions } from './accounts/ports/sessions.ts'
import type { Users } from './identity/ports/users.ts'
import type { ProjectBriefs } from './brief/ports/project-briefs.ts'
import type { AuditLog } from './audit/ports/audit-log.ts'
import type { Documents } from './documents/ports/documents.ts'
import type { PassageIndex } from './documents/ports/passage-index.ts'
import type { FunderImports } from './funders/ports/funder-imports.ts'
import type { FunderRegister } from './funders/ports/funder-register.ts'
import type { Funders } from './funders/ports/funders.ts'
import type { Jobs } from './jobs/ports/jobs.ts'
import type { DocumentFactsStore } from './profile/ports/document-facts-store.ts'
import type { ProfileFacts } from './profile/ports/profile-facts.ts'
import type { RememberedAnswers } from './answer-library/ports/remembered-answers.ts'
import type { Projects } from './projects/ports/projects.ts'
import type { CoordinatorMessages } from './proposals/ports/coordinator-messages.ts'
import type { FormReadings } from './forms/ports/form-readings.ts'
import type { Proofreadings } from './proofreading/ports/proofreadings.ts'
import type { Proposals } from './proposals/ports/proposals.ts'
import type { QuestionComments } from './questions/ports/question-comments.ts'
import type { ToldForms } from './forms/ports/told-forms.ts'
import type { Questions } from './proposals/ports/questions.ts'
import type { RemovedQuestions } from './proposals/ports/removed-questions.ts'
import type { Holdings } from './quotas/ports/holdings.ts'
import type { KeptRequests } from './requests/ports/kept-requests.ts'
import type { Spendings } from './spending/ports/spendings.ts'
import type { ModelPrices } from './writing-service/ports/model-prices.ts'
import type { Outages } from './writing-service/ports/outages.ts'
import type { Reports } from './reports/ports/reports.ts'
import type { TextVersions } from './texts/ports/text-versions.ts'
import type { AccountRecords } from './transfer/ports/account-records.ts'
import type { TaskBoardConnections } from './taskboard/ports/task-board-connections.ts'
import type { TaskCards } from './taskboard/ports/task-cards.ts'
import type { DataMigrations } from './maintenance/ports/data-migrations.ts'
import type { ScheduledTasks } from './maintenance/ports/scheduled-tasks.ts'
import type { DataMaintenance } from './maintenance/ports/data-maintenance.ts'

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
