import { AsyncLocalStorage } from 'node:async_hooks'
import type { EntityManager, QueryRunner } from 'typeorm'

import type { SentenceOf } from '../../core/shared/failure.ts'
import { codeAlone } from './stored-reason.ts'
import type { Durability, UnitOfWork } from '../../core/shared/ports.ts'
import type { Stores } from '../../core/stores.ts'
import { SqlAccountContents } from './accounts/sql-account-contents.ts'
import { TypeOrmAccessTokens } from './accounts/typeorm-access-tokens.ts'
import { TypeOrmAccounts } from './accounts/typeorm-accounts.ts'
import { TypeOrmRevokedAdmins } from './accounts/typeorm-revoked-admins.ts'
import { TypeOrmSecondFactors } from './accounts/typeorm-second-factors.ts'
import { TypeOrmSessions } from './accounts/typeorm-sessions.ts'
import { TypeOrmUsers } from './accounts/typeorm-users.ts'
import { TypeOrmAuditLog } from './audit/typeorm-audit-log.ts'
import { SqlPassageIndex } from './documents/sql-passage-index.ts'
import { TypeOrmDocuments } from './documents/typeorm-documents.ts'
import { TypeOrmProjectBriefs } from './brief/typeorm-project-briefs.ts'
import { SqlFunderRegister } from './funders/sql-funder-register.ts'
import { TypeOrmFunderImports } from './funders/typeorm-funder-imports.ts'
import { TypeOrmFunders } from './funders/typeorm-funders.ts'
import type { JobAnnouncer } from './jobs/job-announcer.ts'
import { boundTo, type JobDelivery } from './jobs/job-delivery.ts'
import { notifyJobsAdded } from './jobs/postgres-job-channel.ts'
import { TypeOrmJobs } from './jobs/typeorm-jobs.ts'
import { TypeOrmRememberedAnswers } from './answer-library/typeorm-remembered-answers.ts'
import { TypeOrmProjects } from './projects/typeorm-projects.ts'
import { TypeOrmCoordinatorMessages } from './proposals/typeorm-coordinator-messages.ts'
import { TypeOrmProposals } from './proposals/typeorm-proposals.ts'
import { SqlDocumentFacts } from './profile/sql-document-facts.ts'
import { TypeOrmProfileFacts } from './profile/typeorm-profile-facts.ts'
import { TypeOrmQuestionComments } from './proposals/typeorm-question-comments.ts'
import { TypeOrmProofreadings } from './proofreading/typeorm-proofreadings.ts'
import { TypeOrmFormReadings } from './proposals/typeorm-form-readings.ts'
import { TypeOrmToldForms } from './proposals/typeorm-told-forms.ts'
import { TypeOrmRemovedQuestions } from './proposals/typeorm-removed-questions.ts'
import { TypeOrmQuestions } from './proposals/typeorm-questions.ts'
import { SqlHoldings } from './quotas/sql-holdings.ts'
import { SqlKeptRequests } from './requests/sql-kept-requests.ts'
import { TypeOrmReports } from './reports/typeorm-reports.ts'
import { SqlSpendings } from './spending/sql-spendings.ts'
import { SqlModelPrices } from './writing-service/sql-model-prices.ts'
import { SqlOutages } from './writing-service/sql-outages.ts'
import { RunnerSql, type Sql } from './sql.ts'
import { TypeOrmTextVersions } from './texts/typeorm-text-versions.ts'
import { TypeOrmTaskBoardConnections } from './taskboard/typeorm-task-board-connections.ts'
import { TypeOrmTaskCards } from './taskboard/typeorm-task-cards.ts'
import type { Transactions } from './transactions.ts'
import { SqlAccountRecords } from './transfer/sql-account-records.ts'
import { SqlScheduledTasks } from './maintenance/sql-scheduled-tasks.ts'
import { SqlDataMaintenance } from './maintenance/sql-data-maintenance.ts'
import { TypeOrmDataMigrations } from './maintenance/typeorm-data-migrations.ts'

/**
 * Refuses a unit begun inside another: on SQLite it would wait for ever, elsewhere it would not see the other's
 * changes.
 */
export class TypeOrmUnitOfWork implements UnitOfWork<Stores> {
  private readonly current = new AsyncLocalStorage<{ isOpen: boolean }>()
  private open = 0

  constructor(
    private readonly transactions: Transactions,
    private readonly announcer: JobAnnouncer,
    private readonly delivery: JobDelivery | null = null,
    private readonly sentenceOf: SentenceOf = codeAlone,
  ) {}

  async run<T>(work: (stores: Stores) => Promise<T>, durability?: Durability): Promise<T> {
    if (this.current.getStore()?.isOpen) throw new Error('A unit of work was begun inside another one.')
    const seen = { jobs: false }
    this.open += 1
    const result = await this.transactions
      .run((runner) => this.perform(runner, work, seen), durability)
      .finally(() => this.ended())
    if (seen.jobs) this.announcer.announce()
    return result
  }

  /** Disables the storage between units, because Node.js tracks every promise of the process while it is enabled. */
  private ended(): void {
    this.open -= 1
    if (this.open === 0) this.current.disable()
  }

  private async perform<T>(
    runner: QueryRunner,
    work: (stores: Stores) => Promise<T>,
    seen: { jobs: boolean },
  ): Promise<T> {
    const state = { isOpen: true }
    const sql = new RunnerSql(runner)
    const tickets = this.delivery && boundTo(runner, this.delivery)
    const jobs = new TypeOrmJobs(runner.manager, sql, () => (seen.jobs = true), tickets)
    const stores = storesOn(runner.manager, sql, jobs, this.sentenceOf)
    try {
      const result = await this.current.run(state, () => work(stores))
      if (seen.jobs && sql.dialect.name === 'postgres') await notifyJobsAdded(sql)
      return result
    } finally {
      state.isOpen = false
    }
  }
}

function storesOn(manager: EntityManager, sql: Sql, jobs: TypeOrmJobs, sentenceOf: SentenceOf): Stores {
  return {
    accounts: new TypeOrmAccounts(manager),
    users: new TypeOrmUsers(manager, sql),
    sessions: new TypeOrmSessions(manager),
    accessTokens: new TypeOrmAccessTokens(manager),
    secondFactors: new TypeOrmSecondFactors(manager),
    revokedAdmins: new TypeOrmRevokedAdmins(manager),
    accountContents: new SqlAccountContents(manager, sql, jobs),
    projects: new TypeOrmProjects(manager, sql, sentenceOf),
    projectBriefs: new TypeOrmProjectBriefs(manager),
    documents: new TypeOrmDocuments(manager, sentenceOf),
    passages: new SqlPassageIndex(sql),
    profileFacts: new TypeOrmProfileFacts(manager),
    documentFacts: new SqlDocumentFacts(sql),
    proposals: new TypeOrmProposals(manager, sentenceOf),
    questions: new TypeOrmQuestions(manager, sql, sentenceOf),
    formReadings: new TypeOrmFormReadings(manager, sql),
    toldForms: new TypeOrmToldForms(manager),
    proofreadings: new TypeOrmProofreadings(manager, sql),
    removedQuestions: new TypeOrmRemovedQuestions(manager, sql),
    questionComments: new TypeOrmQuestionComments(manager, sql),
    coordinatorMessages: new TypeOrmCoordinatorMessages(manager, sql),
    funders: new TypeOrmFunders(manager, sql),
    funderImports: new TypeOrmFunderImports(manager, sentenceOf),
    funderRegister: new SqlFunderRegister(sql),
    reports: new TypeOrmReports(manager, sentenceOf),
    textVersions: new TypeOrmTextVersions(manager, sql),
    rememberedAnswers: new TypeOrmRememberedAnswers(manager, sql),
    spendings: new SqlSpendings(sql),
    outages: new SqlOutages(sql),
    modelPrices: new SqlModelPrices(sql),
    taskBoardConnections: new TypeOrmTaskBoardConnections(manager),
    taskCards: new TypeOrmTaskCards(manager),
    auditLog: new TypeOrmAuditLog(manager, sql),
    holdings: new SqlHoldings(sql),
    keptRequests: new SqlKeptRequests(sql),
    accountRecords: new SqlAccountRecords(sql),
    jobs,
    scheduledTasks: new SqlScheduledTasks(sql),
    dataMigrations: new TypeOrmDataMigrations(manager),
    dataMaintenance: new SqlDataMaintenance(sql),
  }
}
