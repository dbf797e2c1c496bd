import type { QuestionId } from '../../core/shared/ids.ts'
import { expect } from 'chai'

import type { Funder } from '../../core/funders/funder.ts'
import type { CoordinatorMessage } from '../../core/proposals/coordinator-message.ts'
import type { Proposal } from '../../core/proposals/proposal.ts'
import { UNICODE } from '../support/awkward-text.ts'
import type { Backend } from '../support/backends.ts'
import {
  aCoordinatorMessage,
  aFunder,
  anAnswer,
  anId,
  aProposal,
  aQuestion,
  aQuestionComment,
  OTHER_ACCOUNT,
  SOME_ACCOUNT,
} from '../support/builders.ts'
import { TEST_START } from '../support/fixed-clock.ts'
import { aFormItem, aFormReading } from '../support/form-builders.ts'
import { openFresh } from '../support/open-fresh.ts'

export function proposalReaderContract(backend: Backend): void {
  const store = openFresh(backend, 'once')
  let funder: Funder
  let proposal: Proposal

  beforeEach(async () => {
    funder = await store.run(({ funders }) => funders.save(aFunder({ funderName: UNICODE, charityNumber: '12' })))
    proposal = await store.run(({ proposals }) =>
      proposals.save(aProposal({ funderId: funder.id, grantInfo: [{ topic: null, question: 'Q', answer: UNICODE }] })),
    )
  })

  const reader = () => store.persistence.proposalReader
  const saveQuestion = (of: Parameters<typeof aQuestion>[0] = {}) =>
    store.run(({ questions }) => questions.save(aQuestion({ proposalId: proposal.id, ...of })))
  const say = (of: Parameters<typeof aCoordinatorMessage>[0]) =>
    store.run(({ coordinatorMessages }) =>
      coordinatorMessages.add(aCoordinatorMessage({ proposalId: proposal.id, ...of })),
    )

  it('reads an application with its funder and its questions by position, without the evidence', async () => {
    const second = await saveQuestion({ position: 1, text: UNICODE, chat: [{ role: 'user', text: 'Shorter' }] })
    const first = await saveQuestion({ position: 0, answer: anAnswer(), status: 'completed' })

    const detail = await reader().detail(SOME_ACCOUNT, proposal.id)

    const answer = first.answer!
    const sources = answer.sources.map((source) => ({ ...source, passage: '', used: [] }))
    expect(detail).to.deep.equal({
      proposal,
      funder: { id: funder.id, funderName: UNICODE, charityNumber: '12' },
      questions: [{ ...first, answer: { ...answer, sources, messages: [] } }, second],
      formFindings: null,
      openComments: new Map(),
      latestCoordinatorMessage: null,
    })
  })

  it('reads what was found in the form, in the version too', async () => {
    const before = await reader().version(SOME_ACCOUNT, proposal.id)
    const reading = aFormReading({ id: proposal.id, items: [aFormItem({ text: UNICODE })] })

    await store.run(({ formReadings }) => formReadings.save(reading))

    const { items, marks, doubt } = reading
    expect((await reader().detail(SOME_ACCOUNT, proposal.id))?.formFindings).to.deep.equal({ items, marks, doubt })
    expect(await reader().version(SOME_ACCOUNT, proposal.id)).not.to.equal(before)
  })

  it('counts the open comments on each question, in the version too', async () => {
    const [first, second] = [await saveQuestion({ position: 0 }), await saveQuestion({ position: 1 })]
    const comment = (questionId: QuestionId, of: Parameters<typeof aQuestionComment>[0] = {}) =>
      store.run(({ questionComments }) =>
        questionComments.save(aQuestionComment({ proposalId: proposal.id, questionId, ...of })),
      )
    const before = await reader().version(SOME_ACCOUNT, proposal.id)
    await comment(first.id)
    await comment(first.id)
    await comment(second.id, { resolved: { by: { id: anId(), name: 'Ada' }, at: TEST_START } })

    const detail = await reader().detail(SOME_ACCOUNT, proposal.id)

    expect(detail!.openComments).to.deep.equal(new Map([[first.id, 2]]))
    expect(await reader().version(SOME_ACCOUNT, proposal.id)).not.to.equal(before)
  })

  it('reads apart what was said with a model of each answer', async () => {
    const messages = [{ role: 'user', content: UNICODE }]
    const { id } = await saveQuestion({ position: 0, answer: anAnswer({ messages }), status: 'completed' })
    await saveQuestion({ position: 1, answer: anAnswer({ messages: [] }), status: 'completed' })
    await saveQuestion({ position: 2 })

    expect([...(await reader().answerMessages(SOME_ACCOUNT, proposal.id))]).to.deep.equal([[id, messages]])
    expect([...(await reader().answerMessages(OTHER_ACCOUNT, proposal.id))]).to.deep.equal([])
  })

  it('reads nothing of what is absent or another account’s', async () => {
    await say({})

    expect(await reader().detail(OTHER_ACCOUNT, proposal.id)).to.equal(null)
    expect(await reader().version(OTHER_ACCOUNT, proposal.id)).to.equal(null)
    expect(await reader().coordinatorMessages(OTHER_ACCOUNT, proposal.id, 100)).to.deep.equal([])
    expect(await reader().detail(SOME_ACCOUNT, anId())).to.equal(null)
    expect(await reader().version(SOME_ACCOUNT, anId())).to.equal(null)
    expect(await reader().coordinatorMessages(SOME_ACCOUNT, anId(), 100)).to.deep.equal([])
  })

  it('shows no funder that another account typed', async () => {
    const hidden = await store.run(({ funders }) => funders.save(aFunder({ accountId: OTHER_ACCOUNT })))
    const { id } = await store.run(({ proposals }) => proposals.save(aProposal({ funderId: hidden.id })))

    expect((await reader().detail(SOME_ACCOUNT, id))?.funder).to.equal(null)
  })

  it('reads what the coordinator repeats once, where it was said last, and what others say beside it', async () => {
    const answering = (number: number) => [
      { type: 'text' as const, note: { code: 'answering', number, question: UNICODE } },
    ]
    const other = await store.run(({ proposals }) => proposals.save(aProposal()))
    const repeat = (second: number, of: Partial<CoordinatorMessage>) => {
      const message = { proposalId: proposal.id, timestamp: `2026-03-02T09:00:0${second}.000Z`, ...of }
      return store.run(({ coordinatorMessages }) => coordinatorMessages.repeat(aCoordinatorMessage(message)))
    }
    await repeat(1, { content: answering(1) })
    await repeat(2, { content: answering(1), proposalId: other.id })
    await repeat(3, { content: answering(2) })
    const before = await reader().version(SOME_ACCOUNT, proposal.id)

    await repeat(4, { content: answering(1) })

    const messages = await reader().coordinatorMessages(SOME_ACCOUNT, proposal.id, 100)
    expect(messages.map(({ content }) => content)).to.deep.equal([answering(2), answering(1)])
    expect(await reader().coordinatorMessages(SOME_ACCOUNT, other.id, 100)).to.have.length(1)
    expect(await reader().version(SOME_ACCOUNT, proposal.id)).not.to.equal(before)
  })

  it('reads the coordinator’s messages, oldest first, and the latest with the application', async () => {
    const content = [{ type: 'tool_use' as const, name: 'read', input: { text: UNICODE } }]
    await say({ content: 'Second', timestamp: '2026-03-02T09:00:02.000Z' })
    await say({ content, timestamp: '2026-03-02T09:00:03.000Z' })
    await say({ content: 'First', timestamp: '2026-03-02T09:00:01.000Z', role: 'user' })
    await say({ content: UNICODE, timestamp: '2026-03-02T09:00:03.000Z' })

    const messages = await reader().coordinatorMessages(SOME_ACCOUNT, proposal.id, 100)

    expect(messages.map((message) => message.content)).to.deep.equal(['First', 'Second', content, UNICODE])
    expect(await reader().coordinatorMessages(SOME_ACCOUNT, proposal.id, 2)).to.deep.equal(messages.slice(2))
    expect(messages[0]).to.deep.equal({
      proposalId: proposal.id,
      role: 'user',
      content: 'First',
      timestamp: '2026-03-02T09:00:01.000Z',
    })
    expect((await reader().detail(SOME_ACCOUNT, proposal.id))?.latestCoordinatorMessage?.content).to.equal(UNICODE)
  })

  it('changes the version with every change of what is shown', async () => {
    const versions = [await reader().version(SOME_ACCOUNT, proposal.id)]
    const note = async () => versions.push(await reader().version(SOME_ACCOUNT, proposal.id))

    await store.run(({ proposals }) => proposals.save({ ...proposal, name: 'Renamed' }))
    await note()
    const question = await saveQuestion()
    await note()
    await store.run(({ questions }) => questions.save({ ...question, status: 'completed', answer: anAnswer() }))
    await note()
    await say({})
    await note()
    await store.run(({ funders }) => funders.save({ ...funder, funderName: 'Renamed' }))
    await note()

    expect(versions).not.to.include(null)
    expect(new Set(versions).size).to.equal(6)
  })

  it('keeps the version when something else changes', async () => {
    const version = await reader().version(SOME_ACCOUNT, proposal.id)

    await store.run(async ({ proposals, questions }) => {
      const other = await proposals.save(aProposal({ funderId: funder.id }))
      await questions.save(aQuestion({ proposalId: other.id }))
    })

    expect(await reader().version(SOME_ACCOUNT, proposal.id)).to.equal(version)
  })

  it('hands out copies', async () => {
    await saveQuestion({ answer: anAnswer() })

    const detail = await reader().detail(SOME_ACCOUNT, proposal.id)
    Object.assign(detail!.questions[0]!.answer!, { text: 'spoilt' })

    const again = await reader().detail(SOME_ACCOUNT, proposal.id)
    expect(again?.questions[0]?.answer?.text).to.equal(anAnswer().text)
  })
}
