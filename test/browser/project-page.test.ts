import type { Project } from '../../adapters/http-contract/projects.ts'
import { becomes } from '../support/waiting.ts'
import { useBrowserWorld } from './browser-world.ts'
import { changeAnswers, refuseCalls } from './page-calls.ts'
import type { Person } from './person.ts'
import type { Visitor } from './visitor.ts'

describe('projects and their pages', () => {
  const world = useBrowserWorld()

  async function projectOf({ actor }: Person, name = 'Garden'): Promise<string> {
    return `/projects/${(await world().useCases.createProject.execute({ actor, name })).id}`
  }

  const openGrantModal = async (visitor: Visitor, path: string) => {
    await visitor.open(path)
    await visitor.button(/Create New Grant$/).click()
    return visitor.dialog('New Grant Application')
  }

  it('a project is renamed by Enter and archived, and the list shows archived ones on demand', async () => {
    const person = await world().person()
    const path = await projectOf(person)
    await world().visitAs(person, async (visitor) => {
      await visitor.open(path)
      await visitor.button('Edit: Project name').click()
      await visitor.field('Project name').fill(' Garden for all ')
      await visitor.field('Project name').press('Enter')
      await visitor.sees(visitor.heading(/^Garden for all$/))
      await visitor.button('Archive').click()
      await visitor.sees(visitor.button('Unarchive'), visitor.text(/^Archived$/))

      await visitor.open('/projects')
      await visitor.sees(visitor.text('All your projects are archived.'))
      await visitor.button('Show all').click()
      await visitor.sees(visitor.link('Garden for all'), visitor.button('Show only open'))
      await visitor.page.waitForLoadState('networkidle')
      await visitor.page.reload()
      await visitor.sees(visitor.link('Garden for all'), visitor.button('Show only open'))
      await visitor.open(path)
      await visitor.button('Unarchive').click()
      await visitor.sees(visitor.button('Archive'))
    })
  })

  it('the grants of a project are cards, of which archived ones show on demand', async () => {
    const person = await world().person()
    const path = await projectOf(person)
    await world().visitAs(person, async (visitor) => {
      const grant = { id: 'a'.repeat(24), _id: 'a'.repeat(24), createdAt: '2026-03-09T12:00:00.000Z' }
      await changeAnswers<{ project: Project }>(visitor, path, ({ project }) => ({
        project: {
          ...project,
          grants: [
            { ...grant, name: 'Open fund', isArchived: false },
            { ...grant, id: 'b'.repeat(24), name: 'Old fund', isArchived: true },
          ],
        },
      }))
      await visitor.open(path)
      await visitor.sees(visitor.link('Open fund'), visitor.text('Created 9 Mar 2026'))
      await becomes(() => visitor.link('Open fund').getAttribute('href'), `/proposals/${grant.id}`)
      await becomes(() => visitor.link('Old fund').count(), 0)
      await visitor.button('Show all').click()
      const old = visitor.page.getByRole('article').filter({ has: visitor.link('Old fund') })
      await visitor.sees(old.getByText('Archived', { exact: true }))
      await visitor.button('Show only open').click()
      await visitor.seesNoMore(old)
    })
  })

  it('its tabs are kept in the address, and each section takes documents of its own', async () => {
    const person = await world().person()
    const path = await projectOf(person)
    await world().useCases.uploadDocument.execute({
      actor: person.actor,
      scope: { kind: 'shared' },
      lastModified: null,
      fileName: 'Annual report.txt',
      content: (async function* () {
        yield new TextEncoder().encode('We run a garden.')
      })(),
    })
    await world().visitAs(person, async (visitor) => {
      await visitor.open(path)
      await visitor.sees(visitor.page.getByRole('row', { name: 'Annual report.txt' }))
      const columns = visitor.page.getByRole('table', { name: 'Shared document library' }).getByRole('columnheader')
      await becomes(() => columns.allTextContents(), ['Name', 'Scope', 'Uploaded'])
      const tabs = visitor.page.getByRole('tab')
      await becomes(() => tabs.allTextContents(), ['Grants', 'Reports', 'Overview'])

      for (const [tab, title] of [
        ['Reports', 'Upload documents for reports'],
        ['Grants', 'Upload project documents'],
      ] as const) {
        await visitor.tab(tab).click()
        await becomes(() => visitor.path, `${path}#${tab.toLowerCase()}`)
        const panel = visitor.page.getByRole('tabpanel', { name: tab })
        await panel.getByRole('button', { name: 'Upload documents' }).click()
        const modal = visitor.dialog(title)
        const file = { name: `${tab}.txt`, mimeType: 'text/plain', buffer: Buffer.from(`About ${tab}.`) }
        await visitor.choose(modal.getByRole('button', { name: 'Choose files' }), file)
        await modal.getByRole('button', { name: 'Upload', exact: true }).click()
        await visitor.seesNoMore(modal)
        const row = panel.getByRole('listitem').filter({ hasText: `${tab}.txt` })
        await visitor.sees(row.getByText('Active', { exact: true }))
      }
      await visitor.page.reload()
      await visitor.sees(visitor.text('Grants.txt'))
      await visitor.open(`${path}#reports`)
      await visitor.sees(visitor.text('Reports.txt'))
    })
  })

  it('a document is deleted once that is confirmed', async () => {
    const person = await world().person()
    await world().useCases.uploadDocument.execute({
      actor: person.actor,
      scope: { kind: 'shared' },
      lastModified: null,
      fileName: 'Old plan.txt',
      content: (async function* () {
        yield new TextEncoder().encode('We plan a garden.')
      })(),
    })
    await world().visitAs(person, async (visitor) => {
      await visitor.open('/documentLibrary')
      await visitor.button('Delete Old plan.txt').click()
      const modal = visitor.dialog('Delete this document?')
      await modal.getByRole('button', { name: 'Cancel' }).click()
      await visitor.seesNoMore(modal)
      await visitor.button('Delete Old plan.txt').click()
      await modal.getByRole('button', { name: 'Delete' }).click()

      await visitor.sees(visitor.text('Upload some documents to get started.'))
      await visitor.sees(visitor.text(/^3 to 5 documents are a good start/))
    })
  })

  it('an upload that broke off without an answer can be tried again', async () =>
    world().visitAs(await world().person(), async (visitor) => {
      visitor.expects(/out of memory/)
      await visitor.open('/documentLibrary')
      await visitor.button(/Upload documents$/).click()
      const modal = visitor.dialog('Upload documents to your library')
      const file = { name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('We plan a garden.') }
      await visitor.choose(modal.getByRole('button', { name: 'Choose files' }), file)
      await visitor.page.evaluate(() => {
        const { open } = XMLHttpRequest.prototype
        XMLHttpRequest.prototype.open = () => {
          XMLHttpRequest.prototype.open = open
          throw new Error('out of memory')
        }
      })
      await modal.getByRole('button', { name: 'Upload', exact: true }).click()
      await visitor.sees(visitor.alert('An unexpected error occurred. Please try again.'))
      await modal.getByRole('button', { name: 'Upload', exact: true }).click()

      await visitor.seesNoMore(modal)
      await visitor.sees(visitor.page.getByRole('article').filter({ has: visitor.heading('plan.txt') }))
    }))

  it('a funder can be typed where the search fails, and everything but the name left out', async () => {
    const person = await world().person()
    const path = await projectOf(person)
    await world().visitAs(person, async (visitor) => {
      await refuseCalls(visitor, '/funders/search/**')
      const modal = await openGrantModal(visitor, path)
      await modal.getByLabel('Name', { exact: true }).fill('Fund')
      await modal.getByLabel('Funder', { exact: true }).fill('Meadow Trust')
      await visitor.text('Add “Meadow Trust”').last().click()
      await modal.getByRole('button', { name: 'Create' }).click()
      await visitor.arrivesAt(/^\/proposals\//)
      await visitor.sees(visitor.text('Applying to Meadow Trust'))

      const second = await openGrantModal(visitor, path)
      await second.getByLabel('Name', { exact: true }).fill('Nothing but a name')
      await second.getByRole('button', { name: 'Create' }).click()
      await visitor.arrivesAt(/^\/proposals\//)
      await visitor.sees(visitor.heading('Nothing but a name'), visitor.field('New question'))
    })
  })

  it('the users of an account stand in a table', async () => {
    const person = await world().person()
    await world().visitAs(person, async (visitor) => {
      await visitor.open('/accountUsers')
      const row = visitor.page.getByRole('row', { name: person.email })
      await visitor.sees(row.getByText('a few seconds ago'), row.getByText('Robin'), row.getByText('Marsh'))
      await becomes(
        () => visitor.page.getByRole('columnheader').allTextContents(),
        ['Email', 'Last login', 'First Name', 'Last Name', 'Invite status'],
      )
      await visitor.button('Invite new user').click()
      const email = visitor.dialog('Invite new user').getByLabel('Email')
      await becomes(async () => [await email.getAttribute('type'), await email.getAttribute('required')], ['email', ''])
    })
  })
})
