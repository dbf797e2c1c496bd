import { screen, waitFor, within } from '@testing-library/dom'
import { expect } from 'chai'
import { addApplication } from './applications.ts'
import { usePageWorld } from './page-world.ts'

describe('the header and the views of an application', () => {
  const world = usePageWorld()

  it('leads from the name of the funder to what is known of it, once that is written', async () => {
    const person = await world().person()
    const path = await addApplication(world(), person, { funderName: 'The Lantern Trust' })
    const page = await world().open(path, person)
    const subtitle = await screen.findByText(/^Applying to/)
    expect(subtitle.textContent).to.contain('Applying to The Lantern Trust (loading funder overview...)')

    await world().workOff()
    await page.passes(5000)
    await page.user.click(screen.getByText('The Lantern Trust', { selector: 'button' }))

    const modal = within(await screen.findByRole('dialog', { name: 'The Lantern Trust' }))
    await modal.findByText(/^Nothing is known of this funder yet/)
  })

  it('flips the archive at once, and back where the server refuses', async () => {
    const person = await world().person()
    const path = await addApplication(world(), person)
    await world().workOff()
    const page = await world().open(path, person)
    const letGo = page.calls.hold(`POST ${path}/toggleArchived`, 'refused')
    await page.user.click(await screen.findByText('Archive'))
    await screen.findByText('Open')
    screen.getByText('Archived')

    letGo()
    const alert = await screen.findByRole('alert')
    within(alert).getByText('That was not saved. Please try again.')
    screen.getByText('Archive')
    expect(screen.queryByText('Archived')).to.equal(null)
  })

  it('is open after it was archived and opened, though an answer from in between comes last', async () => {
    const person = await world().person()
    const path = await addApplication(world(), person)
    await world().workOff()
    const page = await world().open(path, person)
    await screen.findByText('Archive')
    await page.user.click(screen.getByText('Archive'))
    await screen.findByText('Open')
    await page.settles()
    const overtaken = page.calls.holdAnswers(`GET ${path}`)
    page.focusWindow()
    await overtaken.isThere
    page.calls.restore()
    await page.user.click(screen.getByText('Open'))
    await waitFor(() => expect(page.calls.answered(`POST ${path}/toggleArchived`)).to.equal(2))
    overtaken.letGo()

    await page.settles()
    screen.getByText('Archive')
    expect(screen.queryByText('Archived')).to.equal(null)
  })

  it('saves a title by Enter, trimmed', async () => {
    const person = await world().person()
    const page = await world().open(await addApplication(world(), person), person)
    await page.user.click(await screen.findByLabelText('Edit: Title'))
    await page.fill(screen.getByLabelText('Title'), '  Warmer Kitchens ')
    await page.user.keyboard('{Enter}')
    await screen.findByText('Warmer Kitchens', { selector: 'h1', normalizer: (text) => text })

    await page.reload()
    await screen.findByText('Warmer Kitchens', { selector: 'h1', normalizer: (text) => text })
  })

  it('has three views, of which the document needs questions', async () => {
    const person = await world().person()
    const path = await addApplication(world(), person)
    const page = await world().open(path, person)
    await screen.findByLabelText('New question')
    const tabs = screen.getAllByRole('tab')
    expect(tabs.map(({ textContent }) => textContent)).to.deep.equal([
      'Question View',
      'Full Document View',
      'Cover Letter',
    ])
    expect(tabs[1]?.getAttribute('aria-disabled')).to.equal('true')

    await page.goTo(`${path}#document`)
    await screen.findByText('No questions found in this proposal.')
    await page.user.click(screen.getByText('Cover Letter', { selector: '[role=tab]' }))
    expect(page.address).to.equal(`${path}#cover-letter`)
    await page.reload()
    await screen.findByText('Generate Cover Letter')
  })
})
