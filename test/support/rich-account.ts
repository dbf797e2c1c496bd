import type { AccountId, DocumentId, ProposalId, ReportId } from '../../core/shared/ids.ts'
import type { Reason } from '../../core/shared/reason.ts'
import type { FileStore } from '../../core/shared/ports.ts'
import type { AnswerOrigin } from '../../core/answer-library/remembered-answer.ts'
import type { FormReading } from '../../core/proposals/form/form-reading.ts'
import type { ModelUsage } from '../../core/shared/model-usage.ts'
import type { Proofreading } from '../../core/proofreading/proofreading.ts'
import type { FormTerms } from '../../core/proposals/form/form-terms.ts'
import type { TextOwner } from '../../core/texts/text-version.ts'
import type { Stores } from '../../core/stores.ts'
import * as build from './builders.ts'
import { aFormItem, aFormReading, aToldForm } from './form-builders.ts'
import { aProofreading, aSuggestion } from './proofreading-builders.ts'
import { aStoredFact } from './profile-builders.ts'
import { bytesOf } from './core-world.ts'
import { encodedPassages } from './vector-builders.ts'

const USAGE: ModelUsage = {
  inputTokens: 1,
  cacheWriteTokens: 2,
  cacheReadTokens: 3,
  outputTokens: 4,
  searches: 5,
  cost: 0.125,
}
const WARNINGS = [{ kind: 'unsupported', claim: 'figure', text: '120', start: 4, end: 7 }] as const
const STATE = build.aTextState({
  version: 3,
  session: { id: 'a tab', sequence: 1 },
  undoneTo: 1,
  isReplaceable: true,
  warnings: WARNINGS,
})
const AT = '2026-02-03T04:05:06.789Z'

type Run = <T>(work: (stores: Stores) => Promise<T>) => Promise<T>

/** An account with something in every field that is kept for it, all of which says `word` where it can. */
export async function seedRichAccount(run: Run, files: FileStore, word: string): Promise<AccountId> {
  const accountId: AccountId = build.anId()
  const document = build.aDocument({ accountId, ...documentFields(word) })
  const form = { fileName: `${word} form.docx`, fileKey: `${accountId}/form`, mediaType: 'text/plain', sizeBytes: 4 }
  await files.put(document.fileKey, bytesOf(`document of ${word}`))
  await files.put(form.fileKey, bytesOf(`form of ${word}`))
  await run(async (stores) => {
    await plantPeople(stores, accountId, word)
    await stores.documents.save(document)
    await stores.documents.save({
      ...build.aDocument({ accountId }),
      scopes: [{ kind: 'shared' }],
      status: 'processing',
    })
    await stores.passages.put(indexedFrom(accountId, document, word))
    const encoded = { accountId, documentId: document.id, encoder: `${word} 2`, count: 2 }
    await stores.passages.putVectors(encodedPassages(encoded))
    const funder = build.aFunder({ accountId, ...funderFields(word) })
    const shared = build.aFunder({ ...funderFields(`shared of ${word}`) })
    await stores.funders.save(funder)
    await stores.funders.save(shared)
    const proposal = build.aProposal({ accountId, ...proposalFields(word), funderId: funder.id, form })
    await stores.proposals.save(proposal)
    await stores.proposals.save(build.aProposal({ accountId, name: `${word} two`, funderId: shared.id }))
    await plantQuestions(stores, accountId, proposal.id, word)
    await stores.formReadings.save(aFormReading({ id: proposal.id, accountId, ...readingFields(word) }))
    const places = [{ question: word, place: '1', line: word }]
    await stores.toldForms.save(aToldForm({ accountId, lines: [{ text: word, isQuestion: false }], places }))
    await stores.proofreadings.save(aProofreading({ id: proposal.id, accountId, ...proofreadingFields(word) }))
    await plantRemembered(stores, { accountId, proposalId: proposal.id, documentId: document.id }, word)
    const report = await stores.reports.save(build.aReport({ accountId, ...reportFields(word) }))
    await plantVersions(stores, { accountId, proposalId: proposal.id, reportId: report.id }, word)
    await stores.spendings.add(accountId, '2026-03', USAGE)
    await stores.spendings.add(accountId, '2026-04', USAGE)
    const spending = { accountId, month: '2026-03', feature: 'answers', model: word, pieces: 1, usage: USAGE } as const
    await stores.spendings.addOfFeature(spending)
    const addresses = { adminAddress: 'a•••n@example.org', subjectAddress: 'r•••n@example.org' }
    await stores.auditLog.add(build.anAuditEntry({ onAccount: accountId, subjectId: proposal.id, ...addresses }))
  })
  return accountId
}

async function plantPeople(
  { accounts, users, projects, projectBriefs, profileFacts, textVersions }: Stores,
  accountId: AccountId,
  word: string,
): Promise<void> {
  const preferences = { showAllProjects: true }
  const known = { firstName: word, lastLoginAt: AT, passwordHash: `hash of ${word}`, preferences }
  const owner = build.aUser({ accountId, email: `${word}@example.org`, emailVerifiedAt: AT, isAdmin: true, ...known })
  const settings = { language: 'de', toneOfVoice: word, factsFile: `# ${word}` }
  const handing = { offeredTo: owner.id, removal: { askedAt: AT, dueAt: '2126-03-02T09:00:00.000Z' } }
  const account = { id: accountId, ownerId: owner.id, settings, factsFileState: STATE, ...handing }
  await accounts.save(build.anAccount(account))
  await users.save(owner)
  const invitation = { inviteStatus: 'pending', invitedBy: owner.id, inviteUndeliveredAt: AT } as const
  await users.save(build.aUser({ accountId, email: `invited-${word}@example.org`, ...invitation }))
  const overview = { status: 'error', text: word, error: reason(word) } as const
  const project = await projects.save(
    build.aProject({ accountId, name: word, isArchived: true, overview, overviewState: STATE, overviewUsage: USAGE }),
  )
  const validUntil = '2027-03-31T23:59:59.999Z'
  await profileFacts.save(aStoredFact({ accountId, value: word, label: word, rejected: [word], validUntil }))
  await projectBriefs.save(build.aProjectBrief({ id: project.id, accountId, ...briefFields(word) }))
  for (const kind of ['overview', 'brief-need'] as const)
    await textVersions.add(build.aTextVersion({ accountId, owner: { kind, id: project.id }, text: word }))
}

async function plantQuestions(
  { questions, questionComments, coordinatorMessages }: Stores,
  accountId: AccountId,
  proposalId: ReturnType<typeof build.aProposal>['id'],
  word: string,
): Promise<void> {
  const warning = { kind: 'unsupported', claim: 'figure', text: word, start: 1, end: 2 } as const
  const answer = build.anAnswer({
    text: `Answer on ${word}\nin two lines, with “quotes” and 🌱`,
    warnings: [warning],
    lacking: [word],
  })
  const chat = [{ role: 'user', text: word }] as const
  const fields = {
    text: word,
    guidance: word,
    section: word,
    number: '1.a',
    anchor: word,
    error: reason(word),
    notice: reason(word),
  }
  const first = build.aQuestion({
    accountId,
    proposalId,
    answer,
    answerState: STATE,
    requestedBy: build.anAuthor(),
    requestedPart: { start: 1, end: 2 },
    request: word,
    chat,
    usage: USAGE,
    limit: { words: 9, characters: 99 },
    review: 'checked',
    assigneeId: build.anId(),
    assignedAt: AT,
    copiedVersion: 1,
    kind: 'money',
    ...fields,
  })
  await questions.save(first)
  const said = build.aQuestionComment({ accountId, proposalId, questionId: first.id, ...commentFields(word) })
  await questionComments.save(said)
  await questions.save(build.aQuestion({ accountId, proposalId, position: 1, dependsOn: [first.id] }))
  const thought = [{ type: 'thinking', thinking: word }] as const
  await coordinatorMessages.add(build.aCoordinatorMessage({ proposalId, content: `first ${word}` }))
  await coordinatorMessages.add(build.aCoordinatorMessage({ proposalId, role: 'user', content: thought }))
}

async function plantVersions(
  { textVersions }: Stores,
  { accountId, proposalId, reportId }: { accountId: AccountId; proposalId: ProposalId; reportId: ReportId },
  word: string,
): Promise<void> {
  const detail = {
    missing: true,
    sources: build.anAnswer().sources,
    warnings: [{ kind: 'cut' } as const],
    lacking: [word],
  }
  const owners: TextOwner[] = [
    { kind: 'answer', id: build.anId(), proposalId },
    { kind: 'cover-letter', id: proposalId },
    { kind: 'report', id: reportId },
    { kind: 'facts-file', id: accountId },
  ]
  for (const owner of owners)
    await textVersions.add(build.aTextVersion({ accountId, owner, text: word, detail, isRefused: true }))
}

/** One of each origin. */
async function plantRemembered(
  { rememberedAnswers }: Stores,
  { accountId, proposalId, documentId }: { accountId: AccountId; proposalId: ProposalId; documentId: DocumentId },
  word: string,
): Promise<void> {
  const origins: AnswerOrigin[] = [
    { kind: 'checked', proposalId, questionId: build.anId() },
    { kind: 'past-application', documentId, fileName: word, page: 3 },
  ]
  const known = { funderId: build.anId<'funder'>(), funderName: word, outcome: 'won', language: 'de', uses: 2 } as const
  const dated = { validUntil: AT, changedAt: AT, limit: { words: 9, characters: 99 } }
  for (const origin of origins) {
    const answer = build.aRememberedAnswer({ accountId, question: word, text: word, origin, ...known, ...dated })
    await rememberedAnswers.save(answer, [{ term: word, weight: 1 }])
  }
}

function commentFields(word: string) {
  const somebody = { id: build.anId<'user'>(), name: word }
  return { author: somebody, text: word, mentions: [somebody], editedAt: AT, resolved: { by: somebody, at: AT } }
}

function briefFields(word: string) {
  const detail = { missing: false, sources: build.anAnswer().sources, warnings: [] }
  const line = { item: word, amount: 10.5, fromThisFunder: 10, fromOthers: 0.5, inKind: null }
  return {
    sections: [{ key: 'need', text: word, state: STATE, detail }],
    budget: build.aBudget({ lines: [line], state: STATE }),
    proposing: 'error',
    error: reason(word),
    usage: USAGE,
  } as const
}

function documentFields(word: string) {
  const scope = { kind: 'project', projectId: build.anId<'project'>(), section: 'grants' } as const
  return {
    originalName: `${word}/odd: name.pdf`,
    lastModified: AT,
    replacedAt: AT,
    processingError: reason(word),
    description: word,
    // Two, as people tick a document for another use.
    scopes: [scope, { ...scope, section: 'reports' }] as const,
  }
}

function indexedFrom(accountId: AccountId, document: ReturnType<typeof build.aDocument>, word: string) {
  const { id: documentId, originalName: fileName, scopes } = document
  const indexed = build.anIndexedDocument({ accountId, documentId, fileName, scopes, texts: [word, `more on ${word}`] })
  return { ...indexed, passages: indexed.passages.map((passage) => ({ ...passage, question: word })) }
}

function funderFields(word: string) {
  const citations = [{ title: word, url: 'https://example.org/' }]
  const overview = { markdownOverview: `# ${word}`, citations, overviewWarnings: WARNINGS }
  return { funderName: word, charityNumber: `no. ${word}`, ...overview }
}

function proposalFields(word: string) {
  const coordinatorMetadata = { summary: word, questionsProcessed: 1, toolCallCount: 2, processedAt: AT }
  return {
    name: word,
    projectId: build.anId<'project'>(),
    type: 'upload',
    isArchived: true,
    grantInfo: [{ topic: null, question: word, answer: word }],
    formClassification: 'guidance',
    processingStatus: 'completed',
    processingError: reason(word),
    coordinatorMetadata,
    coverLetter: word,
    coverLetterState: STATE,
    coverLetterStatus: 'completed',
    coverLetterError: reason(word),
    coverLetterUsage: USAGE,
    deadline: AT,
    stage: 'won',
    stageSince: AT,
    counting: 'words',
    amountAsked: 12_000.5,
    amountGiven: 0,
    currency: 'EUR',
    deadlineZone: 'Europe/Dublin',
    ownerId: build.anId<'user'>(),
    nextStep: { text: word, due: '2026-03-01' },
    stageHistory: [{ stage: 'looking', since: AT }],
    reminder: { deadline: AT, daysBefore: 7 },
    formTerms: formTermsOf(word),
    totalCost: 0.1 + 0.2,
  } as const
}

function formTermsOf(wording: string): FormTerms {
  const found = { wording, page: 2 }
  return {
    deadline: {
      state: 'confirmed',
      findings: [{ ...found, date: '2026-03-01', time: '12:00', zone: 'Europe/London' }],
    },
    amount: { state: 'confirmed', findings: [{ ...found, least: null, most: 10_000, currency: 'GBP' }] },
    eligibility: { state: 'confirmed', findings: [found] },
    attachments: { state: 'unknown', findings: [] },
  }
}

function reportFields(word: string) {
  const sources = build.anAnswer().sources
  return {
    name: word,
    reportPrompt: word,
    documentIds: [build.anId<'document'>()],
    text: word,
    textState: STATE,
    error: reason(word),
    usage: USAGE,
    status: 'completed',
    dueAt: AT,
    dueZone: 'America/New_York',
    reminder: { deadline: AT, daysBefore: 2 },
    sources,
  } as const
}

function reason(fileName: string): Reason {
  return { code: 'proposals.no-questions-found', values: { fileName } }
}

function proofreadingFields(word: string): Partial<Proofreading> {
  const other = { questionId: build.anId<'question'>(), words: word }
  return {
    status: 'completed',
    error: reason(word),
    checkedAt: AT,
    suggestions: [aSuggestion({ words: word, other, why: word, replacement: word, state: 'dismissed' })],
    dismissed: [word],
  }
}

function readingFields(word: string): Partial<FormReading> {
  const said = { place: '1', line: word, found: word, as: 'question', kind: 'text', text: word } as const
  return {
    doubt: { reason: 'gaps', questions: 3, pages: null, lines: 12, missing: [word] },
    items: [aFormItem({ text: word, options: [word], done: true })],
    marks: [{ questionId: build.anId(), place: '1', found: word }],
    corrections: [said],
  }
}
