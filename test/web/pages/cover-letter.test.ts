import { screen, within } from '@testing-library/dom'
import { expect } from 'chai'
import type { Proposal } from '../../../core/proposals/proposal.ts'
import type { AnswerWarning } from '../../../adapters/http-contract/answer-warning.ts'
import { addApplication, addApplicationWithQuestion, changeApplication } from './applications.ts'
import { usePageWorld } from './page-world.ts'
import { uploadText } from './uploaded-documents.ts'

const NEEDS_OVERVIEW = 'A completed funder overview is required before a cover letter can be generated.'

describe('the cover letter of an application', () => {
  const world = usePageWorld()

  const descriptionOf = (element: HTMLElement) =>
    document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent
  const findButton = (text: string) =>
    screen.findByText(text).then((label) => label.closest('button') ?? expect.fail(`“${text}” is no button.`))

  it('is generated once the funder overview is completed, and shown as being written at once', async () => {
    const person = await world().person()
    await uploadText(
      world(),
      person,
      'report.txt',
      'Who benefits?\nOur kitchen benefits 1,240 families of our town every week.',
    )
    const path = await addApplicationWithQuestion(world(), person)
    const page = await world().open(`${path}#cover-letter`, person, ({ calls }) =>
      changeApplication(calls, path, { funderOverviewStatus: 'processing' }),
    )
    expect((await findButton('Generate Cover Letter')).disabled).to.equal(true)
    screen.getByText(NEEDS_OVERVIEW)

    await world().workOff()
    page.calls.restore()
    await page.passes(5000)
    expect(screen.queryByText(NEEDS_OVERVIEW)).to.equal(null)
    const letGo = page.calls.hold('POST /coverLetters/*')
    await page.user.click(await findButton('Generate Cover Letter'))
    await screen.findByText('Generating your cover letter')
    expect(page.calls.answered('POST /coverLetters/*')).to.equal(0)
    expect(screen.queryByText('Generate Cover Letter')).to.equal(null)

    letGo()
    await page.settles()
    await world().workOff()
    await page.passes(5000)
    await screen.findByRole('article', { name: 'Cover Letter' })
    expect(page.timers.waiting(5000)).to.equal(0)
    screen.getByText(/^Made without a language model: /)
    expect(screen.getByRole('article', { name: 'Cover Letter' }).textContent).to.contain('[insert: Who benefits]')
    const insert = await screen.findByLabelText('Insert: report.txt, for Who benefits')
    await page.user.click(insert)
    await page.settles()
    const letter = screen.getByRole('article', { name: 'Cover Letter' })
    expect(letter.textContent).to.contain('1,240 families').and.not.contain('[insert: Who benefits]')
    await screen.findByText('report.txt', { selector: 'button, button *' })
    await screen.findByRole('textbox', { name: 'Cover Letter' })
    await screen.findByText('Saved just now')
    await screen.findByText('From what you told us, edited by you')
  })

  it('is copied as plain text, and admins alone have it written again and see its cost', async () => {
    for (const person of [world().admin, await world().person()]) {
      const { isAdmin } = person.actor
      const path = await addApplicationWithQuestion(world(), person)
      await world().workOff()
      const written = { coverLetterStatus: 'completed', coverLetter: '**Our kitchen**\n\nDear all' } as const
      const page = await world().open(`${path}#cover-letter`, person, ({ calls }) =>
        changeApplication(calls, path, { ...written, ...(isAdmin ? { totalCost: 1234.5 } : {}) }),
      )
      within(await screen.findByRole('article', { name: 'Cover Letter' })).getByText('Dear all')
      await page.user.click(screen.getByLabelText('Copy the cover letter'))

      await screen.findByLabelText('Copied!')
      expect(page.clipboard.text).to.equal('Our kitchen\n\nDear all')
      expect(screen.queryAllByText('Regenerate')).to.have.length(isAdmin ? 1 : 0)
      expect(screen.queryAllByText('Cost: $1,234.50')).to.have.length(isAdmin ? 1 : 0)
      expect(screen.queryAllByText(/^Cost:/)).to.have.length(isAdmin ? 1 : 0)
      if (!isAdmin) continue
      const letGo = page.calls.hold('POST /coverLetters/*')
      await page.user.click(screen.getByText('Regenerate'))
      await screen.findByText('Generating your cover letter')
      letGo()
      await page.settles()
      expect(page.calls.count(`POST /coverLetters/generate/${path.split('/').at(-1)}`)).to.equal(1)
    }
  })

  it('has beside it what is to be checked, which its user knows before copying it and no copy holds', async () => {
    const person = await world().person()
    const path = await addApplicationWithQuestion(world(), person)
    await world().workOff()
    const warnings: AnswerWarning[] = [
      { kind: 'unsupported', claim: 'figure', text: '98,765', start: 3, end: 9 },
      { kind: 'open-choice', text: '[April or May]', start: 19, end: 33 },
    ]
    const coverLetterState = {
      version: 1,
      origin: 'model',
      author: null,
      basis: 'model',
      warnings,
    } as const
    const coverLetter = 'In 98,765 homes by [April or May].'
    const page = await world().open(`${path}#cover-letter`, person, ({ calls }) =>
      changeApplication(calls, path, { coverLetterStatus: 'completed', coverLetter, coverLetterState }),
    )

    await screen.findByText('1 detail is not in the sources of this text')
    screen.getByText('1 choice is left to you')
    expect([...document.querySelectorAll('li mark')].map(({ textContent }) => textContent)).to.deep.equal([
      '98,765',
      '[April or May]',
    ])
    const copy = screen.getByLabelText('Copy the cover letter')
    expect(descriptionOf(copy)).to.equal('2 places to check before you send this')
    expect(descriptionOf(screen.getAllByLabelText('Download')[0]!)).to.equal(descriptionOf(copy))
    await page.user.click(copy)
    await screen.findByLabelText('Copied!')
    expect(page.clipboard.text).to.equal(coverLetter)
  })

  it('asks for its placeholders before it is copied, downloaded or printed, and keeps what is typed', async () => {
    const person = await world().person()
    const path = await addApplicationWithQuestion(world(), person)
    await world().workOff()
    const { actor } = person
    const proposalId = path.split('/').at(-1) as Proposal['id']
    const place = { kind: 'cover-letter', proposalId } as const
    const text = 'Yours,\n\nAda Brook  \n\\[Your role\\]  \n[Date]  \nTidewell'
    await world().useCases.editText.execute({ actor, place, edit: { text, basedOn: 0, session: null } })
    const printed: string[] = []
    const letterText = () => screen.getByRole('article', { name: 'Cover Letter' }).querySelector('p:last-of-type')
    window.print = () => void printed.push(letterText()?.textContent ?? '')
    const page = await world().open(`${path}#cover-letter`, person, ({ calls }) =>
      changeApplication(calls, path, { coverLetterStatus: 'completed' }),
    )
    await screen.findByText('[Your role]')
    const marks = () => [...document.querySelectorAll('article mark')].map(({ textContent }) => textContent)
    expect(marks()).to.deep.equal(['[Your role]', '[Date]'])

    await page.user.click(screen.getByLabelText('Copy the cover letter'))
    await page.user.click(await screen.findByText('Go on without'))
    await screen.findByLabelText('Copied!')
    expect(page.clipboard.text).to.equal('Yours,\n\nAda Brook\nTidewell')

    await page.user.keyboard('{Control>}p{/Control}')
    await page.user.type(await screen.findByLabelText('Your role'), 'Chair')
    await page.user.click(screen.getByText('Save and go on'))
    await screen.findByText(/Chair/)
    await page.settles()
    expect(printed).to.deep.equal(['Ada Brook\nChair\n[Date]\nTidewell'])
    expect(marks()).to.deep.equal(['[Date]'])
    const { items } = await world().useCases.listTextVersions.execute({ actor, place, page: 1, pageSize: 1 })
    expect(items[0]?.text).to.equal('Yours,\n\nAda Brook  \nChair  \n[Date]  \nTidewell')
  })

  it('shows admins costs of less than a cent exactly beside the two decimals', async () => {
    const path = await addApplication(world(), world().admin)
    await world().open(`${path}#cover-letter`, world().admin, ({ calls }) =>
      changeApplication(calls, path, { totalCost: 0.0034 }),
    )

    const cost = await screen.findByTitle('$0.0034')
    expect(cost.textContent).to.equal('Cost: $0.00')
  })

  it('says why it could not be written, is tried again, and says where that is refused', async () => {
    const person = await world().person()
    const path = await addApplicationWithQuestion(world(), person)
    const failed = { coverLetterStatus: 'error', coverLetterError: 'There is nothing to write from.' } as const
    const page = await world().open(`${path}#cover-letter`, person, ({ calls }) => {
      changeApplication(calls, path, { ...failed, funderOverviewStatus: 'completed' })
      calls.refuse('POST /coverLetters/*')
    })
    const tryAgain = await findButton('Try Again')
    within(screen.getByRole('alert')).getByText('There is nothing to write from.')
    await page.user.click(tryAgain)

    await screen.findByText('The cover letter was not asked for. Please try again.')
    await findButton('Try Again')
    screen.getByText('There is nothing to write from.')
    page.calls.restore()
    const letGo = page.calls.hold('POST /coverLetters/*')
    await page.user.click(await findButton('Try Again'))
    await screen.findByText('Generating your cover letter')
    letGo()
    await page.settles()
  })

  it('is not offered while there is neither a question nor a funder', async () => {
    const person = await world().person()
    await world().open(`${await addApplication(world(), person)}#cover-letter`, person)

    expect((await findButton('Generate Cover Letter')).disabled).to.equal(true)
    screen.getByText(/^There is nothing to write a letter about yet/)
  })

  it('can be had by an application from before funder overviews, once it has one', async () => {
    const person = await world().person()
    const path = await addApplication(world(), person, { funderName: 'Brightwater Foundation' })
    await world().workOff()
    const page = await world().open(`${path}#cover-letter`, person, ({ calls }) =>
      changeApplication(calls, path, { funderOverviewStatus: null }),
    )
    expect((await findButton('Generate Cover Letter')).disabled).to.equal(true)
    screen.getByText(/^A completed funder overview is required/)
    page.calls.refuse('POST /proposals/*/generateFunderOverview')
    await page.user.click(await findButton('Write the funder overview'))
    await screen.findByText('The funder overview was not asked for. Please try again.')

    page.calls.restore()
    await page.user.click(await findButton('Write the funder overview'))
    await page.settles()
    expect((await findButton('Generate Cover Letter')).disabled).to.equal(false)
    expect(screen.queryByText(/^A completed funder overview is required/)).to.equal(null)
  })
})
