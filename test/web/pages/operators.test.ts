import { screen, waitFor, within } from '@testing-library/dom'
import { expect } from 'chai'
import { createGrant, uploadText } from './page-fixtures.ts'
import { usePageWorld } from './page-world.ts'

/** Milliseconds for which typing has to rest before the server is asked. */
const DEBOUNCE = 300
/** Milliseconds for which a message of success stands. */
const MESSAGE_FOR = 3000

describe('the operator area', () => {
  const world = usePageWorld()

  it('finds a user by a part of their email, and keeps the search in the address', async () => {
    const { email } = await world().person()
    const page = await world().open('/projects', world().admin)
    await page.user.click(await screen.findByRole('button', { name: 'Admin' }))
    await page.user.click(await screen.findByRole('menuitem', { name: 'Users' }))
    await page.arrivesAt('/admin/users')
    await screen.findByText(/^1 to /)
    await page.fill(screen.getByLabelText('Search'), email)
    await page.passes(DEBOUNCE)
    await screen.findByText('1 to 1 of 1')
    await page.arrivesAt(`/admin/users?${new URLSearchParams({ search: email }).toString()}`)

    await page.reload()

    await screen.findByText('1 to 1 of 1')
    expect(screen.getByLabelText<HTMLInputElement>('Search').value).to.equal(email)
  })

  it('deletes an account once the word is typed exactly, and says so', async () => {
    const { email, actor } = await world().person()
    const page = await world().open(`/admin/users?search=${email}`, world().admin)
    await page.user.click(await screen.findByLabelText(`Delete ${email}`))
    const dialog = within(await screen.findByRole('dialog', { name: `Delete the account of ${email}?` }))
    const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: 'Permanently Delete Account' })
    const word = dialog.getByLabelText('Type delete to confirm')
    for (const typed of ['', 'Delete', 'delete ', 'delet']) {
      await page.fill(word, typed)
      expect(confirm.disabled, typed).to.equal(true)
    }
    await page.user.type(word, '{Enter}')
    expect(page.calls.count('POST /admin/accounts/*')).to.equal(0)
    await page.fill(word, 'delete')
    await page.user.click(confirm)

    await screen.findByText(`The account of ${email} was deleted.`)
    await screen.findByText(/^Nothing found/)
    await page.goTo('/admin/auditLog')
    await screen.findByText('Removed the account')
    const failure = await world()
      .useCases.viewAccount.execute({ actor: world().admin.actor, accountId: actor.accountId })
      .catch((error: { code: string }) => error.code)
    expect(failure).to.equal('accounts.account-not-found')
  })

  it('keeps the account and the dialog where the deletion failed', async () => {
    const { email, actor } = await world().person()
    const page = await world().open(`/admin/users?search=${email}`, world().admin, ({ calls }) =>
      calls.refuse('POST /admin/accounts/*/remove'),
    )
    await page.user.click(await screen.findByLabelText(`Delete ${email}`))
    const dialog = within(await screen.findByRole('dialog'))
    await page.fill(dialog.getByLabelText('Type delete to confirm'), 'delete')
    await page.user.click(dialog.getByText('Permanently Delete Account'))

    await dialog.findByText('Nothing was deleted. Please try again.')
    page.calls.restore()
    await page.user.click(dialog.getByText('Permanently Delete Account'))
    await screen.findByText(`The account of ${email} was deleted.`)
    expect(page.calls.count(`POST /admin/accounts/${actor.accountId}/remove`)).to.equal(2)
  })

  it('does not offer admins to delete their own account', async () => {
    const { email } = world().admin
    await world().open(`/admin/users?search=${email}`, world().admin)

    expect((await screen.findByLabelText<HTMLButtonElement>(`Delete ${email}`)).disabled).to.equal(true)
  })

  it('opens an application of another account for reading, and has its answers reloaded', async () => {
    const person = await world().person()
    await createGrant(world(), person, { questions: ['Who will benefit?'] })
    await world().workOff()
    const page = await world().open(`/admin/accounts/${person.actor.accountId}`, world().admin)
    await page.user.click(await screen.findByLabelText('Open Garden fund'))
    await screen.findByRole('heading', { name: 'Garden fund', level: 1 })
    await screen.findByText(/^This belongs to another account\./)
    const reload = await screen.findByText('Reload answers')
    for (const name of ['Archive', 'Edit', 'New question', 'Chat'])
      expect(screen.queryByText(name), name).to.equal(null)
    await page.user.click(reload)

    await screen.findByText('Writing a new draft…')
    await world().workOff()
    await page.passes(5000)
    await screen.findByText('Not in your documents')
  })

  it('changes the settings of another account, and says so for 3 s', async () => {
    const { actor } = await world().person()
    const page = await world().open(`/admin/accounts/${actor.accountId}`, world().admin)
    await page.fill(await screen.findByLabelText('Tone of voice'), 'warm and plain')
    await page.user.click(screen.getByRole('button', { name: 'Save settings' }))

    await screen.findByText('Account settings saved successfully')
    const { toneOfVoice } = await world().useCases.viewSettings.execute({ actor })
    expect(toneOfVoice).to.equal('warm and plain')
    await page.passes(MESSAGE_FOR)
    await waitFor(() => expect(screen.queryByText('Account settings saved successfully')).to.equal(null))
  })

  it('generates the facts file of another account, shows it once it is written, and says why there can be none', async () => {
    const person = await world().person()
    const { accountId } = person.actor
    const page = await world().open(`/admin/accounts/${accountId}`, world().admin)
    const generate = await screen.findByText('Generate facts file')
    await page.user.click(generate)
    const facts = within(screen.getByRole('region', { name: 'Account Facts File' }))
    await facts.findByText(/^The document library of this account is empty/)
    expect(page.timers.waiting(5000)).to.equal(0)

    await uploadText(world(), person, 'Annual report.txt', { text: 'In 2024 our income was £412,600.' })
    await world().workOff()
    await page.user.click(generate)
    const message = await facts.findByRole('status')
    expect(facts.queryByRole('alert')).to.equal(null)
    await page.passes(MESSAGE_FOR)
    expect(facts.queryByRole('status'), message.textContent).to.equal(null)
    await page.passes(5000)
    await world().workOff()
    await page.passes(5000)

    await facts.findByText(/£412,600/)
    expect(page.timers.waiting(5000)).to.equal(0)
  })
})
