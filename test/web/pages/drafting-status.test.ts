import { screen } from '@testing-library/dom'
import { expect } from 'chai'
import type { Proposal } from '../../../adapters/http-contract/proposals.ts'
import { addApplication, answeredWith } from './applications.ts'
import { usePageWorld } from './page-world.ts'

const POLL = 5_000

describe('how far drafting is', () => {
  const world = usePageWorld()

  it('is told to who hears the page seldom, and its end at once', async () => {
    const person = await world().person()
    const path = await addApplication(world(), person, { questions: ['One?', 'Two?', 'Three?', 'Four?'] })
    await world().workOff()
    const page = await world().open(path, person)
    const draft = (count: number) =>
      page.calls.change<{ proposal: Proposal }>(`GET ${path}`, ({ proposal }) => ({
        proposal: {
          ...proposal,
          questions: proposal.questions.map((question, at) =>
            at < count
              ? { ...question, ...answeredWith('Done.'), status: 'completed' }
              : { ...question, answer: null, status: 'processing' },
          ),
        },
      }))
    const said: string[] = []
    const hear = () => {
      const status = screen.getAllByRole('status').map(({ textContent }) => textContent)
      const told = status.find((text) => /drafted|Drafting/.test(text)) ?? ''
      if (told !== said.at(-1)) said.push(told)
    }

    draft(0)
    await page.reload()
    await screen.findByText('0 of 4 answers drafted')
    hear()
    for (const count of [1, 2, 3, 4]) {
      page.calls.restore()
      draft(count)
      await page.passes(POLL)
      await page.settles()
      hear()
    }
    await screen.findByText('Drafting has ended: 4 of 4 questions are answered')
    hear()

    expect(said[0]).to.equal('0 of 4 answers drafted')
    expect(said.at(-1)).to.match(/^Drafting has ended/)
    expect(said, said.join('; ')).to.have.length.within(2, 3)
  })

  it('is not told of an application that is drafted already', async () => {
    const person = await world().person()
    const path = await addApplication(world(), person, { questions: ['One?'] })
    await world().workOff()
    await world().open(path, person)

    await screen.findByRole('article')
    expect(screen.queryByText(/^Drafting has ended/)).to.equal(null)
  })
})
