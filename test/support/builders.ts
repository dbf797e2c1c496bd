import type { AccountId, UserId } from '../../core/shared/ids.ts'
import { accessExpiry, type AccessToken } from '../../core/accounts/access-token.ts'
import { ACCOUNT_DEFAULTS, DEFAULT_SETTINGS, type Account } from '../../core/identity/account.ts'
import { sessionExpiry, type Session } from '../../core/accounts/sessions/session.ts'
import type { User } from '../../core/identity/user.ts'
import type { AuditEntry } from '../../core/audit/audit-entry.ts'
import type { Budget } from '../../core/brief/budget.ts'
import { newBrief, type ProjectBrief } from '../../core/brief/project-brief.ts'
import type { Document } from '../../core/documents/document.ts'
import type { Passage, PassageLine } from '../../core/documents/passage.ts'
import type { IndexedDocument, IndexedPassage } from '../../core/documents/ports/passage-index.ts'
import { packPostings } from '../../core/documents/posting-blocks.ts'
import { TermCounts } from '../../core/documents/term-counts.ts'
import type { Funder } from '../../core/funders/funder.ts'
import { newJob, type Job } from '../../core/jobs/job.ts'
import type { RememberedAnswer } from '../../core/answer-library/remembered-answer.ts'
import { newProject, type Project } from '../../core/projects/project.ts'
import type { CoordinatorMessage } from '../../core/proposals/coordinator-message.ts'
import { newProposal, type Proposal } from '../../core/proposals/proposal.ts'
import { newReport, type Report } from '../../core/reports/report.ts'
import type { QuestionComment } from '../../core/questions/question-comment.ts'
import { newQuestion, type Answer, type Question } from '../../core/proposals/question/question.ts'
import { NO_LIMIT } from '../../core/shared/text-limit.ts'
import { newState, type TextAuthor, type TextState } from '../../core/shared/text-state.ts'
import { NO_DETAIL, type TextVersion } from '../../core/texts/text-version.ts'
import { termOf, type FormTerms } from '../../core/proposals/form/form-terms.ts'
import { CountingIds } from './counting-ids.ts'
import { TEST_START } from './fixed-clock.ts'

const ids = new CountingIds('2026-01-05T08:00:00.000Z')
let built = 0

/** An identifier that no other builder of this run gave. */
export const anId = <Kind extends string>() => ids.next<Kind>()

/** The account and user to which everything belongs that a test does not give to somebody else. */
export const SOME_ACCOUNT = anId<'account'>() as AccountId
export const SOME_USER = anId<'user'>() as UserId
export const OTHER_ACCOUNT = anId<'account'>() as AccountId

export function anAccount(overrides: Partial<Account> = {}): Account {
  const of = {
    id: anId<'account'>(),
    ownerId: SOME_USER,
    settings: DEFAULT_SETTINGS,
    createdAt: TEST_START,
    version: 0,
  }
  return { ...ACCOUNT_DEFAULTS, ...of, ...overrides }
}

/** Each with an e-mail address of its own. */
export function aUser(overrides: Partial<User> = {}): User {
  built += 1
  return {
    id: anId(),
    accountId: SOME_ACCOUNT,
    email: `user${built}@example.org`,
    emailVerifiedAt: null,
    firstName: 'Ada',
    lastName: 'Brook',
    passwordHash: null,
    lastLoginAt: null,
    inviteStatus: null,
    invitedBy: null,
    inviteUndeliveredAt: null,
    isAdmin: false,
    preferences: {},
    createdAt: TEST_START,
    version: 0,
    ...overrides,
  }
}

export function aSession(overrides: Partial<Session> = {}): Session {
  built += 1
  return {
    tokenHash: built.toString(16).padStart(64, '0'),
    userId: SOME_USER,
    createdAt: TEST_START,
    expiresAt: sessionExpiry(TEST_START),
    device: 'Firefox on Windows',
    lastSeenAt: TEST_START,
    ...overrides,
  }
}

/** An invitation's; each with a hash of its own. */
export function anAccessToken(overrides: Partial<AccessToken> = {}): AccessToken {
  built += 1
  return {
    tokenHash: built.toString(16).padStart(64, '0'),
    userId: SOME_USER,
    purpose: 'invite',
    email: null,
    expiresAt: accessExpiry('invite', TEST_START),
    ...overrides,
  }
}

export function aProject(overrides: Partial<Project> = {}): Project {
  const project = newProject({
    id: anId(),
    accountId: SOME_ACCOUNT,
    name: 'Harbour Youth Club',
    createdAt: TEST_START,
  })
  return { ...project, ...overrides }
}

/** Give it the id of a project of its account. */
export function aProjectBrief(overrides: Partial<ProjectBrief> = {}): ProjectBrief {
  const need = { key: 'need', text: 'Fuel costs rose by a third.', state: aTextState(), detail: NO_DETAIL } as const
  return { ...newBrief({ id: anId(), accountId: SOME_ACCOUNT }), sections: [need], ...overrides }
}

export function aBudget(overrides: Partial<Budget> = {}): Budget {
  const cook = { item: 'Cook', amount: 4000, fromThisFunder: 3000, fromOthers: 999.99, inKind: null }
  return { lines: [cook], currency: 'GBP', state: aTextState(), sources: anAnswer().sources, ...overrides }
}

/** An active document of the shared library, with bytes of its own. */
export function aDocument(overrides: Partial<Document> = {}): Document {
  built += 1
  const id = anId<'document'>()
  return {
    id,
    accountId: SOME_ACCOUNT,
    scopes: [{ kind: 'shared' }],
    originalName: 'Annual report 2025.pdf',
    mediaType: 'application/pdf',
    sizeBytes: 12_345,
    contentHash: built.toString(16).padStart(64, '0'),
    fileKey: `${overrides.accountId ?? SOME_ACCOUNT}/${id}`,
    status: 'active',
    processingError: null,
    description: 'What the club did in 2025',
    language: 'en',
    pageCount: 12,
    lastModified: null,
    uploadedAt: TEST_START,
    kind: 'annual-report',
    year: 2025,
    replacedAt: null,
    version: 0,
    ...overrides,
  }
}

export function aPassage(overrides: Partial<Passage> = {}): Passage {
  return {
    documentId: anId(),
    ordinal: 0,
    text: 'We run a youth club for 120 young people.',
    page: 1,
    headings: ['Our work'],
    question: null,
    ...overrides,
  }
}

export function aPassageLine(overrides: Partial<PassageLine> = {}): PassageLine {
  return { kind: 'paragraph', level: 0, page: 1, part: 'whole', ...overrides }
}

/** A document as it is indexed, from its passages' texts: each word is a term that weighs as often as it occurs. */
export function anIndexedDocument(
  overrides: Partial<Omit<IndexedDocument, 'passages'>> & { texts?: readonly string[] } = {},
): IndexedDocument {
  const { texts = ['We run a youth club', 'The club opens at noon'], ...rest } = overrides
  const documentId = overrides.documentId ?? anId<'document'>()
  const passages = texts.map((text, ordinal): IndexedPassage => {
    return { ...aPassage({ documentId, ordinal, text }), layout: [aPassageLine()] }
  })
  const tally = new TermCounts()
  for (const text of texts) {
    tally.beginPassage()
    tally.add(text.toLowerCase().split(/\s+/))
  }
  return {
    accountId: SOME_ACCOUNT,
    fileName: 'Annual report 2025.pdf',
    scopes: [{ kind: 'shared' }],
    language: 'en',
    datedAt: TEST_START,
    lengths: tally.lengths,
    postings: packPostings(tally.entriesOf),
    ...rest,
    documentId,
    passages,
  }
}

export function aProposal(overrides: Partial<Proposal> = {}): Proposal {
  const proposal = newProposal({
    id: anId(),
    accountId: SOME_ACCOUNT,
    projectId: null,
    name: 'Community Fund 2026',
    type: 'manual',
    grantInfo: [],
    funderId: null,
    form: null,
    createdAt: TEST_START,
  })
  return { ...proposal, ...overrides }
}

/** A report that waits to be written. */
/** What a form says that names these days (`YYYY-MM-DD`) as its deadline, and nothing else. */
export function aFormTerms(days: readonly string[] = []): FormTerms {
  const findings = days.map((date) => ({ date, time: null, zone: null, wording: `Closes on ${date}`, page: 1 }))
  const nothing = termOf<never>([])
  return {
    deadline: termOf(findings, ({ date }) => date),
    amount: nothing,
    eligibility: nothing,
    attachments: nothing,
  }
}

export function aReport(overrides: Partial<Report> = {}): Report {
  const report = newReport({
    id: anId(),
    accountId: SOME_ACCOUNT,
    projectId: anId(),
    name: 'Report to the Harbour Trust',
    reportPrompt: 'What did we do in 2025?',
    createdAt: TEST_START,
  })
  return { ...report, ...overrides }
}

/** A question that waits for its answer; give it the id of a proposal of its account. */
export function aQuestion(overrides: Partial<Question> = {}): Question {
  const question = newQuestion({
    id: anId(),
    accountId: SOME_ACCOUNT,
    proposalId: anId(),
    position: 0,
    text: 'Who will benefit from your project?',
    guidance: null,
    section: null,
    number: null,
    limit: NO_LIMIT,
    anchor: null,
  })
  return { ...question, ...overrides }
}

export function anAnswer(overrides: Partial<Answer> = {}): Answer {
  return {
    text: 'We run a youth club for 120 young people.',
    missing: false,
    sources: [
      {
        documentId: anId(),
        fileName: 'Annual report 2025.pdf',
        page: 3,
        heading: 'Our work',
        ordinal: 4,
        passage: 'In 2025 we ran a youth club for 120 young people.',
        cited: true,
        used: ['a youth club for 120 young people'],
      },
    ],
    messages: [{ role: 'assistant', content: 'We run a youth club for 120 young people.' }],
    warnings: [],
    ...overrides,
  }
}

export function anAuthor(overrides: Partial<TextAuthor> = {}): TextAuthor {
  return { id: SOME_USER, name: 'Ada Brook', ...overrides }
}

export function aTextState(overrides: Partial<TextState> = {}): TextState {
  return newState({
    version: 1,
    origin: 'person',
    author: anAuthor(),
    basis: 'documents',
    writtenAt: TEST_START,
    ...overrides,
  })
}

/** Of an answer; give it the id of a proposal of its account. */
export function aTextVersion({
  version = 1,
  ...overrides
}: Partial<TextVersion> & { version?: number } = {}): TextVersion {
  return {
    id: anId(),
    accountId: SOME_ACCOUNT,
    owner: { kind: 'answer', id: anId(), proposalId: anId() },
    text: 'We run a youth club.',
    state: aTextState({ version }),
    detail: NO_DETAIL,
    isRefused: false,
    ...overrides,
  }
}

export function aCoordinatorMessage(overrides: Partial<CoordinatorMessage> = {}): CoordinatorMessage {
  return { proposalId: anId(), role: 'assistant', content: 'Found 14 questions', timestamp: TEST_START, ...overrides }
}

/** A funder that everybody sees. */
export function aFunder(overrides: Partial<Funder> = {}): Funder {
  return {
    id: anId(),
    accountId: null,
    funderName: 'The Harbour Trust',
    charityNumber: null,
    markdownOverview: null,
    citations: [],
    createdAt: TEST_START,
    version: 0,
    ...overrides,
  }
}

/** A job that is queued and due at the start of the tests' time. */
export function aJob(overrides: Partial<Job> = {}): Job {
  const job = newJob(
    'back-up-database',
    { accountId: SOME_ACCOUNT, data: {} },
    { ids, clock: { now: () => TEST_START } },
  )
  return { ...job, name: 'answer-question', priority: 0, ...overrides }
}

/** What some admin did to the data of some account. */
export function anAuditEntry(overrides: Partial<AuditEntry> = {}): AuditEntry {
  return {
    id: anId(),
    at: TEST_START,
    adminId: anId(),
    action: 'change-settings',
    onAccount: anId(),
    subjectId: null,
    ...{ adminAddress: null, subjectAddress: null },
    ...overrides,
  }
}

export function aQuestionComment(overrides: Partial<QuestionComment> = {}): QuestionComment {
  return {
    id: anId(),
    accountId: SOME_ACCOUNT,
    proposalId: anId(),
    questionId: anId(),
    author: { id: anId(), name: 'Ada Brook' },
    text: 'Is this figure right?',
    mentions: [],
    createdAt: TEST_START,
    editedAt: null,
    resolved: null,
    version: 0,
    ...overrides,
  }
}

export function aRememberedAnswer(overrides: Partial<RememberedAnswer> = {}): RememberedAnswer {
  const id = overrides.id ?? anId<'answer'>()
  return {
    id,
    accountId: SOME_ACCOUNT,
    question: 'Who will benefit from your work?',
    text: 'Two hundred young people in the harbour district.',
    language: 'en',
    funderId: null,
    funderName: null,
    writtenAt: TEST_START,
    outcome: null,
    limit: NO_LIMIT,
    validUntil: null,
    uses: 0,
    origin: { kind: 'checked', proposalId: anId(), questionId: anId() },
    state: 'kept',
    groupId: id,
    changedAt: null,
    version: 0,
    ...overrides,
  }
}
