import { expect } from 'chai'
import type { Proposal, Question } from '../../adapters/http-contract/proposals.ts'
import { becomes, eventually } from '../support/waiting.ts'
import { useBrowserWorld } from './browser-world.ts'
import { changeAnswers, holdBack, refuseCalls, unavailable } from './page-calls.ts'
import type { Person } from './person.ts'
import type { Visitor } from './visitor.ts'

interface Body {
  readonly proposal: Proposal
}

const metadata = { sourceFiles: [], warnings: [] }
const drafted = (text: string): Question['answer'] => ({ answer: text, metadata })

describe('the page of an application', () => {
  const world = useBrowserWorld()

  const createManually = ({ actor }: Person, funderName: string | null = null) =>
    world().useCases.createManualGrant.execute({
      actor,
      name: 'Warm Kitchens Fund',
      projectId: null,
      grantInfo: [],
      funderId: null,
      funderName,
    })

  /** The path of an application that was made by hand. */
  const applicationOf = async (person: Person, funderName: string | null = null) =>
    `/proposals/${(await createManually(person, funderName)).id}`

  /** The same with one question, which no document answers. */
  async function withQuestion(person: Person): Promise<string> {
    const { id } = await createManually(person)
    const question = { actor: person.actor, proposalId: id, questionText: 'Who benefits?' }
    await world().useCases.addQuestion.execute(question)
    await world().workIsDone()
    return `/proposals/${id}`
  }

  const changeProposal = (visitor: Visitor, path: string, changes: Partial<Proposal>) =>
    changeAnswers<Body>(visitor, path, ({ proposal, ...rest }) => ({ ...rest, proposal: { ...proposal, ...changes } }))

  const changeQuestion = (visitor: Visitor, path: string, changes: Partial<Question>) =>
    changeAnswers<Body>(visitor, path, ({ proposal, ...rest }) => {
      const questions = proposal.questions.map((question) => ({ ...question, ...changes }))
      return { ...rest, proposal: { ...proposal, questions } }
    })

  it('counts words and characters where there is a limit, in red above it', async () => {
    const person = await world().person()
    const path = await withQuestion(person)
    const answer = { answer: drafted('Families of our town'), requires_custom_answer: false }
    await world().visitAs(person, async (visitor) => {
      await changeQuestion(visitor, path, { ...answer, word_limit: 3, characters_limit: 20 })
      await visitor.open(path)
      const tooLong = visitor.text('4 of 3 words, above the limit')
      await visitor.sees(tooLong, visitor.text(/^20 of 20 characters$/))
      const colour = (of: typeof tooLong) => of.evaluate((element) => getComputedStyle(element).color)
      const [red, calm] = [await colour(tooLong), await colour(visitor.text(/^20 of 20 characters$/))]
      const [r = 0, g = 0, b = 0] = red.match(/\d+/g)!.map(Number)
      expect(r, red).to.be.greaterThan(2 * Math.max(g, b))
      expect(calm).not.to.equal(red)

      await visitor.page.unroute(`**/api${path}`)
      await changeQuestion(visitor, path, { ...answer, word_limit: null, characters_limit: null })
      await visitor.page.reload()
      await visitor.sees(visitor.heading('Draft Response'))
      await becomes(() => visitor.text(/ (words|characters)$/).count(), 0)
    })
  })

  it('says that a question failed, and to admins why', async () => {
    const detail = 'The writer answered with 12 bytes.'
    const failed = { status: 'error', answer: null } as const
    for (const [person, error] of [
      [await world().person(), null],
      [world().admin, detail],
    ] as const) {
      const path = await withQuestion(person)
      await world().visitAs(person, async (visitor) => {
        await changeQuestion(visitor, path, { ...failed, error })
        await visitor.open(path)
        await visitor.sees(visitor.alert('Unexpected error occurred.'))
        await becomes(() => visitor.text(detail).count(), error === null ? 0 : 1)
      })
    }
  })

  it('shows the history of the coordinator and the raw messages to admins alone', async () => {
    for (const person of [world().admin, await world().person()]) {
      const path = await withQuestion(person)
      const { isAdmin } = person.actor
      await world().visitAs(person, async (visitor) => {
        await changeQuestion(visitor, path, { answer: drafted('Families'), requires_custom_answer: false })
        await visitor.open(path)
        await visitor.sees(visitor.heading('Grant Application Coordinator'), visitor.heading('Draft Response'))
        await becomes(() => visitor.button('Show conversation history').count(), isAdmin ? 1 : 0)
        await becomes(() => visitor.button(/AI$/).count(), isAdmin ? 1 : 0)
        if (!isAdmin) return
        await visitor.button('Show conversation history').click()
        await visitor.sees(
          visitor.page.getByRole('region', { name: 'Grant Application Coordinator' }).getByRole('listitem'),
        )
        await visitor.button(/AI$/).click()
        await visitor.sees(visitor.dialog('AI messages'))
      })
    }
  })

  it('leads from the name of the funder to what is known of it, once that is written', async () => {
    const person = await world().person()
    await world().holdWork()
    const path = await applicationOf(person, 'The Lantern Trust')
    await world().visitAs(person, async (visitor) => {
      await visitor.open(path)
      await visitor.sees(visitor.text('Applying to The Lantern Trust (loading funder overview...)'))
      world().letWork()
      await world().workIsDone()
      await visitor.page.reload()
      await visitor.button('The Lantern Trust').click()

      await visitor.sees(visitor.dialog('The Lantern Trust').getByText('Nothing is known of this funder yet'))
    })
  })

  it('generates a cover letter once the funder overview is completed', async () => {
    const person = await world().person()
    await world().holdWork()
    const path = await withQuestion(person)
    await world().visitAs(person, async (visitor) => {
      await changeProposal(visitor, path, { funderOverviewStatus: 'processing' })
      await visitor.open(`${path}#cover-letter`)
      const generate = visitor.button('Generate Cover Letter')
      await visitor.sees(
        visitor.text('A completed funder overview is required before a cover letter can be generated.'),
      )
      await becomes(() => generate.isDisabled(), true)

      await visitor.page.unroute(`**/api${path}`)
      await changeProposal(visitor, path, { funderOverviewStatus: 'completed' })
      await visitor.page.reload()
      await visitor.page.route('**/api/coverLetters/**', () => undefined)
      await generate.click()
      await visitor.sees(visitor.text('Generating your cover letter'))
      await becomes(() => generate.count(), 0)
    })
  })

  it('shows a cover letter, and lets admins alone have it written again', async () => {
    for (const person of [world().admin, await world().person()]) {
      const path = await applicationOf(person)
      const { isAdmin } = person.actor
      await world().visitAs(person, async (visitor) => {
        const written = { coverLetterStatus: 'completed', coverLetter: '**Our kitchen**\n\nDear all' } as const
        await changeProposal(visitor, path, { ...written, ...(isAdmin ? { totalCost: 1234.5 } : {}) })
        await visitor.open(`${path}#cover-letter`)
        await visitor.sees(visitor.page.getByRole('article', { name: 'Cover Letter' }).getByText('Dear all'))
        await visitor.glimpses(() => visitor.button('Copy the cover letter').click(), visitor.button('Copied!'))
        await becomes(() => visitor.clipboard(), 'Our kitchen\n\nDear all')
        await becomes(() => visitor.button('Regenerate').count(), isAdmin ? 1 : 0)
        await becomes(() => visitor.text('Cost: $1,234.50').count(), isAdmin ? 1 : 0)
      })
    }
  })

  it('shows admins costs of less than a cent exactly beside the two decimals', async () => {
    const path = await applicationOf(world().admin)
    await world().visitAs(world().admin, async (visitor) => {
      await changeProposal(visitor, path, { totalCost: 0.0034 })
      await visitor.open(`${path}#cover-letter`)
      const cost = visitor.page.getByTitle('$0.0034')
      await visitor.sees(cost)
      expect(await cost.textContent()).to.equal('Cost: $0.00')
    })
  })

  it('says why there is no cover letter, and tries again', async () => {
    const person = await world().person()
    const path = await applicationOf(person)
    await world().visitAs(person, async (visitor) => {
      const failed = { coverLetterStatus: 'error', coverLetterError: 'There is nothing to write from.' } as const
      await changeProposal(visitor, path, { ...failed, funderOverviewStatus: 'completed' })
      await visitor.open(`${path}#cover-letter`)
      await visitor.sees(visitor.alert('There is nothing to write from.'))
      await refuseCalls(visitor, '/coverLetters/**')
      await visitor.button('Try Again').click()
      await visitor.sees(visitor.alert('The cover letter was not asked for. Please try again.'))
      await visitor.sees(visitor.button('Try Again'))
    })
  })

  it('flips the archive at once, and back where the server refuses', async () => {
    const person = await world().person()
    const path = await applicationOf(person)
    await world().visitAs(person, async (visitor) => {
      visitor.expects(/status of 503 /)
      const answer = await holdBack(visitor, `**/api${path}/toggleArchived`, unavailable)
      await visitor.open(path)
      await visitor.button('Archive').click()
      await visitor.sees(visitor.button('Open'), visitor.text(/^Archived$/))
      answer()

      await visitor.sees(visitor.button('Archive'), visitor.alert('That was not saved. Please try again.'))
      await becomes(() => visitor.text(/^Archived$/).count(), 0)
    })
  })

  it('is open after it was archived and opened, though an answer from in between comes last', async () => {
    const person = await world().person()
    const path = await applicationOf(person)
    await world().visitAs(person, async (visitor) => {
      await visitor.open(path)
      await visitor.sees(visitor.button('Archive'))
      let overtaken: (() => void) | undefined
      await visitor.page.route(`**/api${path}`, async (route) => {
        if (overtaken !== undefined) return route.continue()
        const isOvertaken = new Promise<void>((resolve) => (overtaken = resolve))
        const response = await route.fetch({ headers: { ...route.request().headers(), 'if-none-match': '' } })
        await isOvertaken
        await route.fulfill({ response })
      })
      await visitor.button('Archive').click()
      await becomes(() => overtaken !== undefined, true)
      const opened = visitor.page.waitForResponse((response) => response.url().endsWith('/toggleArchived'))
      await visitor.button('Open').click()
      await (await opened).finished()
      overtaken?.()

      await visitor.restsFromCalls()
      await visitor.sees(visitor.button('Archive'))
    })
  })

  it('saves a title by Enter, trimmed', async () => {
    const person = await world().person()
    const path = await applicationOf(person)
    await world().visitAs(person, async (visitor) => {
      await visitor.open(path)
      await visitor.button('Edit: Title').click()
      await visitor.field('Title').fill('  Warmer Kitchens ')
      await visitor.field('Title').press('Enter')
      await visitor.sees(visitor.heading(/^Warmer Kitchens$/))
      await visitor.page.reload()
      await visitor.sees(visitor.heading(/^Warmer Kitchens$/))
    })
  })

  it('has three views, of which the document needs questions', async () => {
    const person = await world().person()
    const path = await applicationOf(person)
    await world().visitAs(person, async (visitor) => {
      await visitor.open(path)
      await visitor.sees(visitor.field('New question'))
      const views = visitor.page.getByRole('tab')
      await becomes(() => views.allTextContents(), ['Question View', 'Full Document View', 'Cover Letter'])
      await becomes(() => visitor.tab('Full Document View').isDisabled(), true)
      await visitor.open(`${path}#document`)
      await visitor.sees(visitor.text('No questions found in this proposal.'))
      await visitor.tab('Cover Letter').click()
      await becomes(() => visitor.path, `${path}#cover-letter`)
      await visitor.page.reload()
      await visitor.sees(visitor.button('Generate Cover Letter'))
    })
  })

  it('pastes a question, and drops it again', async () => {
    const person = await world().person()
    const path = await applicationOf(person)
    await world().visitAs(person, async (visitor) => {
      await visitor.open(path)
      await visitor.sees(visitor.field('New question'))
      await visitor.page.evaluate(() => navigator.clipboard.writeText('How do you measure change?'))
      await visitor.button(/Paste$/).click()
      await becomes(() => visitor.field('New question').inputValue(), 'How do you measure change?')
      await visitor.button('Cancel').click()
      await becomes(() => visitor.field('New question').inputValue(), '')
      await becomes(() => visitor.button('Submit').isDisabled(), true)
    })
  })

  it('copies the document as rich text', async () => {
    const person = await world().person()
    const path = await withQuestion(person)
    await world().visitAs(person, async (visitor) => {
      const answer = drafted('We serve **120 people**.')
      await changeQuestion(visitor, path, { answer, requires_custom_answer: false, guidance: 'Be brief.' })
      await visitor.open(`${path}#document`)
      await visitor.glimpses(() => visitor.button(/Copy Document$/).click(), visitor.button('Copied!'))
      const html = await visitor.page.evaluate(async () => {
        const [item] = await navigator.clipboard.read()
        return (await item!.getType('text/html')).text()
      })

      for (const part of ['Warm Kitchens Fund</h2>', 'Who benefits?</h3>', 'Be brief.</p>', '120 people</strong>'])
        expect(html).to.contain(part)
      expect(html).not.to.contain('class=')
    })
  })

  it('takes no request in the chat while a question is being answered, and keeps the panel within 90 vh', async () => {
    const person = await world().person()
    const path = await withQuestion(person)
    await world().visitAs(person, async (visitor) => {
      const chat = Array.from({ length: 40 }, () => ({ role: 'user' as const, text: 'Shorter, please.' }))
      await changeQuestion(visitor, path, { status: 'processing', chat })
      await visitor.open(path)
      await visitor.button(/^Chat about/).click()
      const panel = visitor.page.getByRole('complementary', { name: /^Chat about/ })
      await visitor.field('What should be changed?').fill('Shorter')
      await visitor.sees(panel.getByText('A question is being answered. You can send when it is done.'))
      await becomes(() => panel.getByRole('button', { name: 'Send' }).isDisabled(), true)
      await eventually(async () => expect((await panel.boundingBox())?.height).to.be.within(0.5 * 900, 0.9 * 900))
    })
  })

  it('offers the funder overview that an application from before there were any lacks', async () => {
    const person = await world().person()
    const path = await applicationOf(person, 'Brightwater Foundation')
    await world().workIsDone()
    await world().visitAs(person, async (visitor) => {
      await changeProposal(visitor, path, { funderOverviewStatus: null })
      await visitor.open(`${path}#cover-letter`)
      await visitor.sees(visitor.text('A completed funder overview is required'))
      await becomes(() => visitor.button('Generate Cover Letter').isDisabled(), true)
      await visitor.button('Write the funder overview').click()

      await visitor.seesNoMore(visitor.text('A completed funder overview is required'))
      await becomes(() => visitor.button('Generate Cover Letter').isDisabled(), false)
    })
  })

  it('says where requests are understood in English only', async () => {
    const person = await world().person()
    const path = await withQuestion(person)
    const { actor } = person
    await world().visitAs(person, async (visitor) => {
      const note = visitor.text('requests are understood in English only')
      const openChat = async () => {
        await visitor.open(path)
        await visitor.button(/^Chat about/).click()
        await visitor.sees(visitor.field('What should be changed?'))
        await visitor.restsFromCalls()
      }
      await openChat()
      await becomes(() => note.count(), 0)
      await world().useCases.changeSettings.execute({ actor, language: 'fr', toneOfVoice: '' })
      await openChat()
      await visitor.sees(note)
      await visitor.open('/settings')
      await visitor.sees(visitor.text('requests to change an answer are understood in English only'))
    })
  })

  it('speaks of keys only to who has some', async () => {
    const person = await world().person()
    const path = await withQuestion(person)
    for (const hasTouch of [false, true])
      await world().visitAs(
        person,
        async (visitor) => {
          await visitor.open(path)
          await visitor.button(/^Chat about/).click()
          await visitor.sees(visitor.field('What should be changed?'))

          const hints = visitor.text('Ctrl+Enter or Cmd+Enter sends.')
          await becomes(() => hints.count(), hasTouch ? 0 : 1, hasTouch ? 'on a phone' : 'at a desk')
        },
        hasTouch ? { hasTouch, isMobile: true, viewport: { width: 390, height: 844 } } : {},
      )
  })
})
