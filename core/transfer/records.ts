import type { AccountId } from '../shared/ids.ts'
import type { Account, ACCOUNT_DEFAULTS } from '../identity/account.ts'
import type { User } from '../identity/user.ts'
import type { AuditEntry } from '../audit/audit-entry.ts'
import type { ProjectBrief } from '../brief/project-brief.ts'
import type { Document, DOCUMENT_DEFAULTS } from '../documents/document.ts'
import type { IndexedDocument } from '../documents/ports/passage-index.ts'
import type { Funder } from '../funders/funder.ts'
import type { StoredFact } from '../profile/profile-fact.ts'
import type { RememberedAnswer } from '../memory/remembered-answer.ts'
import type { Project } from '../projects/project.ts'
import type { CoordinatorMessage } from '../proposals/coordinator-message.ts'
import type { ModelUsage } from '../shared/model-usage.ts'
import type { Proofreading } from '../proofreading/proofreading.ts'
import type { FormReading } from '../proposals/form-reading.ts'
import type { ToldForm } from '../forms/told-form.ts'
import type { Proposal, PROPOSAL_DEFAULTS } from '../proposals/proposal.ts'
import type { QuestionComment } from '../questions/question-comment.ts'
import type { Question, QUESTION_DEFAULTS } from '../proposals/question.ts'
import type { Report, REPORT_DEFAULTS } from '../reports/report.ts'
import type { FeatureSpending } from '../spending/ports/spendings.ts'
import type { TextVersion } from '../texts/text-version.ts'

/** What was read of a document. How its words weigh is worked out again wherever it goes. */
export type DocumentText = Omit<IndexedDocument, 'lengths' | 'postings'>

export interface MonthlySpending {
  readonly accountId: AccountId
  /** `YYYY-MM` */
  readonly month: string
  readonly usage: ModelUsage
}

/** Exports from before addresses were verified have no field for it, nor have those that owners make; or for inviters. */
export type UserRecord = Lacking<User, 'emailVerifiedAt' | 'invitedBy' | 'inviteUndeliveredAt'>

/** Exports from before kinds, years and replacements lack them. */
export type DocumentRecord = Lacking<Document, keyof typeof DOCUMENT_DEFAULTS>

/** Exports from before stages, deadlines and plans lack them. */
export type ProposalRecord = Lacking<Proposal, keyof typeof PROPOSAL_DEFAULTS | 'stageSince'>

/** Exports from before reviews, assignees and kinds lack them. */
export type QuestionRecord = Lacking<Question, keyof typeof QUESTION_DEFAULTS>

/** Exports from before due dates, reminders and versions lack them. */
export type ReportRecord = Lacking<Report, keyof typeof REPORT_DEFAULTS>

type Lacking<Whole, Key extends keyof Whole> = Omit<Whole, Key> & Partial<Pick<Whole, Key>>

/** Exports from before texts had versions, and accounts changed owners or waited for their removal, lack what says so. */
export type AccountRecord = Lacking<Account, keyof typeof ACCOUNT_DEFAULTS>
/** Exports from before comments could be edited lack it. */
export type CommentRecord = Lacking<QuestionComment, 'editedAt'>
export type ProjectRecord = Lacking<Project, 'overviewState'>

/** All that is kept for an account, by kind. */
export interface RecordOf {
  readonly account: AccountRecord
  readonly users: UserRecord
  /** The account's own, and those that everybody sees as far as its applications name them. */
  readonly funders: Funder
  readonly projects: ProjectRecord
  readonly projectBriefs: ProjectBrief
  readonly documents: DocumentRecord
  readonly texts: DocumentText
  /** Without secrets, which open in their installation alone. */
  readonly profileFacts: StoredFact
  readonly proposals: ProposalRecord
  readonly questions: QuestionRecord
  readonly formReadings: FormReading
  readonly toldForms: ToldForm
  readonly proofreadings: Proofreading
  readonly questionComments: CommentRecord
  readonly coordinatorMessages: CoordinatorMessage
  readonly reports: ReportRecord
  readonly textVersions: TextVersion
  readonly rememberedAnswers: RememberedAnswer
  readonly spendings: MonthlySpending
  readonly featureSpendings: FeatureSpending
}

/** The same with the fields that exports from before them lack. */
export interface WholeRecordOf {
  readonly account: Account
  readonly users: Lacking<User, 'emailVerifiedAt'>
  readonly projects: Project
  readonly documents: Document
  readonly proposals: Proposal
  readonly questions: Question
  readonly reports: Report
  readonly questionComments: QuestionComment
}

export type RecordKind = keyof RecordOf

/** In the order in which they can be written: what is referred to is before what refers to it. */
export const RECORD_KINDS: readonly RecordKind[] = [
  'account',
  'users',
  'funders',
  'projects',
  'projectBriefs',
  'documents',
  'texts',
  'profileFacts',
  'proposals',
  'questions',
  'formReadings',
  'toldForms',
  'proofreadings',
  'questionComments',
  'coordinatorMessages',
  'reports',
  'textVersions',
  'rememberedAnswers',
  'spendings',
  'featureSpendings',
]

/** Kinds that exports from before them lack. */
export const LATER_KINDS: ReadonlySet<RecordKind> = new Set<RecordKind>([
  'profileFacts',
  'projectBriefs',
  'formReadings',
  'toldForms',
  'proofreadings',
  'questionComments',
  'textVersions',
  'rememberedAnswers',
  'featureSpendings',
])

/** What belongs to no account. */
export interface SharedRecordOf {
  readonly funders: Funder
  readonly auditEntries: AuditEntry
}

export type SharedKind = keyof SharedRecordOf

export const SHARED_KINDS: readonly SharedKind[] = ['funders', 'auditEntries']
