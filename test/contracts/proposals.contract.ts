import { expect } from 'chai'

import { NO_USAGE } from '../../core/shared/model-usage.ts'
import type { Proposal } from '../../core/proposals/proposal.ts'
import { termOf } from '../../core/proposals/form/form-terms.ts'
import { LONG, UNICODE } from '../support/awkward-text.ts'
import type { Backend } from '../support/backends.ts'
import { aCoordinatorMessage, anId, aProposal, aQuestion, OTHER_ACCOUNT } from '../support/builders.ts'
import { openFresh } from '../support/open-fresh.ts'
import { grantInfoOn } from '../../core/proposals/grant-info.ts'
import { versionedContract } from './versioned.contract.ts'

export function proposalsContract(backend: Backend): void {
  versionedContract<Proposal>(backend, {
    entities: () => [
      aProposal(),
      aProposal({
        projectId: anId(),
        name: UNICODE,
        isArchived: true,
        type: 'upload',
        grantInfo: [grantInfoOn('amount', LONG), { topic: null, question: UNICODE, answer: '' }],
        funderId: anId(),
        form: { fileName: UNICODE, fileKey: 'a/b', mediaType: 'application/pdf', sizeBytes: 2_000_000 },
        processingStatus: 'completed',
        coordinatorMetadata: {
          summary: UNICODE,
          questionsProcessed: 14,
          toolCallCount: 0,
          processedAt: '2026-03-02T09:00:00.000Z',
        },
        coverLetter: LONG,
        coverLetterStatus: 'completed',
        coverLetterUsage: { ...NO_USAGE, cacheReadTokens: 3_000_000_000, cost: 0.1 + 0.2 },
        funderOverviewStatus: 'processing',
        totalCost: 0.1 + 0.2,
        stage: 'submitted',
        stageSince: '2026-03-02T10:00:00.000Z',
        deadline: '2026-04-01T11:00:00.000Z',
        counting: 'characters-without-spaces',
        amountAsked: 12_000.5,
        amountGiven: 0,
        currency: 'EUR',
        deadlineZone: 'Europe/Dublin',
        ownerId: anId(),
        nextStep: { text: UNICODE, due: null },
        stageHistory: [{ stage: 'looking', since: '2026-03-01T10:00:00.000Z' }],
        reminder: { deadline: '2026-04-01T11:00:00.000Z', daysBefore: 7 },
        formTerms: {
          deadline: termOf([{ date: '2026-04-01', time: null, zone: null, wording: UNICODE, page: 1 }]),
          amount: termOf([{ least: null, most: 5, currency: null, wording: LONG, page: null }]),
          eligibility: termOf([]),
          attachments: termOf([]),
        },
      }),
      aProposal({ processingStatus: 'error', processingError: UNICODE, coverLetterError: 'No', totalCost: 1e-7 }),
    ],
    changed: (proposal) => ({
      ...proposal,
      name: 'Renamed',
      stage: 'won',
      counting: 'words',
      processingStatus: 'answering',
      totalCost: 12.34,
    }),
    find: ({ proposals }, { accountId, id }) => proposals.find(accountId, id),
    save: ({ proposals }, proposal) => proposals.save(proposal),
    taken: (proposal) => ({ ...proposal, accountId: OTHER_ACCOUNT }),
  })

  describe('removing', () => {
    const store = openFresh(backend, 'once')

    it('takes the questions and messages along, and leaves other applications alone', async () => {
      const [gone, kept] = [aProposal(), aProposal()]
      const [lost, left] = [aQuestion({ proposalId: gone.id }), aQuestion({ proposalId: kept.id })]
      await store.run(async ({ proposals, questions, coordinatorMessages }) => {
        for (const proposal of [gone, kept]) await proposals.save(proposal)
        for (const question of [lost, left]) await questions.save(question)
        for (const { id } of [gone, kept]) await coordinatorMessages.add(aCoordinatorMessage({ proposalId: id }))
      })
      const { accountId } = gone

      await store.run(({ proposals }) => proposals.remove(accountId, gone.id))
      await store.run(({ proposals }) => proposals.remove(accountId, gone.id))

      expect(await store.run(({ proposals }) => proposals.find(accountId, gone.id))).to.equal(null)
      expect(await store.run(({ questions }) => questions.find(accountId, lost.id))).to.equal(null)
      expect(await store.run(({ questions }) => questions.find(accountId, left.id))).not.to.equal(null)
      const { proposalReader } = store.persistence
      expect(await proposalReader.coordinatorMessages(accountId, gone.id, 100)).to.deep.equal([])
      expect(await proposalReader.coordinatorMessages(accountId, kept.id, 100)).to.have.length(1)
    })

    it('does nothing to another account’s', async () => {
      const proposal = await store.run(({ proposals }) => proposals.save(aProposal()))

      await store.run(({ proposals }) => proposals.remove(OTHER_ACCOUNT, proposal.id))

      const found = await store.run(({ proposals }) => proposals.find(proposal.accountId, proposal.id))
      expect(found).to.deep.equal(proposal)
    })
  })
}
