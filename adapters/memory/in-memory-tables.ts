import type { AccessToken } from '../../core/accounts/access-token.ts'
import type { Account } from '../../core/identity/account.ts'
import type { SecondFactor } from '../../core/accounts/sessions/second-factor.ts'
import type { Session } from '../../core/accounts/sessions/session.ts'
import type { User } from '../../core/identity/user.ts'
import type { AuditEntry } from '../../core/audit/audit-entry.ts'
import type { ProjectBrief } from '../../core/brief/project-brief.ts'
import type { Document } from '../../core/documents/document.ts'
import type { FunderImport } from '../../core/funders/funder-import.ts'
import type { Funder } from '../../core/funders/funder.ts'
import type { PublishedAward, RegisteredName } from '../../core/funders/ports.ts'
import type { DocumentFacts, StoredFact } from '../../core/profile/profile-fact.ts'
import type { RememberedAnswer } from '../../core/answer-library/remembered-answer.ts'
import type { Project } from '../../core/projects/project.ts'
import type { CoordinatorMessage } from '../../core/proposals/coordinator-message.ts'
import type { Proofreading } from '../../core/proofreading/proofreading.ts'
import type { FormReading } from '../../core/proposals/form/form-reading.ts'
import type { ToldForm } from '../../core/forms/told-form.ts'
import type { Proposal } from '../../core/proposals/proposal.ts'
import type { RemovedQuestion } from '../../core/proposals/ports.ts'
import type { QuestionComment } from '../../core/questions/question-comment.ts'
import type { Question } from '../../core/proposals/question/question.ts'
import type { KeptRequest } from '../../core/requests/kept-request.ts'
import type { Report } from '../../core/reports/report.ts'
import type { TextVersion } from '../../core/texts/text-version.ts'
import type { TaskBoardConnection } from '../../core/taskboard/task-board-connection.ts'
import type { TaskCard } from '../../core/taskboard/task-card.ts'
import type { DataMigration } from '../../core/maintenance/data-migration.ts'
import type { ScheduledTask } from '../../core/maintenance/scheduled-task.ts'
import type { AnswerTermsRow } from './answer-library/answer-terms-row.ts'
import type { IdentifierRow } from './funders/register-rows.ts'
import { JobTable } from './jobs/job-table.ts'
import type { FeatureSpending, Reservation } from '../../core/spending/ports.ts'
import type { PricePerMillion } from '../../core/writing-service/ports.ts'
import type { Outage } from '../../core/writing-service/outage.ts'
import type { SpendingRow } from './spending/in-memory-spendings.ts'
import { StagedTable } from './staged-table.ts'

type RemovedQuestionRow = RemovedQuestion & Pick<Question, 'accountId' | 'proposalId'>

export class InMemoryTables {
  readonly accounts = new StagedTable<Account>()
  readonly users = new StagedTable<User>()
  readonly sessions = new StagedTable<Session>()
  /** Original expiry of the sessions of removed users, keyed by token hash. */
  readonly removedSessions = new StagedTable<string>()
  readonly accessTokens = new StagedTable<AccessToken>()
  /** Keyed by user. */
  readonly secondFactors = new StagedTable<SecondFactor>()
  readonly projects = new StagedTable<Project>()
  readonly projectBriefs = new StagedTable<ProjectBrief>()
  /** Number of changes to an account's list of projects, keyed by account. */
  readonly projectsRevisions = new StagedTable<number>()
  readonly documents = new StagedTable<Document>()
  readonly funders = new StagedTable<Funder>()
  readonly funderImports = new StagedTable<FunderImport>()
  /** Keyed by identifier. */
  readonly funderIdentifiers = new StagedTable<IdentifierRow>()
  /** Keyed by identifier and normalised name. */
  readonly funderNames = new StagedTable<RegisteredName>()
  readonly funderAwards = new StagedTable<PublishedAward>()
  readonly profileFacts = new StagedTable<StoredFact>()
  /** Keyed by document. */
  readonly documentFacts = new StagedTable<DocumentFacts>()
  readonly proposals = new StagedTable<Proposal>()
  /** Number of changes to an application and its parts, keyed by application. */
  readonly proposalRevisions = new StagedTable<number>()
  /** Keyed by application. */
  readonly formReadings = new StagedTable<FormReading>()
  readonly toldForms = new StagedTable<ToldForm>()
  /** Keyed by application. */
  readonly proofreadings = new StagedTable<Proofreading>()
  readonly questions = new StagedTable<Question>()
  readonly removedQuestions = new StagedTable<RemovedQuestionRow>()
  readonly questionComments = new StagedTable<QuestionComment>()
  /** All messages of an application, oldest first, keyed by application. */
  readonly coordinatorMessages = new StagedTable<readonly CoordinatorMessage[]>()
  readonly reports = new StagedTable<Report>()
  readonly textVersions = new StagedTable<TextVersion>()
  readonly rememberedAnswers = new StagedTable<RememberedAnswer>()
  /** Keyed by answer. */
  readonly answerTerms = new StagedTable<AnswerTermsRow>()
  /** Keyed by account and month. */
  readonly spendings = new StagedTable<SpendingRow>()
  /** Keyed by account, month, feature and model. */
  readonly featureSpendings = new StagedTable<FeatureSpending>()
  readonly reservations = new StagedTable<Reservation>()
  readonly outages = new StagedTable<Outage>()
  readonly modelPrices = new StagedTable<PricePerMillion>()
  readonly revokedAdmins = new StagedTable<string>()
  readonly taskBoardConnections = new StagedTable<TaskBoardConnection>()
  readonly taskCards = new StagedTable<TaskCard>()
  readonly auditEntries = new StagedTable<AuditEntry>()
  /** Keyed by account, user and key. */
  readonly keptRequests = new StagedTable<KeptRequest>()
  readonly jobs = new JobTable()
  readonly scheduledTasks = new StagedTable<ScheduledTask>()
  readonly dataMigrations = new StagedTable<DataMigration>()

  commit(): void {
    for (const table of this.all()) table.commit()
  }

  rollback(): void {
    for (const table of this.all()) table.rollback()
  }

  all(): StagedTable<unknown>[] {
    return Object.values(this).filter((field) => field instanceof StagedTable)
  }
}
