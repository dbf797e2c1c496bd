import { expect } from 'chai'
import { becomes } from '../support/waiting.ts'
import { useBrowserWorld } from './browser-world.ts'
import type { Person } from './person.ts'

describe('the operator area', () => {
  const world = useBrowserWorld()

  async function applicationOf({ actor }: Person) {
    const grant = { name: 'Garden fund', projectId: null, grantInfo: [], funderId: null, funderName: null }
    const { id } = await world().useCases.createManualGrant.execute({ actor, ...grant })
    await world().useCases.addQuestion.execute({ actor, proposalId: id, questionText: 'Who will benefit?' })
    await world().workIsDone()
    return id
  }

  it('finds a user by a part of their email, and keeps the search in the address', async () => {
    const { email } = await world().person()
    await world().visitAs(world().admin, async (visitor) => {
      await visitor.open('/projects')
      await visitor.button('Admin').click()
      await visitor.page.getByRole('menuitem', { name: 'Users' }).click()
      await visitor.field('Search').fill(email)
      await visitor.sees(visitor.text('1 to 1 of 1'))
      const address = new URL(visitor.page.url())

      await visitor.page.reload()
      await visitor.sees(visitor.text('1 to 1 of 1'))

      expect(address.searchParams.get('search')).to.equal(email)
    })
  })

  it('deletes an account once the word is typed exactly, and says so', async () => {
    const { email } = await world().person()
    await world().visitAs(world().admin, async (visitor) => {
      await visitor.open(`/admin/users?search=${email}`)
      await visitor.button(`Delete ${email}`).click()
      const confirm = visitor.button('Permanently Delete Account')
      await visitor.field('Type delete to confirm').fill('Delete')
      await becomes(() => confirm.isDisabled(), true)
      await visitor.field('Type delete to confirm').fill('delete')
      await visitor.glimpses(() => confirm.click(), visitor.text(`The account of ${email} was deleted.`))
      await visitor.sees(visitor.text(/^Nothing found/))
      await visitor.open('/admin/auditLog')
      await visitor.sees(visitor.page.getByRole('cell', { name: 'Removed the account' }))
    })
  })

  it('does not offer admins to delete their own account', async () => {
    const { email } = world().admin
    await world().visitAs(world().admin, async (visitor) => {
      await visitor.open(`/admin/users?search=${email}`)
      await visitor.sees(visitor.button(`Delete ${email}`))

      await becomes(() => visitor.button(`Delete ${email}`).isDisabled(), true)
    })
  })

  it('opens an application of another account for reading, and has its answers reloaded', async () => {
    const person = await world().person()
    await applicationOf(person)
    await world().visitAs(world().admin, async (visitor) => {
      await visitor.open(`/admin/accounts/${person.actor.accountId}`)
      await visitor.link('Open Garden fund').click()
      await visitor.sees(visitor.heading('Garden fund'), visitor.text('This belongs to another account.'))
      for (const name of ['Archive', 'Edit', 'New question']) await becomes(() => visitor.button(name).count(), 0, name)
      await visitor.button('Reload answers').click()

      await visitor.sees(visitor.text(/new draft|Not in your documents/))
    })
  })

  it('changes the settings of another account, and says why there can be no facts file', async () => {
    const { actor } = await world().person()
    await world().visitAs(world().admin, async (visitor) => {
      await visitor.open(`/admin/accounts/${actor.accountId}`)
      await visitor.field('Tone of voice').fill('warm and plain')
      const saved = visitor.text('Account settings saved successfully')
      await visitor.glimpses(() => visitor.button('Save settings').click(), saved)
      visitor.expects(/status of 409 /)
      await visitor.button('Generate facts file').click()
      await visitor.sees(visitor.alert('The document library of this account is empty'))
    })
    const { toneOfVoice } = await world().useCases.viewSettings.execute({ actor })
    expect(toneOfVoice).to.equal('warm and plain')
  })
})
