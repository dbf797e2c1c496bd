import type { AccountId } from '../../core/shared/ids.ts'
import type { Persistence } from '../../core/persistence.ts'
import { NO_USAGE } from '../../core/shared/model-usage.ts'
import { aSecondFactor } from '../support/second-factor-builder.ts'
import * as build from '../support/builders.ts'
import { aFormItem, aFormReading, aToldForm } from '../support/form-builders.ts'
import { aProofreading, aSuggestion } from '../support/proofreading-builders.ts'
import { aFoundFact, aStoredFact } from '../support/profile-builders.ts'
import { aTaskBoardConnection, aTaskCard } from '../support/task-board-builders.ts'
import { TEST_START } from '../support/fixed-clock.ts'
import { encodedPassages } from '../support/vector-builders.ts'

/** Plants the word into everything that is kept for a new account. */
export async function fillAccount(persistence: Persistence, word: string): Promise<AccountId> {
  const accountId: AccountId = build.anId()
  const user = build.aUser({ accountId, firstName: word, email: `${word.toLowerCase()}@example.org` })
  const settings = { language: 'en-GB', toneOfVoice: word, factsFile: word }
  await persistence.unitOfWork.run(
    async ({
      accounts,
      users,
      sessions,
      accessTokens,
      projects,
      projectBriefs,
      jobs,
      spendings,
      secondFactors,
      taskBoardConnections,
      auditLog,
    }) => {
      await accounts.save(build.anAccount({ id: accountId, ownerId: user.id, settings }))
      await users.save(user)
      await sessions.save(build.aSession({ userId: user.id, tokenHash: `${word} session` }))
      await accessTokens.put(build.anAccessToken({ userId: user.id, tokenHash: `${word} token` }))
      const project = await projects.save(build.aProject({ accountId, name: word }))
      const lines = [{ item: word, amount: 1, fromThisFunder: 1, fromOthers: null, inKind: null }]
      await projectBriefs.save(build.aProjectBrief({ id: project.id, accountId, budget: build.aBudget({ lines }) }))
      await spendings.add(accountId, '2026-03', NO_USAGE)
      const spending = {
        accountId,
        month: '2026-03',
        feature: 'answers',
        model: word,
        pieces: 1,
        usage: NO_USAGE,
      } as const
      await spendings.addOfFeature(spending)
      const reservation = {
        id: build.anId<'reservation'>(),
        accountId,
        month: '2026-03',
        amount: 1,
        expiresAt: '2026-03-31',
      }
      await spendings.reserve(reservation, 5, '2026-03-01')
      await jobs.add(build.aJob({ accountId, data: { word } }))
      const member = { memberName: word, sealedToken: `sealed ${word}` }
      await taskBoardConnections.save(aTaskBoardConnection({ id: user.id, accountId, ...member }))
      await secondFactors.save(aSecondFactor({ id: user.id, accountId, sealedSecret: `sealed ${word}` }))
      await auditLog.add(build.anAuditEntry({ onAccount: accountId }))
    },
  )
  await fillWork(persistence, word, accountId)
  await runJobs(persistence, word)
  return accountId
}

/** So that there are runs of the account's jobs. */
async function runJobs({ jobQueue }: Persistence, word: string): Promise<void> {
  const now = '2026-03-03T09:00:00.000Z'
  for (const claim of await jobQueue.claim({ now, leaseUntil: now, limit: 100 }))
    await jobQueue.complete(claim, word, now)
}

async function fillWork({ unitOfWork }: Persistence, word: string, accountId: AccountId): Promise<void> {
  const funder = build.aFunder({ accountId, funderName: word })
  const proposal = build.aProposal({ accountId, name: word, funderId: funder.id, coverLetter: word })
  const question = build.aQuestion({
    accountId,
    proposalId: proposal.id,
    text: word,
    answer: build.anAnswer({ text: word }),
  })
  const document = build.aDocument({ accountId, originalName: `${word}.pdf` })
  const indexed = { accountId, documentId: document.id, fileName: document.originalName, texts: [`all about ${word}`] }
  const report = build.aReport({ accountId, name: word, reportPrompt: word, text: word })
  await unitOfWork.run(async (stores) => {
    const {
      funders,
      proposals,
      questions,
      removedQuestions,
      formReadings,
      questionComments,
      coordinatorMessages,
      documents,
      passages,
      reports,
      taskCards,
    } = stores
    await funders.save(funder)
    await proposals.save(proposal)
    await questions.save(question)
    const items = [aFormItem({ text: word })]
    await formReadings.save(aFormReading({ id: proposal.id, accountId, items }))
    await stores.toldForms.save(aToldForm({ accountId, lines: [{ text: word, isQuestion: true }] }))
    const suggestions = [aSuggestion({ questionId: question.id, words: word, replacement: word })]
    await stores.proofreadings.save(aProofreading({ id: proposal.id, accountId, suggestions, dismissed: [word] }))
    await removedQuestions.add({ question: { ...question, id: build.anId() }, removedAt: TEST_START })
    await questionComments.save(
      build.aQuestionComment({ accountId, proposalId: proposal.id, questionId: question.id, text: word }),
    )
    const asked = { accountId, userId: build.anId<'user'>(), key: word, fingerprint: 'f', startedAt: TEST_START }
    await stores.keptRequests.claim({ ...asked, made: null })
    await taskCards.save(aTaskCard({ accountId, questionId: question.id, cardId: word }))
    await coordinatorMessages.add(build.aCoordinatorMessage({ proposalId: proposal.id, content: word }))
    await documents.save(document)
    await stores.profileFacts.save(aStoredFact({ accountId, value: word }))
    const facts = { accountId, documentId: document.id, finder: 1, datedAt: TEST_START }
    await stores.documentFacts.put({ ...facts, found: [aFoundFact({ value: word })] })
    await reports.save(report)
    const owner = { kind: 'answer', id: question.id, proposalId: proposal.id } as const
    await stores.textVersions.add(build.aTextVersion({ accountId, owner, text: word }))
    const origin = { kind: 'checked', proposalId: proposal.id, questionId: question.id } as const
    const remembered = build.aRememberedAnswer({ accountId, question: word, text: word, origin })
    await stores.rememberedAnswers.save(remembered, [{ term: word, weight: 1 }])
    await passages.put(build.anIndexedDocument(indexed))
    await passages.putVectors(encodedPassages({ accountId, documentId: document.id, encoder: `${word} 2` }))
  })
}
