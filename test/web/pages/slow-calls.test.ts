import { screen, waitFor, within } from '@testing-library/dom'
import { expect } from 'chai'
import { addAnsweredApplication, QUESTIONS } from './answered-questions.ts'
import { usePageWorld, type ShownPage } from './page-world.ts'
import { isOpen, ofProject, uploadText } from './uploaded-documents.ts'

const [FAMILIES, ROOF, VOLUNTEERS] = QUESTIONS

/** Milliseconds for which each call below is held, and after which a page asks again by itself. */
const HELD = 2500
const POLL = 5000

interface SlowCall {
  /** The call that is held, such as `POST /projects/x/update`. */
  readonly call: string
  /** The call that tells what the page shows. */
  readonly read: string
  readonly act: () => Promise<unknown>
  /** Fails unless the page shows what was done. */
  readonly shows: () => unknown
  /** Does it once more, as far as the page lets one. */
  readonly again: () => Promise<unknown>
  /** Fails unless the page shows it as it is once the server has answered; the same as before if there is none. */
  readonly ends?: () => unknown
}

describe('a call that takes 2.5 s', () => {
  const world = usePageWorld()

  /** All that asks the server meanwhile: looks at work that has begun, the poll, and a look at the window. */
  async function timePasses(page: ShownPage): Promise<void> {
    for (const milliseconds of new Set(page.timers.all))
      if (milliseconds <= HELD || milliseconds === POLL) await page.passes(milliseconds)
    page.timers.moveDate(POLL)
    page.focusWindow()
    await page.settles()
  }

  /** Looks at the page before, while and after a call is held, with everything that asks again. */
  async function isHeld(page: ShownPage, { call, read, act, shows, again, ends = shows }: SlowCall): Promise<void> {
    const before = page.calls.holdAnswers(`GET ${read}`)
    page.timers.moveDate(POLL)
    page.focusWindow()
    await before.isThere
    page.calls.restore()
    page.calls.forget()
    const letGo = page.calls.hold(call)
    await act()
    await waitFor(shows)
    before.letGo()
    await page.settles()
    shows()
    await timePasses(page)
    shows()
    await again()
    await timePasses(page)
    shows()

    const after = page.calls.holdAnswers(`GET ${read}`)
    letGo()
    await waitFor(() => expect(page.calls.answered(call)).to.equal(1))
    await page.settles()
    ends()
    after.letGo()
    await page.settles()
    ends()
    expect(page.calls.count(call), 'sent').to.equal(1)
  }

  async function openAnswered(at = '', isToBe = '0 of 3 checked') {
    const person = await world().person()
    const path = await addAnsweredApplication(world(), person)
    const page = await world().open(path + at, person)
    await screen.findByText(isToBe)
    await page.settles()
    return { page, path, read: path }
  }

  async function openProject(tab = '') {
    const person = await world().person()
    const { id } = await world().useCases.createProject.execute({ actor: person.actor, name: 'Garden' })
    await uploadText(world(), person, 'Plan.md', 'We run a garden.', ofProject(id, 'grants'))
    await uploadText(world(), person, 'Figures.md', 'We reach 120 people.', ofProject(id, 'reports'))
    await world().workOff()
    const path = `/projects/${id}`
    const page = await world().open(path + tab, person)
    await screen.findByText('Garden', { selector: 'h1' })
    await page.settles()
    return { page, path, read: path }
  }

  const card = (question: string) => screen.getByRole('article', { name: question })
  const check = (question: string) => within(card(question)).getByRole('button', { name: /^Check(ed)?:/ })
  const click = (page: ShownPage, text: string) => page.user.click(screen.getByText(text, { selector: 'button span' }))

  /** Clicks it if it is there. */
  const clickIf = async (page: ShownPage, text: string) => {
    const found = screen.queryByText(text, { selector: 'button span' })
    if (found !== null) await page.user.click(found)
  }

  it('keeps a request of the chat in sight, and takes no other', async () => {
    const { page, read } = await openAnswered()
    await page.user.click(within(card(FAMILIES)).getByRole('button', { name: /^Chat about/ }))
    const panel = within(await screen.findByRole('complementary', { name: /^Chat about/ }))
    const field = panel.getByLabelText<HTMLTextAreaElement>('What should be changed?')
    await page.fill(field, 'Make it shorter')

    await isHeld(page, {
      call: 'POST */improveAnswer/*',
      read,
      act: () => page.user.click(panel.getByText('Send')),
      shows: () => {
        const entries = within(panel.getByRole('log'))
        entries.getByText('Make it shorter')
        entries.getByText('Processing your request...')
        expect([field.value, field.disabled]).to.deep.equal(['', true])
      },
      again: async () => {
        await page.user.type(field, '{Control>}{Enter}{/Control}')
        await page.user.click(panel.getByText('Send'))
      },
    })
  })

  it('keeps a cover letter and an overview being written in sight, and asks for no second one', async () => {
    const letter = await openAnswered('#cover-letter', 'Generate Cover Letter')
    await isHeld(letter.page, {
      call: 'POST /coverLetters/*',
      read: letter.read,
      act: () => click(letter.page, 'Generate Cover Letter'),
      shows: () => screen.getByText('Generating your cover letter'),
      again: () => clickIf(letter.page, 'Generate Cover Letter'),
    })

    const overview = await openProject('#overview')
    await isHeld(overview.page, {
      call: 'POST */generateOverview',
      read: overview.read,
      act: () => click(overview.page, 'Generate Project Overview'),
      shows: () => screen.getByRole('progressbar', { name: 'Generating your project overview' }),
      again: () => clickIf(overview.page, 'Generate Project Overview'),
    })
  })

  it('leaves the modal of a new report open until the report is in the list', async () => {
    const { page, read } = await openProject('#reports')
    await page.user.click(screen.getByText('Create new report'))
    const modal = await screen.findByRole('dialog', { name: 'New Project' })
    await page.fill(within(modal).getByLabelText('Report name'), 'Report to our funder')
    await page.fill(within(modal).getByLabelText('Report prompt'), 'What we did')
    const create = () => page.user.click(within(modal).getByText('Create'))
    const isInList = () => screen.queryByText('Report to our funder', { selector: 'article *' }) !== null

    await isHeld(page, {
      call: 'POST */createReport',
      read,
      act: create,
      shows: () => expect(isOpen(modal)).to.equal(true),
      again: create,
      ends: () => expect(isOpen(modal)).to.equal(!isInList()),
    })
  })

  it('keeps an archive flipped, of an application and of a project', async () => {
    const application = await openAnswered()
    await isHeld(application.page, {
      call: 'POST */toggleArchived',
      read: application.read,
      act: () => click(application.page, 'Archive'),
      shows: () => [screen.getByText('Open'), screen.getByText('Archived')],
      again: () => click(application.page, 'Open'),
    })

    const project = await openProject()
    await isHeld(project.page, {
      call: 'POST */toggleArchived',
      read: project.read,
      act: () => click(project.page, 'Archive'),
      shows: () => [screen.getByText('Unarchive'), screen.getByText('Archived')],
      again: () => click(project.page, 'Unarchive'),
    })
  })

  it('keeps a title where it is typed, and shows it once it is saved', async () => {
    for (const { open, label } of [
      { open: () => openAnswered(), label: 'Title' },
      { open: () => openProject(), label: 'Project name' },
    ]) {
      const { page, path, read } = await open()
      await page.user.click(screen.getByLabelText(`Edit: ${label}`))
      await page.fill(screen.getByLabelText(label), 'Warm kitchens')
      await isHeld(page, {
        call: `POST ${path}/update`,
        read,
        act: () => page.user.keyboard('{Enter}'),
        shows: () => expect(screen.getByLabelText<HTMLInputElement>(label).value).to.equal('Warm kitchens'),
        again: () => page.user.keyboard('{Enter}'),
        ends: () => screen.getByText('Warm kitchens', { selector: 'h1' }),
      })
    }
  })

  it('has answers drafted again once, which are shown as being written when it has answered', async () => {
    const { page, read } = await openAnswered()
    const choose = async () => {
      await page.user.click(screen.getByRole('button', { name: 'More for this application' }))
      await page.user.click(await screen.findByText('Draft the 1 unanswered again'))
    }
    await isHeld(page, {
      call: 'POST */draftAgain',
      read,
      act: choose,
      shows: () => screen.getByText('0 of 3 checked'),
      again: choose,
      ends: () => screen.getByText('Writing a new draft…'),
    })
  })

  it('adds a new question once, whose words stay in their field until then', async () => {
    const { page, read } = await openAnswered()
    const field = screen.getByLabelText<HTMLTextAreaElement>('New question')
    await page.fill(field, 'How is your garden used?')
    await isHeld(page, {
      call: 'POST */newQuestion',
      read,
      act: () => click(page, 'Submit'),
      shows: () => expect(field.value).to.equal('How is your garden used?'),
      again: () => click(page, 'Submit'),
      ends: () => [card('How is your garden used?'), expect(field.value).to.equal('')],
    })
  })

  it('keeps a question checked, moved or removed', async () => {
    const { page, read } = await openAnswered()
    const shown = () => screen.getAllByRole('article').map((article) => article.querySelector('h2')?.textContent)
    const choose = async (question: string, action: string) => {
      await page.user.click(within(card(question)).getByRole('button', { name: /^More for/ }))
      await page.user.click(await screen.findByText(action))
    }
    const call = 'POST */questions/*'
    const again = async () => undefined
    await isHeld(page, {
      ...{ call, read, again },
      act: () => page.user.click(check(FAMILIES)),
      shows: () => expect(check(FAMILIES).getAttribute('aria-pressed')).to.equal('true'),
    })
    await isHeld(page, {
      ...{ call, read, again },
      act: () => choose(FAMILIES, 'Move down'),
      shows: () => expect(shown()).to.deep.equal([ROOF, FAMILIES, VOLUNTEERS]),
    })
    await isHeld(page, {
      ...{ call, read, again },
      act: () => choose(ROOF, 'Remove'),
      shows: () => expect(shown()).to.deep.equal([FAMILIES, VOLUNTEERS]),
    })
  })

  it('keeps both of two changes, whichever is answered first, and takes back only the one that is refused', async () => {
    const { page, path } = await openAnswered()
    const checked = () => [FAMILIES, VOLUNTEERS].map((question) => check(question).getAttribute('aria-pressed'))
    for (const isRefused of [false, true]) {
      const [first, second] = isRefused ? ['false', 'false'] : ['true', 'true']
      const letFirstGo = page.calls.hold(`POST ${path}/questions/*`, isRefused ? 'refused' : 'passed on')
      await page.user.click(check(FAMILIES))
      const letSecondGo = page.calls.hold(`POST ${path}/questions/*`)
      await page.user.click(check(VOLUNTEERS))
      await waitFor(() => expect(checked()).to.deep.equal([first, second]))
      letFirstGo()
      await page.settles()
      expect(checked()).to.deep.equal([isRefused ? 'true' : first, second])
      letSecondGo()
      await page.settles()
      expect(checked()).to.deep.equal([isRefused ? 'true' : first, second])
      page.calls.restore()
    }
  })
})
