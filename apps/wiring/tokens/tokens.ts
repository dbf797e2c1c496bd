import type { AskedFacts, FactFinder } from '../../../core/profile/ports.ts'
import type { ThreadVectorRanker } from '../../../adapters/vector-ranking/thread-vector-ranker.ts'
import type {
  DocumentDescriber,
  DocumentIndexer,
  DocumentReader,
  DocumentWalk,
  FormatRecogniser,
  LibraryOpener,
  MeaningSearch,
} from '../../../core/documents/ports.ts'
import type { HandlerOf } from '../../../core/jobs/job-handler.ts'
import type { PassageVectorReader } from '../../../core/documents/ports/passage-vectors.ts'
import type { AdminReadAccess } from '../../../core/audit/admin-read-access.ts'
import type { FindProfileFacts } from '../../../core/profile/find-profile-facts.ts'
import type { GenerateFactsFile } from '../../../core/settings/generate-facts-file.ts'
import type { OpenSession } from '../../../core/accounts/sessions/open-session.ts'
import type {
  CommonPasswords,
  Mailer,
  OneTimeCodes,
  PasswordHasher,
  SecretSource,
  SentMails,
  SessionReader,
} from '../../../core/accounts/ports.ts'
import type { LinkMailer } from '../../../core/accounts/mails/link-mailer.ts'
import type { SecondFactorCodes } from '../../../core/accounts/sessions/second-factor-codes.ts'
import type { SecondStep } from '../../../core/accounts/sessions/second-step.ts'
import type { ResetSecondFactor } from '../../../core/accounts/sessions/own-second-factor.ts'
import type { HoldClosedWork } from '../../../core/accounts/open-account.ts'
import type { RemoveDueAccounts } from '../../../core/accounts/removal/remove-due-accounts.ts'
import type { SendAccountNotice } from '../../../core/accounts/mails/send-account-notice.ts'
import type { SendSecurityNotice } from '../../../core/accounts/mails/send-security-notice.ts'
import type { FactsWriter } from '../../../core/settings/ports.ts'
import type { SweepAccount } from '../../../core/accounts/removal/erase-account.ts'
import type { SendEmailChangeLink } from '../../../core/accounts/mails/send-email-change-link.ts'
import type { SendEmailChangeNotice } from '../../../core/accounts/mails/send-email-change-notice.ts'
import type { SendEmailVerification } from '../../../core/accounts/mails/send-email-verification.ts'
import type { SendInvitation } from '../../../core/accounts/mails/send-invitation.ts'
import type { SendPasswordReset } from '../../../core/accounts/mails/send-password-reset.ts'
import type { AdminReader } from '../../../core/admin/ports.ts'
import type { RemoveFile } from '../../../core/documents/remove-file.ts'
import type {
  Clock,
  FileStore,
  IdSource,
  Log,
  SecretBox,
  StorageMaintenance,
  Timers,
  UnitOfWork,
} from '../../../core/shared/ports.ts'
import type { PassageReader } from '../../../core/documents/ports/passage-index.ts'
import type { TermWeightCalculator } from '../../../core/documents/ports/term-weight-calculator.ts'
import type { TermAnalyser } from '../../../core/documents/ports/term-analyser.ts'
import type { AnswersUsing } from '../../../core/library/answers-using.ts'
import type { WaitingJobs } from '../../../core/documents/waiting-jobs.ts'
import type { ReadDocument } from '../../../core/library/read-document.ts'
import type { StoredFormats } from '../../../core/documents/stored-formats.ts'
import type {
  AllFundersReader,
  FunderIndex,
  FunderOverviewWriter,
  RegisterFactsReader,
  RegisterReader,
} from '../../../core/funders/ports.ts'
import type { ImportFunderFile } from '../../../core/funders/import-funder-file.ts'
import type { ImportFunders } from '../../../core/funders/import-funders.ts'
import type { RegisterFiles } from '../../../core/funders/start-funder-import.ts'
import type { FillWaiting } from '../../../core/gaps/fill-waiting.ts'
import type { MissingAnswersReader } from '../../../core/gaps/ports.ts'
import type { JobQueue, JobReader } from '../../../core/jobs/ports.ts'
import type { MarkdownReader } from '../../../core/texts/ports.ts'
import type { TextFiles, TextFileWriters } from '../../../core/texts/text-files.ts'
import type { AnswerMemory } from '../../../core/answer-library/answer-memory.ts'
import type { KeepPastAnswers } from '../../../core/answer-library/keep-past-answers.ts'
import type { PastAnswerReader, RememberedAnswerReader } from '../../../core/answer-library/ports.ts'
import type { CopyingOfParts, OverviewWriter } from '../../../core/overviews/ports.ts'
import type {
  AnswerImprover,
  LimitReader,
  ProjectReader,
  ProposalReader,
  ProposalWalk,
} from '../../../core/proposals/ports.ts'
import type { WriteOverview } from '../../../core/overviews/write-overview.ts'
import type { AnswerQuestion } from '../../../core/drafting/answer-question.ts'
import type { ChatSources } from '../../../core/chat/carry-out.ts'
import type { GrantMaking, GrantSources } from '../../../core/proposals/form/grant-to-create.ts'
import type { ImproveAnswer } from '../../../core/drafting/improve-answer.ts'
import type { SuggestForItems } from '../../../core/hand-in/suggest-for-items.ts'
import type { PlanApplication } from '../../../core/drafting/plan-application.ts'
import type { FormFiller, ItemSuggester } from '../../../core/hand-in/ports.ts'
import type { AnswerWriter } from '../../../core/proposals/ports/answer-writer.ts'
import type { ApplicationPlanner } from '../../../core/drafting/ports.ts'
import type { CoverLetterWriter } from '../../../core/letters/ports.ts'
import type { FormReader } from '../../../core/forms/ports.ts'
import type { Drafting } from '../../../core/proposals/job/queue-drafts.ts'
import type { AccountQuotas } from '../../../core/quotas/account-quotas.ts'
import type { Allowances } from '../../../core/spending/allowances.ts'
import type { PastedQuestionFinder, WaitingReader } from '../../../core/questions/ports.ts'
import type { SendAssignmentNotice } from '../../../core/questions/send-assignment-notice.ts'
import type { SendQuestionNotice } from '../../../core/questions/send-question-notice.ts'
import type { QuestionFinder } from '../../../core/forms/ports/question-finder.ts'
import type { ReadForm } from '../../../core/forms/read-form.ts'
import type { RenewFunderOverview } from '../../../core/funders/renew-funder-overview.ts'
import type { RefreshFunderOverviews } from '../../../core/funder-overviews/refresh-funder-overviews.ts'
import type { WriteCoverLetter } from '../../../core/letters/write-cover-letter.ts'
import type { WriteFunderOverview } from '../../../core/funder-overviews/write-funder-overview.ts'
import type { ReportReader, ReportWriter } from '../../../core/reports/ports.ts'
import type { WriteReport } from '../../../core/reports/write-report.ts'
import type { Stores } from '../../../core/stores.ts'
import type { BackUpDatabase } from '../../../core/maintenance/back-up-database.ts'
import type { DataMigrationWork } from '../../../core/maintenance/data-migration.ts'
import type { ExportAccounts } from '../../../core/transfer/export-accounts.ts'
import type { ImportAccounts } from '../../../core/transfer/import-accounts.ts'
import type { PreviewImport } from '../../../core/transfer/preview-import.ts'
import type { ReadableAnswers } from '../../../core/transfer/readable-answers.ts'
import type { Archives, Snapshots } from '../../../core/transfer/ports.ts'
import type { DatabaseBackup, NamedFiles, TemporaryFiles, WorkInProgress } from '../../../core/maintenance/ports.ts'
import type { ExpireInvitations, PurgeExpiredAccess, PurgeFinishedJobs } from '../../../core/maintenance/purge.ts'
import type { RemoveLeftovers } from '../../../core/maintenance/remove-leftovers.ts'
import type { RetryStuckWork } from '../../../core/maintenance/retry-stuck-work.ts'
import type { DataMigrationName } from '../../../core/jobs/job-catalogue.ts'
import type { RunDataMigration } from '../../../core/maintenance/run-data-migration.ts'
import type { ScheduledTaskPlan } from '../../../core/maintenance/scheduled-task.ts'
import type { StartDueScheduledTasks } from '../../../core/maintenance/start-due-scheduled-tasks.ts'
import type { StartFirstRuns } from '../../../core/maintenance/start-first-runs.ts'
import type { ModelPlace } from '../../../core/privacy/account-privacy.ts'
import { token } from './token.ts'

export const systemTokens = {
  clock: token<Clock>('Clock'),
  timers: token<Timers>('Timers'),
  ids: token<IdSource>('IdSource'),
  secrets: token<SecretSource>('SecretSource'),
  secretBox: token<SecretBox>('SecretBox'),
  passwords: token<PasswordHasher>('PasswordHasher'),
  commonPasswords: token<CommonPasswords>('CommonPasswords'),
  log: token<Log>('Log'),
  /** Retries removals that are not possible now. */
  files: token<FileStore>('FileStore'),
  storedFiles: token<FileStore>('stored files'),
  /** Addresses whose users are admins once they are verified. */
  adminEmails: token<readonly string[]>('admin e-mails'),
  mailer: token<Mailer>('Mailer'),
  sentMails: token<SentMails>('SentMails'),
  /** Public address of the web app, without a closing slash. */
  webUrl: token<string>('web address'),
  hasMailServer: token<boolean>('has mail server'),
}

export const databaseTokens = {
  work: token<UnitOfWork<Stores>>('UnitOfWork'),
  sessionReader: token<SessionReader>('SessionReader'),
  projectReader: token<ProjectReader>('ProjectReader'),
  documentReader: token<DocumentReader>('DocumentReader'),
  passageReader: token<PassageReader>('PassageReader'),
  passageVectorReader: token<PassageVectorReader>('PassageVectorReader'),
  funderIndex: token<FunderIndex>('FunderIndex'),
  allFundersReader: token<AllFundersReader>('AllFundersReader'),
  registerFactsReader: token<RegisterFactsReader>('RegisterFactsReader'),
  proposalReader: token<ProposalReader>('ProposalReader'),
  waitingReader: token<WaitingReader>('WaitingReader'),
  missingAnswersReader: token<MissingAnswersReader>('MissingAnswersReader'),
  reportReader: token<ReportReader>('ReportReader'),
  rememberedAnswerReader: token<RememberedAnswerReader>('RememberedAnswerReader'),
  adminReader: token<AdminReader>('AdminReader'),
  jobQueue: token<JobQueue>('JobQueue'),
  jobReader: token<JobReader>('JobReader'),
  documentWalk: token<DocumentWalk>('DocumentWalk'),
  proposalWalk: token<ProposalWalk>('ProposalWalk'),
  workInProgress: token<WorkInProgress>('WorkInProgress'),
  snapshots: token<Snapshots>('Snapshots'),
  namedFiles: token<NamedFiles>('NamedFiles'),
  storageMaintenance: token<StorageMaintenance>('StorageMaintenance'),
}

export const readingTokens = {
  markdown: token<MarkdownReader>('MarkdownReader'),
  textFileWriters: token<TextFileWriters>('TextFileWriters'),
  factFinder: token<FactFinder>('FactFinder'),
  formats: token<FormatRecogniser>('FormatRecogniser'),
  analyser: token<TermAnalyser>('TermAnalyser'),
  pastAnswers: token<PastAnswerReader>('PastAnswerReader'),
  documentIndexer: token<DocumentIndexer>('DocumentIndexer'),
  termWeights: token<TermWeightCalculator>('TermWeightCalculator'),
  forms: token<FormReader>('FormReader'),
  formFiller: token<FormFiller>('FormFiller'),
  finder: token<QuestionFinder>('QuestionFinder'),
  builtInFinder: token<QuestionFinder>('built-in QuestionFinder'),
  limits: token<LimitReader>('LimitReader'),
  pastedQuestions: token<PastedQuestionFinder>('PastedQuestionFinder'),
}

export const meaningTokens = {
  /** Null without a text encoder. */
  search: token<MeaningSearch | null>('MeaningSearch'),
  ranker: token<ThreadVectorRanker | null>('ThreadVectorRanker'),
  encodePassages: token<HandlerOf<'encode-passages'>>('EncodePassages'),
  queueEncoding: token<HandlerOf<'queue-encoding'>>('QueueEncoding'),
  /** Also queues the encoding of the passages. */
  readDocument: token<HandlerOf<'read-document'>>('ReadDocument, then encoded'),
}

export const writingTokens = {
  planner: token<ApplicationPlanner>('ApplicationPlanner'),
  /** Place of the model for accounts that allow it. */
  modelPlace: token<ModelPlace>('ModelPlace'),
  itemSuggester: token<ItemSuggester>('ItemSuggester'),
  /** Whether people can be asked. */
  asksPeople: token<boolean>('asks people'),
  answers: token<AnswerWriter>('AnswerWriter'),
  improvements: token<AnswerImprover>('AnswerImprover'),
  letters: token<CoverLetterWriter>('CoverLetterWriter'),
  funderOverviews: token<FunderOverviewWriter>('FunderOverviewWriter'),
  /** With register facts on the funder. */
  informedFunderOverviews: token<FunderOverviewWriter>('informed FunderOverviewWriter'),
  overviews: token<OverviewWriter>('OverviewWriter'),
  facts: token<FactsWriter>('FactsWriter'),
  reports: token<ReportWriter>('ReportWriter'),
  descriptions: token<DocumentDescriber>('DocumentDescriber'),
}

export const transferTokens = {
  archives: token<Archives>('Archives'),
  exportAccounts: token<ExportAccounts>('ExportAccounts'),
  importAccounts: token<ImportAccounts>('ImportAccounts'),
  previewImport: token<PreviewImport>('PreviewImport'),
  readableAnswers: token<ReadableAnswers>('ReadableAnswers'),
}

export const coreTokens = {
  holdClosedWork: token<HoldClosedWork>('HoldClosedWork'),
  storedFormats: token<StoredFormats>('StoredFormats'),
  openSession: token<OpenSession>('OpenSession'),
  oneTimeCodes: token<OneTimeCodes>('OneTimeCodes'),
  linkMailer: token<LinkMailer>('LinkMailer'),
  secondFactorCodes: token<SecondFactorCodes>('SecondFactorCodes'),
  secondStep: token<SecondStep>('SecondStep'),
  resetSecondFactor: token<ResetSecondFactor>('ResetSecondFactor'),
  libraries: token<LibraryOpener>('LibraryOpener'),
  grantSources: token<GrantSources>('GrantSources'),
  drafting: token<Drafting>('Drafting'),
  allowances: token<Allowances>('Allowances'),
  askedFacts: token<AskedFacts>('AskedFacts'),
  answerMemory: token<AnswerMemory>('AnswerMemory'),
  chatSources: token<ChatSources>('ChatSources'),
  grantMaking: token<GrantMaking>('GrantMaking'),
  quotas: token<AccountQuotas>('AccountQuotas'),
  readings: token<AdminReadAccess>('Readings'),
  textFiles: token<TextFiles>('TextFiles'),
  waitingJobs: token<WaitingJobs>('WaitingJobs'),
  answersUsing: token<AnswersUsing>('AnswersUsing'),
  copyingOfParts: token<CopyingOfParts>('CopyingOfParts'),
}

export const registerTokens = {
  reader: token<RegisterReader>('RegisterReader'),
  files: token<RegisterFiles>('RegisterFiles'),
  importFunders: token<ImportFunders>('ImportFunders'),
  importFile: token<ImportFunderFile>('ImportFunderFile'),
}

export const jobTokens = {
  sendInvitation: token<SendInvitation>('SendInvitation'),
  sendPasswordReset: token<SendPasswordReset>('SendPasswordReset'),
  sendSecurityNotice: token<SendSecurityNotice>('SendSecurityNotice'),
  sendAccountNotice: token<SendAccountNotice>('SendAccountNotice'),
  removeDueAccounts: token<RemoveDueAccounts>('RemoveDueAccounts'),
  sendEmailVerification: token<SendEmailVerification>('SendEmailVerification'),
  sendEmailChangeLink: token<SendEmailChangeLink>('SendEmailChangeLink'),
  sendEmailChangeNotice: token<SendEmailChangeNotice>('SendEmailChangeNotice'),
  sendQuestionNotice: token<SendQuestionNotice>('SendQuestionNotice'),
  sendAssignmentNotice: token<SendAssignmentNotice>('SendAssignmentNotice'),
  sweepAccount: token<SweepAccount>('SweepAccount'),
  removeFile: token<RemoveFile>('RemoveFile'),
  keepPastAnswers: token<KeepPastAnswers>('KeepPastAnswers'),
  findProfileFacts: token<FindProfileFacts>('FindProfileFacts'),
  generateFactsFile: token<GenerateFactsFile>('GenerateFactsFile'),
  writeOverview: token<WriteOverview>('WriteOverview'),
  fillWaiting: token<FillWaiting>('FillWaiting'),
  readDocument: token<ReadDocument>('ReadDocument'),
  readForm: token<ReadForm>('ReadForm'),
  planApplication: token<PlanApplication>('PlanApplication'),
  suggestForItems: token<SuggestForItems>('SuggestForItems'),
  answerQuestion: token<AnswerQuestion>('AnswerQuestion'),
  improveAnswer: token<ImproveAnswer>('ImproveAnswer'),
  writeCoverLetter: token<WriteCoverLetter>('WriteCoverLetter'),
  writeReport: token<WriteReport>('WriteReport'),
  writeFunderOverview: token<WriteFunderOverview>('WriteFunderOverview'),
  renewFunderOverview: token<RenewFunderOverview>('RenewFunderOverview'),
}

export const maintenanceTokens = {
  plans: token<readonly ScheduledTaskPlan[]>('plans of scheduled tasks'),
  startDue: token<StartDueScheduledTasks>('StartDueScheduledTasks'),
  startFirstRuns: token<StartFirstRuns>('StartFirstRuns'),
  backup: token<DatabaseBackup>('DatabaseBackup'),
  purgeExpiredAccess: token<PurgeExpiredAccess>('PurgeExpiredAccess'),
  expireInvitations: token<ExpireInvitations>('ExpireInvitations'),
  retryStuckWork: token<RetryStuckWork>('RetryStuckWork'),
  backUpDatabase: token<BackUpDatabase>('BackUpDatabase'),
  refreshFunderOverviews: token<RefreshFunderOverviews>('RefreshFunderOverviews'),
  purgeFinishedJobs: token<PurgeFinishedJobs>('PurgeFinishedJobs'),
  temporaryFiles: token<TemporaryFiles>('TemporaryFiles'),
  removeLeftovers: token<RemoveLeftovers>('RemoveLeftovers'),
  migrations: token<readonly DataMigrationWork[]>('data migrations'),
  runMigrations: token<Readonly<Record<DataMigrationName, RunDataMigration>>>('runs of data migrations'),
}
