import { screen, waitFor } from '@testing-library/dom'
import { expect } from 'chai'
import type { Proposal } from '../../../adapters/http-contract/proposals.ts'
import { addApplication } from './applications.ts'
import { usePageWorld } from './page-world.ts'

const QUESTIONS = Array.from({ length: 4 }, (_, at) => `What does the kitchen of group ${at + 1} cost each year?`)
const PASSAGE = {
  ...{ documentId: 'd'.repeat(24), fileName: 'Our year.pdf', page: 3, heading: null, cited: false },
  ...{ ordinal: 4, passage: 'The kitchens cost little.', used: [] },
}

/** The application as it arrives where passages come near each of its missing answers. */
function withPassages({ proposal }: { readonly proposal: Proposal }) {
  const questions = proposal.questions.map((question) => {
    const { answer } = question
    if (answer === null) return question
    return { ...question, answer: { ...answer, metadata: { ...answer.metadata, passages: [PASSAGE] } } }
  })
  return { proposal: { ...proposal, questions } }
}

describe('the calls of a page with many questions', () => {
  const world = usePageWorld()
  before(async () => {
    await import('../../../apps/web/src/features/proposals/card/DocumentPassages.tsx')
    await import('../../../apps/web/src/features/proposals/card/EarlierAnswers.tsx')
  })

  it('ask for passages and earlier answers once, and not for each card', async () => {
    const person = await world().person()
    const path = await addApplication(world(), person, { questions: QUESTIONS })
    await world().workOff()
    const page = await world().open('/projects', person)
    let ids: string[] = []
    page.calls.change<{ proposal: Proposal }>(`GET ${path}`, (body) => {
      ids = body.proposal.questions.map(({ id }) => id)
      return withPassages(body)
    })
    page.calls.change(`GET ${path}/passages`, (body: object) => ({
      ...body,
      questions: ids.map((questionId) => ({ questionId, version: 1, passages: [PASSAGE] })),
    }))
    page.calls.change(`GET ${path}/questions/*/sources`, (body: object) => ({ ...body, passages: [PASSAGE] }))

    await page.goTo(path)
    await waitFor(() => expect(screen.getAllByText(PASSAGE.passage)).to.have.length(QUESTIONS.length))
    await page.settles()

    const counts = ['questions/*/sources', 'questions/*/remembered', 'passages', 'remembered'].map((call) => [
      call,
      page.calls.count(`GET ${path}/${call}`),
    ])
    expect(Object.fromEntries(counts)).to.deep.equal({
      'questions/*/sources': 0,
      'questions/*/remembered': 0,
      passages: 1,
      remembered: 1,
    })
  })
})
