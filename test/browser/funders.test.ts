import { expect } from 'chai'
import { becomes } from '../support/waiting.ts'
import { useBrowserWorld } from './browser-world.ts'

describe('the funders of an installation', function () {
  this.timeout(60_000)
  const world = useBrowserWorld()
  let number = 5000

  const nextNumber = () => String((number += 1))

  /** A funder that only the account sees that typed it. */
  async function typed(funderName: string): Promise<string> {
    const { actor } = await world().person()
    const grant = { name: 'Kitchen', projectId: null, grantInfo: [], funderId: null, funderName }
    const { id } = await world().useCases.createManualGrant.execute({ actor, ...grant })
    await world().workIsDone()
    const { proposal } = await world().useCases.viewProposal.execute({ actor, proposalId: id })
    return proposal.funderId ?? ''
  }

  async function published(funderName: string, charityNumber: string): Promise<string> {
    const funderId = await typed(funderName)
    const { actor } = world().admin
    await world().useCases.saveFunder.execute({ actor, funderId: funderId as never, funderName, charityNumber })
    return funderId
  }

  it('are reached by the menu, searched by name, and named and numbered for everybody', async () => {
    await typed('The Ropewalk Trust')
    const charityNumber = nextNumber()
    await world().visitAs(world().admin, async (visitor) => {
      await visitor.open('/projects')
      await visitor.button('Admin').click()
      await visitor.page.getByRole('menuitem', { name: 'Funders' }).click()
      await visitor.sees(visitor.text(/\d funders?, \d+ with an overview/))
      await visitor.page.getByPlaceholder('Name of the grant').fill('ropewalk')
      await visitor.button('View The Ropewalk Trust').click()
      const modal = visitor.dialog('The Ropewalk Trust')
      await visitor.sees(modal.getByText('Only the account that typed it in sees this funder.'))
      const save = modal.getByRole('button', { name: 'Save changes and close' })
      await becomes(() => save.isDisabled(), true)
      await modal.getByLabel('Charity number').fill(charityNumber)
      await modal.getByLabel('Funder name').fill('  ')
      await becomes(() => save.isDisabled(), true)
      await modal.getByLabel('Funder name').fill('Ropewalk Trust')
      await save.click()

      await visitor.sees(visitor.text('“Ropewalk Trust” was saved.'), visitor.button('View Ropewalk Trust'))
      await visitor.seesNoMore(modal)
      await visitor.seesNoMore(visitor.text('Not public'))
    })
    const { actor } = await world().person()
    const found = await world().useCases.searchFunders.execute({ actor, query: charityNumber })
    expect(found.map(({ funderName }) => funderName)).to.deep.equal(['Ropewalk Trust'])
  })

  it('close and say who has the number where it is another’s, and open again with what was typed', async () => {
    const taken = nextNumber()
    await published('The Slipway Fund', taken)
    await published('The Capstan Fund', nextNumber())
    await world().visitAs(world().admin, async (visitor) => {
      visitor.expects(/status of 409 /)
      await visitor.open('/admin/funders?search=capstan')
      await visitor.button('View The Capstan Fund').click()
      const modal = visitor.dialog('The Capstan Fund')
      await modal.getByLabel('Charity number').fill(taken)
      await modal.getByRole('button', { name: 'Save changes and close' }).click()

      await visitor.sees(
        visitor.alert('“The Capstan Fund” was not saved.'),
        visitor.text(`The charity number ${taken} belongs to another funder: “The Slipway Fund”.`),
      )
      await visitor.seesNoMore(modal)
      await visitor.button('Open it again').click()
      await visitor.sees(modal)
      await becomes(() => modal.getByLabel('Charity number').inputValue(), taken)
    })
  })

  it('have their overview refreshed, which appears where one waits for it', async () => {
    const charityNumber = nextNumber()
    const id = await published('The Bollard Trust', charityNumber)
    await world().visitAs(world().admin, async (visitor) => {
      await visitor.open(`/admin/funders?search=bollard&funder=${id}`)
      const modal = visitor.dialog('The Bollard Trust')
      await visitor.sees(modal.getByText('Nothing is known of this funder yet beyond its name.'))
      await modal.getByRole('button', { name: 'Refresh overview' }).click()

      await visitor.sees(
        modal.getByText('The overview was written anew.'),
        modal.getByText(`is recorded here with the charity number ${charityNumber}`),
      )
      await modal.getByRole('button', { name: 'Close', exact: true }).last().click()
      await visitor.seesNoMore(modal)
      await visitor.page.getByRole('searchbox').fill('')
      await visitor.sees(visitor.button('View The Bollard Trust'))
    })
  })

  it('say that nothing was found, and that a funder is gone', async () => {
    await world().visitAs(world().admin, async (visitor) => {
      visitor.expects(/status of 404 /)
      await visitor.open(`/admin/funders?search=nobody-is-called-so&funder=${'0'.repeat(24)}`)

      await visitor.sees(visitor.text('Funder not found'))
      await visitor.page.keyboard.press('Escape')
      await visitor.sees(visitor.text('Nothing found for “nobody-is-called-so”.'))
      for (const text of ['..', '%', '/', 'a?b#c']) {
        await visitor.page.getByRole('searchbox').fill(text)
        await visitor.sees(visitor.text(`Nothing found for “${text}”.`))
      }
    })
  })
})
