import type { AccountId } from '../../../core/shared/ids.ts'
import { sentenceOfError } from '../../support/sentences.ts'
import { expect } from 'chai'
import { AccountQuotas, DEFAULT_QUOTAS } from '../../../core/quotas/account-quotas.ts'
import { type Holding, HOLDINGS, type Holdings } from '../../../core/quotas/ports.ts'
import { refusalOf } from '../../support/core-world.ts'

const ACCOUNT = 'account' as AccountId

describe('the quotas of an account', () => {
  const having = (held: Partial<Record<Holding, number>>): Holdings => ({
    count: async (_account, kinds) => Object.fromEntries(kinds.map((kind) => [kind, held[kind] ?? 0])) as never,
  })

  const full = (kind: Holding) => having({ [kind]: DEFAULT_QUOTAS[kind] })
  const quotas = new AccountQuotas(DEFAULT_QUOTAS)

  it('leave room up to the last one', async () => {
    for (const kind of HOLDINGS)
      await quotas.assertQuota(having({ [kind]: DEFAULT_QUOTAS[kind] - 1 }), ACCOUNT, { [kind]: 1 })
  })

  it('are reached with a sentence that says what to do', async () => {
    const sentences = await Promise.all(
      HOLDINGS.map(async (kind) =>
        sentenceOfError(await refusalOf(quotas.assertQuota(full(kind), ACCOUNT, { [kind]: 1 }))),
      ),
    )

    expect(sentences).to.deep.equal([
      'You have 1,000 projects, the most an account can have. Ask us for more.',
      'You have 5,000 applications, the most an account can have. Ask us for more.',
      'You have 10,000 documents, the most an account can have. Delete some, or ask us for more.',
      'Your documents and forms can take up 20 GB, and this file does not fit. Delete some documents, or ask us for more.',
      'You have 5,000 reports, the most an account can have. Ask us for more.',
      'You have added 2,000 funders, the most an account can have. Choose one from the list, or ask us for more.',
      'Your account has 200 users, the most it can have. Ask us for more.',
      'We are still working on 3,000 tasks for you. Try again when some of them are done.',
    ])
  })

  it('are a conflict, but for tasks, which are done by and by', async () => {
    const documents = await refusalOf(quotas.assertQuota(full('documents'), ACCOUNT, { documents: 1, tasks: 1 }))
    const tasks = await refusalOf(quotas.assertQuota(full('tasks'), ACCOUNT, { documents: 1, tasks: 1 }))

    expect(documents).to.include({ kind: 'conflict', code: 'quotas.documents' })
    expect(tasks).to.deep.include({
      kind: 'too-many',
      code: 'quotas.tasks',
      details: { values: { limit: 3_000 }, retryAfter: 60 },
    })
  })

  it('say small sizes in megabytes', async () => {
    const small = new AccountQuotas({ ...DEFAULT_QUOTAS, bytes: 300 * 1024 * 1024 })

    const refusal = await refusalOf(small.assertQuota(having({}), ACCOUNT, { bytes: 400 * 1024 * 1024 }))

    expect(sentenceOfError(refusal)).to.match(/can take up 300 MB,/)
  })

  it('do not stand in the way of what adds nothing, also above them', async () => {
    await quotas.assertQuota(having({ users: 1_000 }), ACCOUNT, { users: 0, tasks: 1 })
  })
})
