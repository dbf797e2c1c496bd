import { becomes } from '../support/waiting.ts'
import { useBrowserWorld } from './browser-world.ts'
import { PASSWORD } from './person.ts'

describe('colleagues, passwords and the end of an account', () => {
  const world = useBrowserWorld()

  it('invites a colleague, who accepts and is seen among the users', async () => {
    const owner = await world().person()
    const email = world().newEmail()
    await world().visitAs(owner, async (visitor) => {
      await visitor.open('/projects')
      await visitor.button('Account').click()
      await visitor.page.getByRole('menuitem', { name: 'Users' }).click()
      await visitor.sees(visitor.page.getByRole('row', { name: owner.email }))
      await visitor.button('Invite new user').click()
      const modal = visitor.dialog('Invite new user')
      await becomes(() => modal.getByRole('button', { name: 'Send invite' }).isDisabled(), true)
      await modal.getByLabel('Email').fill(`  ${email} `)
      await modal.getByRole('button', { name: 'Send invite' }).click()
      await visitor.seesNoMore(modal)
      await visitor.sees(visitor.page.getByRole('row', { name: email }).filter({ hasText: 'Pending' }))
    })

    await world().visit(async (visitor) => {
      await visitor.open(await world().linkMailedTo(email))
      await becomes(() => visitor.field('Email').inputValue(), email)
      await becomes(() => visitor.field('Email').isEditable(), false)
      await becomes(() => visitor.button('Submit').isDisabled(), true)
      await visitor.field('Password').fill(PASSWORD)
      await visitor.field('Confirm password').fill('something else')
      await visitor.button('Submit').click()
      await visitor.sees(visitor.text('Passwords do not match'))
      await visitor.field('Confirm password').fill(PASSWORD)
      await visitor.field('First name').fill('Bo')
      await visitor.button('Submit').click()
      await visitor.arrivesAt('/projects')
      await visitor.open('/accountUsers')
      await visitor.sees(visitor.page.getByRole('row', { name: email }).filter({ hasText: 'Accepted' }))
    })
  })

  it('says why an invitation was not sent, and keeps what was typed', async () => {
    const owner = await world().person()
    const other = await world().person()
    await world().visitAs(owner, async (visitor) => {
      visitor.expects(/status of 409 .*\/api\/account\/invite$/)
      await visitor.open('/accountUsers')
      await visitor.button('Invite new user').click()
      const modal = visitor.dialog('Invite new user')
      await modal.getByLabel('Email').fill(other.email)
      await modal.getByRole('button', { name: 'Send invite' }).click()

      await visitor.sees(visitor.alert('Invite not sent').filter({ hasText: 'already belongs to a user' }))
      await becomes(() => modal.getByLabel('Email').inputValue(), other.email)
    })
  })

  it('says that a link is not complete or was used', async () => {
    const owner = await world().person()
    const email = world().newEmail()
    await world().useCases.inviteUser.execute({ actor: owner.actor, email })
    const link = await world().linkMailedTo(email)
    const token = new URL(link, world().url).searchParams.get('token') ?? ''
    const acceptance = { token, email, password: PASSWORD, firstName: '', lastName: '' }
    await world().useCases.acceptInvite.execute(acceptance)

    await world().visit(async (visitor) => {
      visitor.expects(/status of 422 .*\/api\/account\/acceptInvite$/)
      await visitor.open('/acceptInvite')
      await visitor.sees(visitor.alert('This link is not complete'))
      await visitor.open(link)
      await visitor.field('Password').fill(PASSWORD)
      await visitor.field('Confirm password').fill(PASSWORD)
      await visitor.button('Submit').click()
      await visitor.sees(visitor.alert('This invitation has expired or was used already.'))
    })
  })

  it('says that an invitation could not be accepted where the server is out of reach', () =>
    world().visit(async (visitor) => {
      visitor.expects(/ERR_INTERNET_DISCONNECTED/)
      await visitor.open('/acceptInvite?token=t&email=ada%40example.org')
      await visitor.field('Password').fill(PASSWORD)
      await visitor.field('Confirm password').fill(PASSWORD)
      await visitor.context.setOffline(true)
      await visitor.button('Submit').click()

      await visitor.sees(visitor.alert('An error occurred trying to accept invite'))
    }))

  it('chooses a new password through a link from the log-in page', async () => {
    const person = await world().person()
    await world().visit(async (visitor) => {
      await visitor.open('/login')
      await visitor.field('Email').fill(person.email)
      await visitor.link('Forgot your password?').click()
      await becomes(() => visitor.field('Email').inputValue(), person.email)
      await visitor.button('Send link').click()
      await visitor.sees(visitor.text('Check your inbox'))

      await visitor.open(await world().linkMailedTo(person.email))
      await visitor.field('Password').fill('another-harbour-7')
      await visitor.field('Confirm password').fill('another-harbour-7')
      await visitor.button('Save password').click()
      await visitor.arrivesAt('/projects')
    })
    await world().useCases.logIn.execute({ email: person.email, password: 'another-harbour-7' })
  })

  it('changes the password in the settings, once the present one is right', async () => {
    const person = await world().person()
    await world().visitAs(person, async (visitor) => {
      visitor.expects(/status of 422 .*\/api\/account\/changePassword$/)
      await visitor.open('/settings')
      await visitor.field('Current password').fill('not my password')
      await visitor.field('New password').fill('another-harbour-7')
      await becomes(() => visitor.button('Change password').isDisabled(), true)
      await visitor.field('Confirm new password').fill('another-harbour-7')
      await visitor.button('Change password').click()
      await visitor.sees(visitor.alert('This is not your current password.'))
      await visitor.field('Current password').fill(PASSWORD)
      await visitor.glimpses(() => visitor.button('Change password').click(), visitor.text('Password changed.'))
    })
    await world().useCases.logIn.execute({ email: person.email, password: 'another-harbour-7' })
  })

  it('deletes the account once the word is typed exactly', async () => {
    const person = await world().person()
    await world().visitAs(person, async (visitor) => {
      visitor.expects(/status of 401 .*\/api\/account\/login$/)
      await visitor.open('/settings')
      await visitor.sees(visitor.heading('Danger Zone'))
      await visitor.button('Delete account').click()
      const modal = visitor.dialog('Delete this account for good?')
      const confirm = modal.getByRole('button', { name: 'Permanently Delete Account' })
      for (const word of ['', 'Delete', 'delete ', 'delet']) {
        await modal.getByLabel('Type delete to confirm').fill(word)
        await becomes(() => confirm.isDisabled(), true, word)
      }
      await modal.getByLabel('Type delete to confirm').fill('delete')
      await confirm.click()

      await visitor.arrivesAt('/login')
      await visitor.field('Email').fill(person.email)
      await visitor.field('Password').fill(PASSWORD)
      await visitor.button('Submit').click()
      await visitor.sees(visitor.alert('The email address or the password is wrong.'))
    })
  })
})
