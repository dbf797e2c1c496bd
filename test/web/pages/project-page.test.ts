import { screen, waitFor, within } from '@testing-library/dom'
import { expect } from 'chai'
import type { Project } from '../../../adapters/http-contract/projects.ts'
import { button, usePageWorld, type Person } from './page-world.ts'
import { isGone, openUpload, uploadText } from './uploaded-documents.ts'

/** The day that the page shows is the one where this device is. */
const NOON_HERE = new Date(2026, 2, 9, 12).toISOString()

describe('the page of a project', () => {
  const world = usePageWorld()

  const createProject = async ({ actor }: Person) => {
    const { id } = await world().useCases.createProject.execute({ actor, name: 'Garden' })
    return `/projects/${id}`
  }

  it('renames the project by Enter and archives it, and the list shows archived ones on demand', async () => {
    const person = await world().person()
    const path = await createProject(person)
    const page = await world().open(path, person)
    await page.user.click(await screen.findByLabelText('Edit: Project name'))
    await page.user.clear(screen.getByLabelText('Project name'))
    await page.user.type(screen.getByLabelText('Project name'), ' Garden for all {Enter}')
    const heading = await screen.findByText('Garden for all', { selector: 'h1:not([class])' })
    await page.user.click(screen.getByText('Archive'))
    await screen.findByText('Unarchive')
    expect(heading.closest('header')?.textContent).to.contain('Archived')

    await page.goTo('/projects')
    await screen.findByText('All your projects are archived.')
    expect(screen.queryByText('Garden for all')).to.equal(null)
    await page.user.click(screen.getByText('Show all'))
    await screen.findByText('Garden for all')
    await page.settles()
    await page.reload()
    await screen.findByText('Garden for all')
    screen.getByText('Show only open')

    await page.goTo(path)
    await page.user.click(await screen.findByText('Unarchive'))
    await screen.findByText('Archive')
    expect(screen.queryByText('Archived')).to.equal(null)
  })

  it('shows applications as cards, archived ones on demand', async () => {
    const person = await world().person()
    const path = await createProject(person)
    const grant = {
      ...{ id: 'a'.repeat(24), _id: 'a'.repeat(24), createdAt: NOON_HERE, project: null, owner: null },
      ...{
        funder: { _id: 'c'.repeat(24), name: 'Harbour Trust' },
        amountAsked: 12_000,
        amountGiven: null,
        currency: 'GBP',
      },
      ...{
        deadline: null,
        deadlineZone: null,
        stage: 'review' as const,
        stageSince: '2026-03-09T12:00:00.000Z',
        nextStep: null,
      },
      progress: { questions: 14, checked: 3 },
    } as const
    const grants: Project['grants'] = [
      { ...grant, name: 'Open fund', isArchived: false },
      { ...grant, id: 'b'.repeat(24), name: 'Old fund', isArchived: true },
    ]
    const page = await world().open(path, person, ({ calls }) =>
      calls.change<{ project: Project }>(path, ({ project }) => ({ project: { ...project, grants } })),
    )
    const open = await screen.findByText('Open fund')
    expect(open.getAttribute('href')).to.equal(`/proposals/${grant.id}`)
    expect(open.closest('article')?.textContent).to.equal(
      'Open fundHarbour Trust · £12,000In review3 of 14 answers checkedCreated 9 Mar 2026',
    )
    expect(screen.queryByText('Old fund')).to.equal(null)
    expect(screen.queryByText('Next steps')).to.equal(null)

    await page.user.click(screen.getByText('Show all'))
    expect(screen.getByText('Old fund').closest('article')?.textContent).to.match(/Archived/)
    await page.user.click(screen.getByText('Show only open'))
    expect(screen.queryByText('Old fund')).to.equal(null)
    screen.getByText('Open fund')
  })

  it('marks what could not be read in the shared library', async () => {
    const person = await world().person()
    const path = await createProject(person)
    await uploadText(world(), person, 'Annual report.txt', 'We run a garden.')
    await uploadText(world(), person, 'Lines.txt', '-----')
    await world().workOff()
    await world().open(path, person)
    const library = within(await screen.findByRole('table', { name: 'Shared document library' }))

    library.getByRole('row', { name: /^Lines\.txt Error All projects / })
    library.getByRole('row', { name: /^Annual report\.txt All projects / })
  })

  it('keeps its tab in the address, and takes documents for each section, which it shows once they are read', async () => {
    const person = await world().person()
    const path = await createProject(person)
    await uploadText(world(), person, 'Annual report.txt', 'We run a garden.')
    const page = await world().open(path, person)
    const library = within(await screen.findByRole('table', { name: 'Shared document library' }))
    library.getByRole('row', { name: /^Annual report\.txt All projects / })
    expect(namesOf(library.getAllByRole('columnheader'))).to.deep.equal(['Name', 'Scope', 'Uploaded'])
    expect(namesOf(screen.getAllByRole('tab'))).to.deep.equal(['Grants', 'Reports', 'Overview'])
    screen.getByText('Next steps')
    screen.getByText('No project documents, we will answer questions using your document library.')

    for (const [tab, title, box] of [
      ['Reports', 'Upload documents for reports', 'Documents for reports'],
      ['Grants', 'Upload project documents', 'Project Documents'],
    ] as const) {
      await page.user.click(screen.getByRole('tab', { name: tab }))
      await page.arrivesAt(`${path}#${tab.toLowerCase()}`)
      const part = await screen.findByLabelText(box)
      const { modal, choose, upload, closes } = await openUpload(page, title, part)
      await choose(`${tab}.txt`)
      await upload()
      await closes()
      await isGone(modal)
      const row = (await within(part).findByText(`${tab}.txt`)).closest('li')!
      within(row).getByText('Reading')

      await world().workOff()
      await page.passes(5000)
      await within(row).findByText('Active')
      expect(page.timers.waiting(5000)).to.equal(0)
    }
    await page.reload()
    await screen.findByText('Grants.txt')
    expect(screen.queryByText('Reports.txt')).to.equal(null)
    await page.goTo(`${path}#reports`)
    await screen.findByText('Reports.txt')
    expect(screen.getByRole('tab', { name: 'Reports' }).getAttribute('aria-selected')).to.equal('true')
    expect(screen.queryByText('Grants.txt')).to.equal(null)
  })

  it('ticks documents of the library for a section, and stops using one that has other labels', async () => {
    const person = await world().person()
    const path = await createProject(person)
    await uploadText(world(), person, 'Annual report.txt', 'We run a garden.')
    await world().workOff()
    const page = await world().open(`${path}#reports`, person)
    const box = await screen.findByLabelText('Documents for reports')
    await page.user.click(within(box).getByText('Choose from the library'))
    const modal = await screen.findByRole('dialog', { name: 'Documents for reports' })

    await page.user.click(await within(modal).findByLabelText('Annual report.txt'))
    await page.user.click(within(modal).getByText('Save', { selector: 'button span' }))

    await within(box).findByText('Annual report.txt')
    await page.user.click(screen.getByText('Create new report'))
    const report = await screen.findByRole('dialog', { name: 'New Project' })
    await within(report).findByRole('checkbox', { name: 'Annual report.txt', checked: true })
    await page.user.click(within(report).getByText('Cancel'))

    await page.user.click(within(box).getByLabelText('Stop using Annual report.txt here'))
    await waitFor(() => expect(within(box).queryByText('Annual report.txt')).to.equal(null))
    const { documents } = await world().useCases.listDocuments.execute({ actor: person.actor })
    expect(documents.map(({ originalName }) => originalName)).to.deep.equal(['Annual report.txt'])
  })

  it('creates an application with a typed funder where the search fails, and with nothing but a name', async () => {
    const person = await world().person()
    const path = await createProject(person)
    const page = await world().open(path, person, ({ calls }) => calls.refuse('/funders/search/*'))
    const openNewGrant = async () => {
      await page.user.click(await screen.findByText('Create New Grant'))
      return within(await screen.findByRole('dialog', { name: 'New Grant Application' }))
    }
    const first = await openNewGrant()
    await page.fill(first.getByLabelText('Name'), 'Fund')
    await page.user.type(first.getByLabelText('Funder'), 'Meadow Trust')
    await page.passes(400)
    expect(page.calls.count('/funders/search/*')).to.equal(1)
    await page.user.click((await screen.findAllByText('Add “Meadow Trust”')).at(-1)!)
    await page.user.click(first.getByText('Create'))
    await page.arrivesAt(/^\/proposals\//)
    await screen.findByText(/^Applying/)
    expect(screen.getByText(/^Applying/).textContent).to.match(/^Applying to Meadow Trust/)

    await page.goTo(path)
    const second = await openNewGrant()
    await page.fill(second.getByLabelText('Name'), 'Nothing but a name')
    await page.user.click(second.getByText('Create'))
    await page.arrivesAt(/^\/proposals\//)
    await screen.findByText('Nothing but a name', { selector: 'h1' })
    await screen.findByLabelText('New question')
  })
})

describe('the users of an account', () => {
  const world = usePageWorld()

  it('stand in a table, and are invited by an e-mail address', async () => {
    const person = await world().person()
    const page = await world().open('/accountUsers', person)
    await screen.findByRole('table', { name: 'Users' })
    expect(namesOf(screen.getAllByRole('cell'))).to.deep.equal([
      person.email,
      'a few seconds ago',
      'Ada',
      'Brook',
      'Owner',
    ])
    const columns = ['Email', 'Last login', 'First Name', 'Last Name', 'Invite status']
    expect(namesOf(screen.getAllByRole('columnheader'))).to.deep.equal(columns)

    await page.user.click(await button('Invite new user'))
    const modal = within(await screen.findByRole('dialog', { name: 'Invite new user' }))
    const email = modal.getByLabelText<HTMLInputElement>('Email')
    await waitFor(() => expect([email.type, email.required]).to.deep.equal(['email', true]))
    expect(modal.getByRole<HTMLButtonElement>('button', { name: 'Send invite' }).disabled).to.equal(true)
    modal.getByText('Cancel')
  })
})

const namesOf = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent)
