import { expect } from 'chai'

import type { Stores } from '../../core/stores.ts'
import type { TaskBoardConnection } from '../../core/taskboard/task-board-connection.ts'
import type { TaskCard } from '../../core/taskboard/task-card.ts'
import { UNICODE } from '../support/awkward-text.ts'
import type { Backend } from '../support/backends.ts'
import { aProposal, aQuestion, aUser } from '../support/builders.ts'
import { aTaskBoardConnection, aTaskCard } from '../support/task-board-builders.ts'
import { expectError } from '../support/expect-error.ts'
import { versionedContract } from './versioned.contract.ts'

export function taskBoardConnectionsContract(backend: Backend): void {
  const store = versionedContract<TaskBoardConnection>(backend, {
    entities: () => [
      aTaskBoardConnection(),
      aTaskBoardConnection({ sealedToken: null, memberName: UNICODE, board: null, list: null }),
    ],
    changed: (connection) => ({ ...connection, sealedToken: null, list: { id: 'another', name: UNICODE } }),
    prepare: ({ users }, { id, accountId }) => users.save(aUser({ id, accountId })),
    find: ({ taskBoardConnections }, { id }) => taskBoardConnections.find(id),
    save: ({ taskBoardConnections }, connection) => taskBoardConnections.save(connection),
  })

  const find = ({ id }: TaskBoardConnection) => store.run(({ taskBoardConnections }) => taskBoardConnections.find(id))

  async function saved(): Promise<TaskBoardConnection> {
    const user = aUser()
    const connection = aTaskBoardConnection({ id: user.id, accountId: user.accountId })
    return store.run(async ({ users, taskBoardConnections }) => {
      await users.save(user)
      return taskBoardConnections.save(connection)
    })
  }

  it('is refused for a user who is gone', async () => {
    const nobodys = aTaskBoardConnection()

    await expectError(
      store.run(({ taskBoardConnections }) => taskBoardConnections.save(nobodys)),
      'conflict',
    )
  })

  it('is removed alone, and with its user', async () => {
    const [alone, withUser, kept] = [await saved(), await saved(), await saved()]

    await store.run(async ({ taskBoardConnections, users }) => {
      await taskBoardConnections.remove(alone.id)
      await users.remove(withUser.id)
    })

    expect([await find(alone), await find(withUser), await find(kept)]).to.deep.equal([null, null, kept])
  })
}

export function taskCardsContract(backend: Backend): void {
  const prepare = async (stores: Stores, card: TaskCard) => {
    const proposal = await stores.proposals.save(aProposal({ accountId: card.accountId }))
    const of = { id: card.questionId, accountId: card.accountId, proposalId: proposal.id }
    await stores.questions.save(aQuestion(of))
    return proposal
  }
  const find = ({ questionId, listId }: TaskCard) => store.run((s) => s.taskCards.ofQuestion(questionId, listId))
  const save = (card: TaskCard) => store.run(({ taskCards }) => taskCards.save(card))

  const store = versionedContract<TaskCard>(backend, {
    entities: () => [aTaskCard(), aTaskCard({ state: 'made', cardId: UNICODE })],
    changed: (card) => ({ ...card, state: 'unclear', since: '2026-04-01T00:00:00.000Z', cardId: null }),
    prepare,
    find: ({ taskCards }, { questionId, listId }) => taskCards.ofQuestion(questionId, listId),
    save: ({ taskCards }, card) => taskCards.save(card),
  })

  const saved = async (card = aTaskCard()) => {
    await store.run((stores) => prepare(stores, card))
    return save(card)
  }

  it('is one of a question on each list', async () => {
    const card = await saved()
    const elsewhere = await save(aTaskCard({ questionId: card.questionId, listId: 'another list' }))

    await expectError(save(aTaskCard({ questionId: card.questionId, listId: card.listId })), 'conflict')

    expect(await find(elsewhere)).to.deep.equal(elsewhere)
  })

  it('is refused for a question that is gone', async () => {
    await expectError(save(aTaskCard()), 'conflict')
  })

  it('is removed alone, and with the application of its question', async () => {
    const [alone, kept, goes] = [await saved(), await saved(), aTaskCard()]
    const { accountId, id } = await store.run((stores) => prepare(stores, goes))
    await save(goes)

    await store.run(async ({ taskCards, proposals }) => {
      await taskCards.remove(alone.id)
      await proposals.remove(accountId, id)
    })

    expect([await find(alone), await find(goes), await find(kept)]).to.deep.equal([null, null, kept])
  })
}
