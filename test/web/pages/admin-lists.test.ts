import type { ProjectId } from '../../../core/shared/ids.ts'
import { screen, waitFor, within } from '@testing-library/dom'
import { expect } from 'chai'
import { bytesOf, createGrant, uploadText } from './page-fixtures.ts'
import { usePageWorld, type Person, type ShownPage } from './page-world.ts'

/** Rows of each list: two pages of 50, of which the last is short. To show the first takes five times as long. */
const ROWS = 60
/** Milliseconds for which typing has to rest before the server is asked. */
const DEBOUNCE = 300

const numbers = Array.from({ length: ROWS }, (_, index) => index + 1)
const twoDigits = (number: number) => String(number).padStart(2, '0')

/** What can be done with a list of the operator area, and what is seen of it then. */
interface List {
  readonly name: string
  readonly path: string
  /** What is in the first row of each direction; one of the lists that share their table is enough for the second. */
  readonly sort?: { readonly column: string; readonly ascending: string; readonly descending?: string }
  readonly search?: { readonly text: string; readonly found: string }
  /** Opens the row that was found, or does what is done with one. */
  readonly openRow?: (page: ShownPage) => Promise<unknown>
}

const click = async (page: ShownPage, label: string | RegExp) =>
  page.user.click((await screen.findAllByLabelText(label))[0]!)

const lists: readonly List[] = [
  {
    name: 'users',
    path: '/admin/users?search=@charity.example',
    sort: { column: 'Email', ascending: 'person01@charity.example' },
    search: { text: 'person19@', found: 'person19@charity.example' },
    openRow: async (page) => {
      await click(page, 'Manage Account of person19@charity.example')
      await screen.findByText('Account Settings')
      screen.getByText('No projects found')
    },
  },
  {
    name: 'applications',
    path: '/admin/proposals?search=round',
    sort: { column: 'Name', ascending: 'Neighbourhood fund, round 01' },
    search: { text: 'round 07', found: 'Neighbourhood fund, round 07' },
    openRow: async (page) => {
      await click(page, 'Open Neighbourhood fund, round 07')
      await screen.findByText('Neighbourhood fund, round 07', { selector: 'h1' })
    },
  },
  {
    name: 'grant documents',
    path: '/admin/proposalsDocuments',
    sort: { column: 'Name', ascending: 'Application form 01.txt' },
    search: { text: 'form 49', found: 'Application form 49.txt' },
    openRow: async (page) => {
      screen.getByText('Application form', { selector: 'td' })
      await click(page, 'Change type of Application form 49.txt')
      const asked = await screen.findByText('Change the type of “Application form 49.txt”?')
      expect(page.calls.count('POST /admin/proposalsDocuments/*')).to.equal(0)
      const question = within(asked.closest<HTMLElement>('[role=tooltip]')!)
      await page.user.click(question.getByRole('button', { name: 'Change type' }))
      await screen.findByText('Past application', { selector: 'td' })
      await screen.findByText('Application form 49.txt is now: Past application')
    },
  },
  {
    name: 'funders',
    path: '/admin/funders?shown=all',
    sort: { column: 'Charity number', ascending: '1000001', descending: '1000060' },
    search: { text: 'trust harbour 19', found: 'Harbour Trust 19' },
    openRow: async (page) => {
      await click(page, 'View Harbour Trust 19')
      await screen.findByRole('dialog', { name: 'Harbour Trust 19' })
    },
  },
  { name: 'imports of funders', path: '/admin/funderImports' },
  {
    name: 'jobs',
    path: '/admin/jobs?state=completed&name=read-document',
    sort: { column: 'Created', ascending: 'Annual report 00.txt' },
    openRow: async (page) => {
      await click(page, /^Details of .*\.txt$/)
      await screen.findByText('Run 1')
    },
  },
  {
    name: 'audit log',
    path: '/admin/auditLog?search=page-person2@',
    sort: { column: 'When', ascending: 'Had the facts file generated', descending: 'Imported funders' },
  },
]

describe('the lists of the operator area', () => {
  const world = usePageWorld()
  let owner: Person
  let projectId: ProjectId

  before(async () => {
    owner = await world().person()
    const { useCases } = world()
    const { actor } = owner
    const admin = { ...(await world().person()).actor, isAdmin: true }
    const { actor: colleague } = await world().confirmed()
    await uploadText(world(), owner, 'Annual report 00.txt')
    await world().workOff()
    await useCases.requestFactsFile.execute({ actor: admin, accountId: actor.accountId })
    for (const number of numbers) {
      const nth = twoDigits(number)
      await useCases.inviteUser.execute({ actor: colleague, email: `person${nth}@charity.example` })
      await createGrant(world(), owner, { name: `Neighbourhood fund, round ${nth}` })
      const form = { fileName: `Application form ${nth}.txt`, content: bytesOf('1. Who will benefit?') }
      const grant = { name: `Kitchens ${nth}`, projectId: null, grantInfo: [], funderId: null, funderName: null }
      await useCases.createUploadGrant.execute({ actor, ...grant, ...form })
      await uploadText(world(), owner, `Annual report ${nth}.txt`)
      projectId = (await useCases.createProject.execute({ actor, name: `Project ${nth}` })).id
    }
    const funders = numbers.map((number) => ({
      id: `360G-${number}`,
      title: 'Kitchen',
      amountAwarded: 4000,
      currency: 'GBP',
      awardDate: '2025-03-01',
      fundingOrganization: [{ id: `GB-CHC-${1_000_000 + number}`, name: `Harbour Trust ${twoDigits(number)}` }],
      recipientOrganization: [{ id: 'GB-CHC-1011121', name: 'Quayside Youth Club' }],
    }))
    for (const number of numbers)
      await useCases.startFunderImport.execute({
        actor: admin,
        fileName: `grants ${twoDigits(number)}.json`,
        content: bytesOf(JSON.stringify({ grants: number === 1 ? funders : [funders[number - 1]] })),
        source: {},
      })
    await world().workOff()
  })

  const rows = () => [...document.querySelectorAll('tbody tr')].map((row) => row.textContent)
  const range = () => document.querySelector('nav [role=status]')?.textContent
  const columnHead = (name: string) =>
    within(document.querySelector('thead')!).getByRole('columnheader', { name: new RegExp(`^${name}`) })

  async function turn(page: ShownPage, to: 'Next' | 'Previous', shown: string, count: number): Promise<void> {
    if (to === 'Previous') await page.user.click(turner(to))
    else await pressEnterOn(page, turner(to).closest('li')!)
    await waitFor(() => {
      expect(range()).to.equal(shown)
      expect(rows()).to.have.length(count)
    })
  }

  const turner = (to: 'Next' | 'Previous') => screen.getByLabelText<HTMLButtonElement>(to)

  async function pressEnterOn(page: ShownPage, element: HTMLElement): Promise<void> {
    expect(element.tabIndex).to.equal(0)
    element.focus()
    await page.user.keyboard('{Enter}')
  }

  function sees({ name, path, sort, search, openRow }: List) {
    it(`are shown by pages, sorted and searched: ${name}`, async () => {
      const page = await world().open(`${path}${path.includes('?') ? '&' : '?'}page=2`, world().admin)
      await waitFor(() => expect(range()).to.match(/^51 to (\d+) of \1$/))
      const total = Number(range()?.replace(/.* of /, ''))
      expect(rows()).to.have.length(total - 50)
      expect([turner('Previous').disabled, turner('Next').disabled]).to.deep.equal([false, true])
      if (sort === undefined) {
        await turn(page, 'Previous', `1 to 50 of ${total}`, 50)
        await turn(page, 'Next', `51 to ${total} of ${total}`, total - 50)
      } else {
        await isSorted(page, sort)
        expect(range(), 'a sorted list begins again').to.equal(`1 to 50 of ${total}`)
        expect(rows()).to.have.length(50)
        expect([turner('Previous').disabled, turner('Next').disabled]).to.deep.equal([true, false])
      }
      if (search !== undefined) {
        await page.fill(screen.getByLabelText('Search'), search.text)
        await page.passes(DEBOUNCE)
        await waitFor(() => expect(range()).to.match(/^1 to ([1-9]) of \1$/))
        expect(rows()[0]).to.include(search.found)
      }
      await openRow?.(page)
    })
  }

  async function isSorted(page: ShownPage, { column, ...first }: NonNullable<List['sort']>): Promise<void> {
    const head = columnHead(column)
    for (const direction of ['ascending', 'descending'] as const) {
      const shown = first[direction]
      if (shown === undefined) return
      await page.user.click(head)
      await waitFor(() => {
        expect(head.getAttribute('aria-sort')).to.equal(direction)
        expect(rows()[0]).to.include(shown)
      })
    }
  }

  for (const list of lists) sees(list)

  it('count the funders and those with an overview, and go straight to the last page of them', async () => {
    const page = await world().open('/admin/funders', world().admin)
    await screen.findByText('60 funders, 0 with an overview')
    screen.getByText('No funder has an overview yet.')
    const { actor } = world().admin
    const [found] = await world().useCases.searchFunders.execute({ actor, query: 'harbour trust 07' })
    await world().useCases.requestFunderRenewal.execute({ actor, funderId: found!.id })
    await world().workOff()
    await page.goTo('/admin/funders')
    await screen.findByText('60 funders, 1 with an overview')
    await screen.findByText('1 to 1 of 1')
    await click(page, 'View Harbour Trust 07')
    const references = within(await screen.findByRole('region', { name: 'References' }))
    expect(references.getAllByRole('listitem')).not.to.deep.equal([])

    await page.goTo('/admin/funders?shown=all&page=2')
    await screen.findByText('51 to 60 of 60')
    expect(turner('Next').disabled).to.equal(true)

    await page.goTo('/admin/funders?shown=all&page=9')
    await screen.findByText('51 to 60 of 60')
    await page.arrivesAt('/admin/funders?page=2&shown=all')
  })

  it('show all that an account holds, and open its projects for reading', async () => {
    const page = await world().open(`/admin/accounts/${owner.actor.accountId}`, world().admin)
    const projects = within(await screen.findByRole('region', { name: 'Account Projects' }))
    expect(projects.getAllByRole('row')).to.have.length(ROWS + 1)
    await page.user.click(projects.getByLabelText('Open Project 60'))

    await page.arrivesAt(`/projects/${projectId}`)
    await screen.findByText(/^This belongs to another account\./)
    screen.getByRole('heading', { name: 'Project 60', level: 1 })
  })
})
