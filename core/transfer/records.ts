import type { AccountId } from '../shared/ids.ts'
import type { Account, ACCOUNT_DEFAULTS } from '../identity/account.ts'
import type { User } from '../identity/user.ts'
import type { AuditEntry } from '../audit/audit-entry.ts'
import type { ProjectBrief } from '../brief/project-brief.ts'
import type { Document, DOCUMENT_DEFAULTS, DocumentScope } from '../documents/document.ts'
import type { IndexedDocument } from '../documents/ports/passage-index.ts'
import type { Funder } from '../funders/funder.ts'
import type { StoredFact } from '../profile/profile-fact.ts'
import type { RememberedAnswer } from '../answer-library/remembered-answer.ts'
import type { Project } from '../projects/project.ts'
import type { CoordinatorMessage } from '../proposals/coordinator-message.ts'
import type { ModelUsage } from '../shared/model-usage.ts'
import type { Proofreading } from '../proofreading/proofreading.ts'
import type { FormReading } from '../proposals/form/form-reading.ts'
import type { ToldForm } from '../forms/told-form.ts'
import type { Proposal, PROPOSAL_DEFAULTS } from '../proposals/proposal.ts'
import type { QuestionComment } from '../questions/question-comment.ts'
import type { Question, QUESTION_DEFAULTS } from '../proposals/question/question.ts'
import type { Report, REPORT_DEFAULTS } from '../reports/report.ts'
import type { FeatureSpending } from '../spending/ports.ts'
import type { TextVersion } from '../texts/text-version.ts'

/** The text of a document. Term weights are computed again after an import. */
export type DocumentText = Omit<IndexedDocument, 'scopes' | 'lengths' | 'postings'>

export interface MonthlySpending {
  readonly accountId: AccountId
  /** `YYYY-MM` */
  readonly month: string
  readonly usage: ModelUsage
}

/** Older exports, and those by owners, lack the verification of addresses; older ones also lack inviters. */
export type UserRecord = Lacking<User, 'emailVerifiedAt' | 'invitedBy' | 'inviteUndeliveredAt'>

/** Older exports lack kinds, years and replacements, and have one scope. */
export type DocumentRecord = Lacking<Document, keyof typeof DOCUMENT_DEFAULTS | 'scopes'> & {
  readonly scope?: DocumentScope
}

/** Older exports lack stages, deadlines and plans. */
export type ProposalRecord = Lacking<Proposal, keyof typeof PROPOSAL_DEFAULTS | 'stageSince'>

/** Older exports lack reviews, assignees and kinds. */
export type QuestionRecord = Lacking<Question, keyof typeof QUESTION_DEFAULTS>

/** Older exports lack due dates, reminders and versions. */
export type ReportRecord = Lacking<Report, keyof typeof REPORT_DEFAULTS>

type Lacking<Whole, Key extends keyof Whole> = Omit<Whole, Key> & Partial<Pick<Whole, Key>>

/** Older exports lack text versions, owners and planned removals. */
export type AccountRecord = Lacking<Account, keyof typeof ACCOUNT_DEFAULTS>
/** Older exports lack edits of comments. */
export type CommentRecord = Lacking<QuestionComment, 'editedAt'>
export type ProjectRecord = Lacking<Project, 'overviewState'>

/** All records of an account, by kind. */
export interface RecordOf {
  readonly account: AccountRecord
  readonly users: UserRecord
  /** The account's own funders, and shared ones that its applications name. */
  readonly funders: Funder
  readonly projects: ProjectRecord
  readonly projectBriefs: ProjectBrief
  readonly documents: DocumentRecord
  readonly texts: DocumentText
  /** Without secrets, which only their installation can decrypt. */
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

/** The records with all fields that older exports lack. */
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

/** In the order of writing: a record comes after those that it refers to. */
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

/** Kinds that older exports lack. */
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

/** Records that belong to no account. */
export interface SharedRecordOf {
  readonly funders: Funder
  readonly auditEntries: AuditEntry
}

export type SharedKind = keyof SharedRecordOf

export const SHARED_KINDS: readonly SharedKind[] = ['funders', 'auditEntries']
