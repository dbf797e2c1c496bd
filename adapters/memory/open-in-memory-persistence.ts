import { NO_ROW_LEVEL_SECURITY } from '../../core/accounts/removal/no-row-level-security.ts'
import type { Persistence } from '../../core/persistence.ts'
import { NO_STATEMENT_LIMIT } from '../../core/shared/no-statement-limit.ts'
import type { Stores } from '../../core/stores.ts'
import { InMemoryAccessTokens } from './accounts/in-memory-access-tokens.ts'
import { InMemoryAccountContents } from './accounts/in-memory-account-contents.ts'
import { InMemoryAccounts } from './accounts/in-memory-accounts.ts'
import { InMemorySecondFactors } from './accounts/in-memory-second-factors.ts'
import { InMemorySessionReader } from './accounts/in-memory-session-reader.ts'
import { InMemorySessions } from './accounts/in-memory-sessions.ts'
import { InMemoryUsers } from './accounts/in-memory-users.ts'
import { InMemoryAdminReader } from './admin/in-memory-admin-reader.ts'
import { InMemoryAuditLog } from './audit/in-memory-audit-log.ts'
import { InMemoryProjectBriefs } from './brief/in-memory-project-briefs.ts'
import { InMemoryDocumentReader } from './documents/in-memory-document-reader.ts'
import { InMemoryDocumentUses } from './documents/in-memory-document-uses.ts'
import { InMemoryDocumentWalk } from './documents/in-memory-document-walk.ts'
import { InMemoryDocuments } from './documents/in-memory-documents.ts'
import { InMemoryPassageIndex } from './documents/in-memory-passage-index.ts'
import { StagedPassageIndex } from './documents/staged-passage-index.ts'
import { InMemoryAllFundersReader } from './funders/in-memory-all-funders-reader.ts'
import { InMemoryFunderImports } from './funders/in-memory-funder-imports.ts'
import { InMemoryFunderIndex } from './funders/in-memory-funder-index.ts'
import { InMemoryFunderRegister } from './funders/in-memory-funder-register.ts'
import { InMemoryFunders } from './funders/in-memory-funders.ts'
import { InMemoryRegisterFactsReader } from './funders/in-memory-register-facts-reader.ts'
import { InMemoryTables } from './in-memory-tables.ts'
import { InMemoryAccountRecords } from './transfer/in-memory-account-records.ts'
import { InMemoryUnitOfWork } from './in-memory-unit-of-work.ts'
import { InMemoryJobQueue } from './jobs/in-memory-job-queue.ts'
import { InMemoryJobReader } from './jobs/in-memory-job-reader.ts'
import { InMemoryJobs } from './jobs/in-memory-jobs.ts'
import { InMemoryDocumentFacts } from './profile/in-memory-document-facts.ts'
import { InMemoryProfileFacts } from './profile/in-memory-profile-facts.ts'
import {
  InMemoryRememberedAnswerReader,
  InMemoryRememberedAnswers,
} from './answer-library/in-memory-remembered-answers.ts'
import { InMemoryProjectReader } from './projects/in-memory-project-reader.ts'
import { InMemoryProjects } from './projects/in-memory-projects.ts'
import { InMemoryCoordinatorMessages } from './proposals/in-memory-coordinator-messages.ts'
import { InMemoryProposalReader } from './proposals/in-memory-proposal-reader.ts'
import { InMemoryProposalWalk } from './proposals/in-memory-proposal-walk.ts'
import { InMemoryProposals } from './proposals/in-memory-proposals.ts'
import { InMemoryQuestions } from './proposals/in-memory-questions.ts'
import { InMemoryQuestionComments } from './proposals/in-memory-question-comments.ts'
import { InMemoryMissingAnswersReader } from './gaps/in-memory-missing-answers-reader.ts'
import { InMemoryDeadlineWalk } from './pipeline/in-memory-deadline-walk.ts'
import { InMemoryPipelineReader } from './pipeline/in-memory-pipeline-reader.ts'
import { InMemoryWaitingReader } from './proposals/in-memory-waiting-reader.ts'
import { InMemoryProofreadings } from './proofreading/in-memory-proofreadings.ts'
import { InMemoryFormReadings } from './proposals/in-memory-form-readings.ts'
import { InMemoryToldForms } from './proposals/in-memory-told-forms.ts'
import { InMemoryRemovedQuestions } from './proposals/in-memory-removed-questions.ts'
import { InMemoryHoldings } from './quotas/in-memory-holdings.ts'
import { InMemoryKeptRequests } from './requests/in-memory-kept-requests.ts'
import { InMemoryReportReader } from './reports/in-memory-report-reader.ts'
import { InMemoryReports } from './reports/in-memory-reports.ts'
import { InMemoryQuestionSearch } from './search/in-memory-question-search.ts'
import { InMemorySearchableNames } from './search/in-memory-searchable-names.ts'
import { InMemorySpendings } from './spending/in-memory-spendings.ts'
import { InMemoryRevokedAdmins } from './accounts/in-memory-revoked-admins.ts'
import { InMemoryModelPrices } from './writing-service/in-memory-model-prices.ts'
import { InMemoryOutages } from './writing-service/in-memory-outages.ts'
import { InMemoryTaskBoardConnections } from './taskboard/in-memory-task-board-connections.ts'
import { InMemoryTaskCards } from './taskboard/in-memory-task-cards.ts'
import { InMemoryTextVersions } from './texts/in-memory-text-versions.ts'
import { InMemoryDataMigrations } from './maintenance/in-memory-data-migrations.ts'
import { InMemoryScheduledTasks } from './maintenance/in-memory-scheduled-tasks.ts'
import { InMemoryNamedFiles } from './maintenance/in-memory-named-files.ts'
import { InMemoryDataMaintenance } from './maintenance/in-memory-data-maintenance.ts'
import { InMemoryWorkInProgress } from './maintenance/in-memory-work-in-progress.ts'

/** Keeps the product's data in the memory of this process, empty at first and lost with it. */
export function openInMemoryPersistence(
  tables = new InMemoryTables(),
  passages = new InMemoryPassageIndex(),
): Persistence {
  const jobQueue = new InMemoryJobQueue(tables.jobs)
  const unitOfWork = unitOfWorkOver(tables, passages, jobQueue)
  return {
    unitOfWork,
    rowLevelSecurity: NO_ROW_LEVEL_SECURITY,
    requestLimit: NO_STATEMENT_LIMIT,
    ...readersOf(tables),
    ...maintenanceReadersOf(tables),
    passageReader: passages,
    passageVectorReader: passages,
    snapshots: { take: (look) => unitOfWork.run(({ accountRecords }) => look(accountRecords)) },
    storageMaintenance: { trimLog: async () => undefined, eraseDeletedRows: async () => undefined },
    jobQueue,
    beat: async () => {},
    time: async () => new Date().toISOString(),
    ...notedBackups(),
    majorVersion: async () => null,
    lacksMigrations: async () => false,
    close: () => unitOfWork.idle(),
  }
}

function notedBackups(): Pick<Persistence, 'noteBackup' | 'backedUpAt'> {
  let noted: string | null = null
  return { noteBackup: async () => void (noted = new Date().toISOString()), backedUpAt: async () => noted }
}

function unitOfWorkOver(tables: InMemoryTables, passages: InMemoryPassageIndex, jobQueue: InMemoryJobQueue) {
  let jobsWereAdded = false
  const staged = new StagedPassageIndex(passages)
  const stores = storesOver(tables, staged, () => (jobsWereAdded = true))
  const end = () => {
    const added = jobsWereAdded
    jobsWereAdded = false
    return added
  }
  return new InMemoryUnitOfWork({
    stores,
    async commit() {
      tables.commit()
      await staged.commit()
      if (end()) jobQueue.announce()
    },
    rollback() {
      tables.rollback()
      staged.rollback()
      end()
    },
  })
}

function storesOver(tables: InMemoryTables, passages: StagedPassageIndex, onJobs: () => void): Stores {
  return {
    accounts: new InMemoryAccounts(tables.accounts),
    users: new InMemoryUsers(tables),
    sessions: new InMemorySessions(tables.sessions, tables.users, tables.removedSessions),
    accessTokens: new InMemoryAccessTokens(tables.accessTokens, tables.users),
    secondFactors: new InMemorySecondFactors(tables.secondFactors, tables.users),
    accountContents: new InMemoryAccountContents(tables, passages),
    projects: new InMemoryProjects(tables),
    projectBriefs: new InMemoryProjectBriefs(tables),
    documents: new InMemoryDocuments(tables),
    passages,
    profileFacts: new InMemoryProfileFacts(tables.profileFacts),
    documentFacts: new InMemoryDocumentFacts(tables),
    proposals: new InMemoryProposals(tables),
    questions: new InMemoryQuestions(tables),
    formReadings: new InMemoryFormReadings(tables),
    toldForms: new InMemoryToldForms(tables.toldForms),
    proofreadings: new InMemoryProofreadings(tables),
    removedQuestions: new InMemoryRemovedQuestions(tables),
    questionComments: new InMemoryQuestionComments(tables),
    coordinatorMessages: new InMemoryCoordinatorMessages(tables),
    funders: new InMemoryFunders(tables),
    funderImports: new InMemoryFunderImports(tables.funderImports),
    funderRegister: new InMemoryFunderRegister(tables),
    reports: new InMemoryReports(tables),
    textVersions: new InMemoryTextVersions(tables),
    rememberedAnswers: new InMemoryRememberedAnswers(tables),
    spendings: new InMemorySpendings(tables),
    outages: new InMemoryOutages(tables.outages),
    modelPrices: new InMemoryModelPrices(tables.modelPrices),
    revokedAdmins: new InMemoryRevokedAdmins(tables.revokedAdmins),
    taskBoardConnections: new InMemoryTaskBoardConnections(tables.taskBoardConnections, tables.users),
    taskCards: new InMemoryTaskCards(tables.taskCards, tables.questions),
    auditLog: new InMemoryAuditLog(tables.auditEntries, tables.users, tables.accounts),
    holdings: new InMemoryHoldings(tables),
    keptRequests: new InMemoryKeptRequests(tables.keptRequests),
    accountRecords: new InMemoryAccountRecords(tables, (account, document) => passages.textOf(account, document)),
    jobs: new InMemoryJobs(tables.jobs, onJobs),
    scheduledTasks: new InMemoryScheduledTasks(tables.scheduledTasks),
    dataMigrations: new InMemoryDataMigrations(tables.dataMigrations),
    dataMaintenance: new InMemoryDataMaintenance(tables),
  }
}

/** Readers across all accounts. */
function maintenanceReadersOf(tables: InMemoryTables) {
  const documents = tables.documents.settled
  const proposals = tables.proposals.settled
  return {
    jobReader: new InMemoryJobReader({ jobs: tables.jobs.settled, documents, proposals }),
    deadlineWalk: new InMemoryDeadlineWalk(proposals, tables.reports.settled, tables.projects.settled),
    documentWalk: new InMemoryDocumentWalk(documents),
    proposalWalk: new InMemoryProposalWalk(proposals, tables.funders.settled),
    namedFiles: new InMemoryNamedFiles({
      accounts: tables.accounts.settled,
      documents,
      proposals,
      funderImports: tables.funderImports.settled,
    }),
    workInProgress: new InMemoryWorkInProgress({
      documents,
      proposals,
      questions: tables.questions.settled,
      projects: tables.projects.settled,
      projectBriefs: tables.projectBriefs.settled,
      proofreadings: tables.proofreadings.settled,
      reports: tables.reports.settled,
      jobs: tables.jobs,
    }),
  }
}

function funderReadersOf(tables: InMemoryTables) {
  const funders = tables.funders.settled
  const register = { funderIdentifiers: tables.funderIdentifiers.settled, funderNames: tables.funderNames.settled }
  return {
    funderIndex: new InMemoryFunderIndex({ ...register, funders }),
    allFundersReader: new InMemoryAllFundersReader(funders),
    registerFactsReader: new InMemoryRegisterFactsReader({
      ...register,
      funderAwards: tables.funderAwards.settled,
      funderImports: tables.funderImports.settled,
    }),
  }
}

function readersOf(tables: InMemoryTables) {
  const { accounts, sessions, removedSessions, users, projects, projectsRevisions, documents, funders } = tables
  const { proposals, proposalRevisions, questions, coordinatorMessages, reports } = tables
  const summaryTables = {
    proposals: proposals.settled,
    questions: questions.settled,
    projects: projects.settled,
    funders: funders.settled,
    users: users.settled,
  }
  return {
    sessionReader: new InMemorySessionReader(
      ...([sessions.settled, users.settled, accounts.settled, removedSessions.settled] as const),
    ),
    projectReader: new InMemoryProjectReader({
      ...summaryTables,
      projectsRevisions: projectsRevisions.settled,
      documents: documents.settled,
      reports: reports.settled,
    }),
    documentReader: new InMemoryDocumentReader(documents.settled),
    ...funderReadersOf(tables),
    missingAnswersReader: new InMemoryMissingAnswersReader(summaryTables),
    waitingReader: new InMemoryWaitingReader({
      ...summaryTables,
      questionComments: tables.questionComments.settled,
    }),
    pipelineReader: new InMemoryPipelineReader({ ...summaryTables, reports: reports.settled }),
    reportReader: new InMemoryReportReader(reports.settled),
    rememberedAnswerReader: new InMemoryRememberedAnswerReader({
      rememberedAnswers: tables.rememberedAnswers.settled,
      answerTerms: tables.answerTerms.settled,
    }),
    documentUses: new InMemoryDocumentUses({ proposals: proposals.settled, questions: questions.settled }),
    searchableNames: new InMemorySearchableNames({
      proposals: proposals.settled,
      projects: projects.settled,
      reports: reports.settled,
      funders: funders.settled,
    }),
    questionSearch: new InMemoryQuestionSearch({ proposals: proposals.settled, questions: questions.settled }),
    adminReader: new InMemoryAdminReader({
      accounts: tables.accounts.settled,
      users: users.settled,
      accessTokens: tables.accessTokens.settled,
      proposals: proposals.settled,
      auditEntries: tables.auditEntries.settled,
    }),
    proposalReader: new InMemoryProposalReader({
      proposals: proposals.settled,
      proposalRevisions: proposalRevisions.settled,
      questions: questions.settled,
      questionComments: tables.questionComments.settled,
      formReadings: tables.formReadings.settled,
      coordinatorMessages: coordinatorMessages.settled,
      funders: funders.settled,
    }),
  }
}
