import type { FunderId } from '../../../core/shared/ids.ts'
import { screen, waitFor, within } from '@testing-library/dom'
import { expect } from 'chai'
import { createGrant } from './page-fixtures.ts'
import { usePageWorld, type ShownPage } from './page-world.ts'

/** Milliseconds for which typing has to rest before the server is asked. */
const DEBOUNCE = 300
/** Milliseconds between two looks at an overview that is being written. */
const POLL = 2000

describe('the funders of an installation', () => {
  const world = usePageWorld()
  let number = 5000

  const nextNumber = () => String((number += 1))

  /** A funder that only the account sees that typed it. */
  async function typed(funderName: string): Promise<FunderId> {
    const person = await world().person()
    const proposalId = await createGrant(world(), person, { funderName })
    await world().workOff()
    const { proposal } = await world().useCases.viewProposal.execute({ actor: person.actor, proposalId })
    if (proposal.funderId === null) throw new Error('The application has no funder.')
    return proposal.funderId
  }

  async function published(funderName: string, charityNumber: string): Promise<FunderId> {
    const funderId = await typed(funderName)
    await world().useCases.saveFunder.execute({ actor: world().admin.actor, funderId, funderName, charityNumber })
    return funderId
  }

  async function search(page: ShownPage, text: string): Promise<void> {
    await page.fill(await screen.findByPlaceholderText('Name of the grant'), text)
    await page.passes(DEBOUNCE)
  }

  async function opened(name: string) {
    const dialog = within(await screen.findByRole('dialog', { name }))
    await dialog.findByLabelText('Charity number')
    return dialog
  }

  const valueOf = (field: HTMLElement) => (field as HTMLInputElement).value
  const isOpen = () => screen.queryByLabelText('Charity number') !== null

  it('are reached by the menu, searched by name, and named and numbered for everybody', async () => {
    await typed('The Ropewalk Trust')
    const charityNumber = nextNumber()
    const page = await world().open('/projects', world().admin)
    await page.user.click(await screen.findByRole('button', { name: 'Admin' }))
    await page.user.click(await screen.findByRole('menuitem', { name: 'Funders' }))
    await screen.findByText(/\d funders?, \d+ with an overview/)
    await search(page, 'ropewalk')
    await page.user.click(await screen.findByLabelText('View The Ropewalk Trust'))
    const dialog = await opened('The Ropewalk Trust')
    dialog.getByText(/^Only the account that typed it in sees this funder\./)
    const save = dialog.getByRole<HTMLButtonElement>('button', { name: 'Save changes and close' })
    expect(save.disabled, 'without a number').to.equal(true)
    await page.fill(dialog.getByLabelText('Charity number'), charityNumber)
    expect(save.disabled).to.equal(false)
    await page.fill(dialog.getByLabelText('Funder name'), '  ')
    expect(save.disabled, 'without a name').to.equal(true)
    await page.fill(dialog.getByLabelText('Funder name'), 'Ropewalk Trust')
    const letGo = page.calls.hold('POST /admin/funders/*')
    await page.user.click(save)
    await waitFor(() => expect(save.disabled, 'while it is saved').to.equal(true))
    letGo()

    await screen.findByText('“Ropewalk Trust” was saved.')
    await screen.findByLabelText('View Ropewalk Trust')
    await waitFor(() => expect(isOpen()).to.equal(false))
    expect(screen.queryByText('Not public')).to.equal(null)
    const { actor } = await world().person()
    const found = await world().useCases.searchFunders.execute({ actor, query: charityNumber })
    expect(found.map(({ funderName }) => funderName)).to.deep.equal(['Ropewalk Trust'])
  })

  it('close and say who has the number where it is another’s, and open again with what was typed', async () => {
    const taken = nextNumber()
    await published('The Slipway Fund', taken)
    await published('The Capstan Fund', nextNumber())
    const page = await world().open('/admin/funders?search=capstan', world().admin)
    await page.user.click(await screen.findByLabelText('View The Capstan Fund'))
    const dialog = await opened('The Capstan Fund')
    await page.fill(dialog.getByLabelText('Charity number'), taken)
    await page.user.click(dialog.getByRole('button', { name: 'Save changes and close' }))

    await screen.findByText('“The Capstan Fund” was not saved.')
    screen.getByText(`The charity number ${taken} belongs to another funder: “The Slipway Fund”.`)
    await waitFor(() => expect(isOpen()).to.equal(false))
    await page.user.click(screen.getByText('Open it again'))
    const again = await opened('The Capstan Fund')
    expect(valueOf(again.getByLabelText('Charity number'))).to.equal(taken)
  })

  it('have their overview refreshed, which appears where one waits for it', async () => {
    const charityNumber = nextNumber()
    const id = await published('The Bollard Trust', charityNumber)
    const page = await world().open(`/admin/funders?search=bollard&funder=${id}`, world().admin)
    const dialog = await opened('The Bollard Trust')
    await dialog.findByText(/^Nothing is known of this funder yet beyond its name\./)
    page.calls.refuse('POST /admin/funders/*/renewOverview')
    await page.user.click(dialog.getByText('Refresh overview'))
    await dialog.findByText('The overview was not refreshed.')
    page.calls.restore()
    await page.user.click(dialog.getByText('Refresh overview'))
    await dialog.findByText('The overview is being written. You may close this.')
    await page.settles()
    await page.passes(POLL)
    dialog.getByText('The overview is being written. You may close this.')
    await world().workOff()
    await page.passes(POLL)

    await dialog.findByText('The overview was written anew.')
    await dialog.findByText(new RegExp(`is recorded here with the charity number ${charityNumber}`))
    expect(page.timers.waiting(POLL)).to.equal(0)
    await page.user.click(dialog.getByText('Close'))
    await waitFor(() => expect(isOpen()).to.equal(false))
    await search(page, '')
    await screen.findByLabelText('View The Bollard Trust')
  })

  it('say why an overview could not be refreshed', async () => {
    const id = await published('The Fender Trust', nextNumber())
    const page = await world().open(`/admin/funders?search=fender&funder=${id}`, world().admin, ({ calls }) =>
      calls.change<{ job: object }>('GET /admin/jobs/*', (body) => ({
        ...body,
        job: { ...body.job, state: 'failed', failReason: 'The language model is not available.' },
      })),
    )
    const dialog = await opened('The Fender Trust')
    await page.user.click(dialog.getByText('Refresh overview'))

    await dialog.findByText('The overview was not refreshed.')
    dialog.getByText('The language model is not available.')
    expect(page.timers.waiting(POLL)).to.equal(0)
  })

  it('say that nothing was found, and that a funder is gone', async () => {
    const page = await world().open(`/admin/funders?search=nobody-is-called-so&funder=${'0'.repeat(24)}`, world().admin)

    await screen.findByText('Funder not found')
    await page.user.click(screen.getByText('Close'))
    await waitFor(() => expect(screen.queryByText('Funder not found')).to.equal(null))
    await screen.findByText('Nothing found for “nobody-is-called-so”.')
    for (const text of ['..', '%', '/', 'a?b#c']) {
      await search(page, text)
      await screen.findByText(`Nothing found for “${text}”.`)
    }
  })
})
