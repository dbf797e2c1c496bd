import { screen, within } from '@testing-library/dom'
import { expect } from 'chai'
import { usePageWorld, type ShownPage } from './page-world.ts'

describe('a new application', () => {
  const world = usePageWorld()

  async function openProject(): Promise<ShownPage> {
    const person = await world().person()
    const { id } = await world().useCases.createProject.execute({ actor: person.actor, name: 'Garden' })
    return world().open(`/projects/${id}`, person)
  }

  async function openModal(page: ShownPage) {
    await page.user.click(await screen.findByText('Create New Grant'))
    return within(await screen.findByRole('dialog', { name: 'New Grant Application' }))
  }

  it('searches for a funder once typing rested for 400 ms, and for the same one not twice', async () => {
    const page = await openProject()
    const modal = await openModal(page)
    const funder = modal.getByLabelText('Funder')
    const searches = () => page.calls.all.filter((call) => call.includes('/funders/search/'))
    await page.user.type(funder, 'River')
    await page.user.type(funder, ' Tr')
    expect(page.timers.waiting(400)).to.equal(1)
    await page.settles()
    expect(searches()).to.deep.equal([])

    await page.passes(400)
    await screen.findByText('Add “River Tr”')
    await page.user.clear(funder)
    await page.passes(400)
    await page.user.type(funder, 'River Tr')
    await page.passes(400)
    await screen.findByText('Add “River Tr”')
    expect(searches()).to.deep.equal(['GET /funders/search/River%20Tr'])
  })

  it('leaves words that are dragged to the field that they are let go over, and takes files', async () => {
    const modal = await openModal(await openProject())
    const drop = (types: readonly string[]) => {
      const event = new Event('drop', { bubbles: true, cancelable: true })
      const files = types.includes('Files') ? [new File(['1. Why?'], 'dropped.txt')] : []
      Object.assign(event, { dataTransfer: { types, files, items: [] } })
      modal.getByLabelText('What are you applying for funding for?').dispatchEvent(event)
      return event.defaultPrevented
    }
    expect(drop(['text/plain'])).to.equal(false)
    expect(drop(['Files'])).to.equal(true)

    await modal.findByText('dropped.txt')
  })

  it('keeps what was typed and chosen where it could not be created', async () => {
    const page = await openProject()
    const modal = await openModal(page)
    await page.fill(modal.getByLabelText('Name'), 'Community Fund')
    const form = new File(['1. How is your organisation governed?\n'], 'form.txt', { type: 'text/plain' })
    await page.choose(modal.getByText('Choose a file'), form)
    page.calls.disconnect('POST /proposals/createUploadGrant')
    await page.user.click(modal.getByText('Create'))
    const alert = within(await modal.findByRole('alert'))
    alert.getByText('The application was not created. What you typed is still here.')
    modal.getByDisplayValue('Community Fund')
    modal.getByText('form.txt')

    page.calls.restore()
    await page.user.click(modal.getByText('Create'))
    await page.arrivesAt(/^\/proposals\//)
    await screen.findByText('Community Fund', { selector: 'h1' })
    await screen.findByText('Processing your grant application...')
  })

  it('is made once by a double click, as is a project', async () => {
    const person = await world().person()
    const page = await world().open('/projects', person)
    await page.user.click(await screen.findByText('Create a new project'))
    const ofProject = within(await screen.findByRole('dialog', { name: 'Create a new project' }))
    await page.fill(ofProject.getByLabelText('Project name'), 'Only once')
    await page.user.dblClick(ofProject.getByText('Create'))
    await page.arrivesAt(/^\/projects\/.+/)
    const modal = await openModal(page)
    await page.fill(modal.getByLabelText('Name'), 'Only once, too')
    await page.user.dblClick(modal.getByText('Create'))
    await page.arrivesAt(/^\/proposals\//)
    await page.user.click(await screen.findByText('Show project'))

    expect(await screen.findAllByText('Only once, too')).to.have.length(1)
    await page.goTo('/projects')
    expect(await screen.findAllByText('Only once')).to.have.length(1)
    await page.settles()
    expect(page.calls.count('POST /projects/create')).to.equal(1)
    expect(page.calls.count('POST /proposals/createManualGrant')).to.equal(1)
  })
})
