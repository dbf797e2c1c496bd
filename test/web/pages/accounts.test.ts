import { screen, waitFor, within } from '@testing-library/dom'
import { expect } from 'chai'
import { userResponse } from '../../../adapters/http-contract/accounts.ts'
import { codeOf } from '../../support/one-time-code.ts'
import { PASSWORD } from '../../support/world.ts'
import { alert, button, field, press, rowOf } from './account-fields.ts'
import { chooseInMenu, logIn } from './log-in.ts'
import { usePageWorld, type Person, type ShownPage } from './page-world.ts'

const NEW_PASSWORD = 'another-harbour-7'

async function typePasswords(page: ShownPage, password: string, confirmation = password): Promise<void> {
  await page.fill(await field('Password'), password)
  await page.fill(await field('Confirm password'), confirmation)
}

describe('registration and log-in', () => {
  const world = usePageWorld()

  async function fillRegistration(email: string, password: string, confirmation = password): Promise<ShownPage> {
    const page = await world().open('/register', null)
    await page.fill(await field('Email'), email)
    await typePasswords(page, password, confirmation)
    return page
  }

  it('registers, and logs in at once', async () => {
    const page = await fillRegistration('robin@example.org', PASSWORD)
    await press(page, 'Submit')

    await screen.findByRole('heading', { name: 'New application' })
    await page.arrivesAt('/newApplication')
  })

  it('says that the passwords differ, and sends nothing', async () => {
    const page = await fillRegistration('ada@example.org', PASSWORD, `${PASSWORD}!`)
    await press(page, 'Submit')

    await screen.findByText('Passwords do not match')
    expect(page.address).to.equal('/register')
    expect(page.calls.count('POST /account/register')).to.equal(0)
  })

  it('offers no registration without email, password and confirmation', async () => {
    const page = await fillRegistration('ada@example.org', PASSWORD)
    const submit = await button('Submit')
    expect(submit.disabled).to.equal(false)

    for (const name of ['Email', 'Password', 'Confirm password']) {
      const input = await field(name)
      const { value } = input
      await page.fill(input, '')
      expect(submit.disabled, `without ${name}`).to.equal(true)
      await page.fill(input, value)
      expect(submit.disabled, `with ${name}`).to.equal(false)
    }
  })

  it('shows each reason once, beside its field', async () => {
    const page = await fillRegistration('ada@example', 'short')
    await press(page, 'Submit')

    const notice = await alert('Registration error occurred')
    for (const name of ['Email', 'Password']) {
      const input = await field(name)
      expect(input.getAttribute('aria-invalid'), name).to.equal('true')
      const reason = document.getElementById(input.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')
      expect(reason?.id, name).to.match(/-error$/)
      expect(reason?.textContent, name).to.match(/\w+/)
      expect(notice.textContent, name).not.to.contain(reason?.textContent)
    }
    expect((await field('Confirm password')).getAttribute('aria-invalid')).to.equal('false')
  })

  it('shows the words of the server for a wrong log-in', async () => {
    const { email } = await world().person()
    const page = await world().open('/login', null)
    await logIn(page, email, 'not-the-password')

    await alert('The email address or the password is wrong.')
    expect(page.address).to.equal('/login')
  })

  it('says that the log-in failed when the server is out of reach', async () => {
    const page = await world().open('/login', null)
    page.calls.disconnect('POST /account/login')
    await logIn(page, 'ada@example.org')

    await alert('An error occurred. Please try again.')
  })

  it('sets a new password through a link from the log-in page', async () => {
    const { email } = await world().person()
    const page = await world().open('/login', null)
    await page.fill(await field('Email'), email)
    await page.user.click(screen.getByText('Forgot your password?'))
    await screen.findByText('Send link')
    expect((await field('Email')).value).to.equal(email)
    await press(page, 'Send link')
    await screen.findByText('Check your inbox')

    await page.goTo(await world().linkMailedTo(email, '/resetPassword'))
    await typePasswords(page, NEW_PASSWORD)
    await press(page, 'Save password')
    await page.arrivesAt('/newApplication')
    await world().useCases.logIn.execute({ email, password: NEW_PASSWORD })
  })
})

describe('invitations', () => {
  const world = usePageWorld()
  let invited = 0

  const newEmail = () => `colleague${++invited}@example.org`

  async function inviteAs(owner: Person, email: string): Promise<ShownPage> {
    const page = await world().open('/accountUsers', owner)
    await press(page, 'Invite new user')
    const modal = within(await screen.findByRole('dialog', { name: 'Invite new user' }))
    const send = modal.getByRole<HTMLButtonElement>('button', { name: 'Send invite' })
    expect(send.disabled, 'without an address').to.equal(true)
    await page.fill(modal.getByLabelText('Email'), email)
    await page.user.click(send)
    return page
  }

  it('invites a colleague, who accepts and appears among the users', async () => {
    const owner = await world().confirmed()
    const email = newEmail()
    await inviteAs(owner, `  ${email} `)
    await waitFor(() => expect(screen.queryByRole('dialog')).to.equal(null))
    expect((await rowOf(email))?.textContent).to.contain('Pending')
    expect((await rowOf(owner.email))?.textContent).to.contain('Owner')

    const page = await world().open(await world().linkMailedTo(email, '/acceptInvite'), null)
    const address = await field('Email')
    expect(address.value).to.equal(email)
    expect(address.readOnly).to.equal(true)
    expect((await button('Submit')).disabled).to.equal(true)
    await typePasswords(page, PASSWORD, 'something else')
    await press(page, 'Submit')
    await screen.findByText('Passwords do not match')
    await page.fill(await field('Confirm password'), PASSWORD)
    await page.fill(await field('First name'), 'Bo')
    await press(page, 'Submit')
    await page.arrivesAt('/newApplication')
    await chooseInMenu(page, 'Account', 'Users')
    await waitFor(async () => expect((await rowOf(email))?.textContent).to.contain('Accepted'))
    expect((await rowOf(email))?.textContent).to.contain('Bo')
  })

  it('withdraws an invitation that was not accepted', async () => {
    const owner = await world().confirmed()
    const email = newEmail()
    await world().useCases.inviteUser.execute({ actor: owner.actor, email })
    const page = await world().open('/accountUsers', owner)
    await rowOf(email)
    page.calls.refuse('DELETE *')
    await press(page, `Withdraw the invitation of ${email}`)
    await alert('The invitation was not withdrawn')

    page.calls.restore()
    await press(page, `Withdraw the invitation of ${email}`)
    await waitFor(() => expect(screen.queryByText(email)).to.equal(null))
    expect(screen.queryByText('Withdraw'), 'of those who are users').to.equal(null)
  })

  it('says why an invitation was not sent, and keeps the address', async () => {
    const own = await world().confirmed()
    await inviteAs(own, own.email)

    const notice = await alert('Invite not sent')
    expect(notice.textContent).to.contain('a user of your account already')
    const modal = within(screen.getByRole('dialog', { name: 'Invite new user' }))
    expect(modal.getByLabelText<HTMLInputElement>('Email').value).to.equal(own.email)
  })

  it('says that a link is incomplete or was used', async () => {
    const email = newEmail()
    await world().useCases.inviteUser.execute({ actor: (await world().confirmed()).actor, email })
    const link = await world().linkMailedTo(email, '/acceptInvite')
    const token = new URL(link, world().server.url).searchParams.get('token') ?? ''
    const acceptance = { token, email, password: PASSWORD, firstName: '', lastName: '' }
    await world().useCases.acceptInvite.execute(acceptance)

    const page = await world().open('/acceptInvite', null)
    await alert('This link is not complete')
    await page.goTo(link)
    await typePasswords(page, PASSWORD)
    await press(page, 'Submit')
    await alert('This invitation has expired or was used already.')
  })

  it('says that an invitation was not accepted when the server is out of reach', async () => {
    const page = await world().open('/acceptInvite?token=t&email=ada%40example.org', null)
    page.calls.disconnect('POST /account/acceptInvite')
    await typePasswords(page, PASSWORD)
    await press(page, 'Submit')

    await alert('An error occurred trying to accept invite')
  })
})

describe('account settings', () => {
  const world = usePageWorld()

  it('changes the password once the current one is right', async () => {
    const person = await world().person()
    const page = await world().open('/settings', person)
    const change = await button('Change password')
    await page.fill(await field('Current password'), 'not my password')
    await page.fill(await field('New password'), NEW_PASSWORD)
    expect(change.disabled).to.equal(true)
    await page.fill(await field('Confirm new password'), 'something else')
    await page.user.click(change)
    await screen.findByText('Passwords do not match')
    expect(page.calls.count('POST /account/changePassword')).to.equal(0)
    await page.fill(await field('Confirm new password'), NEW_PASSWORD)
    await page.user.click(change)
    await alert('The password was not changed')
    screen.getByText('This is not your current password.')
    await page.fill(await field('Current password'), PASSWORD)
    await page.user.click(await button('Change password'))

    await screen.findByText(/^Password changed\./)
    await world().useCases.logIn.execute({ email: person.email, password: NEW_PASSWORD })
  })

  it('sets up codes at log-in, which are asked for after the password', async () => {
    const person = await world().confirmed()
    const page = await world().open('/settings', person)
    const card = within(await screen.findByRole('region', { name: 'Code at log-in' }))
    await page.fill(await card.findByLabelText('Your password'), PASSWORD)
    await press(page, 'Set up codes')
    await card.findByRole('img', { name: 'Picture for the authenticator app' })
    const secret = card.getByText(/^[A-Z2-7]{32}$/).textContent
    await page.fill(card.getByLabelText('Code from the app'), '000000')
    await press(page, 'Turn on')
    await card.findByText('This code is wrong, or was used already.')
    await page.fill(card.getByLabelText('Code from the app'), codeOf(secret, new Date().toISOString()))
    await press(page, 'Turn on')

    const codes = within(await card.findByRole('list', { name: 'Recovery codes' })).getAllByRole('listitem')
    const [recoveryCode = '', another = ''] = codes.map(({ textContent }) => textContent)
    expect(codes).to.have.length(10)
    await press(page, 'Copy the codes')
    expect(page.clipboard.text).to.contain(recoveryCode)
    const file = card.getByRole('link', { name: 'Download the codes' })
    expect(decodeURIComponent(file.getAttribute('href') ?? '')).to.contain(recoveryCode)
    await press(page, 'I have kept them')
    await card.findByText(/10 recovery codes are left\./)

    const elsewhere = await world().open('/login', null)
    await logIn(elsewhere, person.email)
    const code = await field('Code')
    expect(code.autocomplete).to.equal('one-time-code')
    expect(screen.queryByRole('alert')).to.equal(null)
    await elsewhere.fill(code, 'nonsense')
    await press(elsewhere, 'Submit')
    await screen.findByText('This code is wrong, or was used already.')
    await elsewhere.fill(code, recoveryCode)
    await press(elsewhere, 'Submit')
    await elsewhere.arrivesAt('/newApplication')

    const settings = await world().open('/settings', person)
    const again = within(await screen.findByRole('region', { name: 'Code at log-in' }))
    await again.findByText(/9 recovery codes are left\./)
    await settings.fill(again.getByLabelText('Your password'), PASSWORD)
    await settings.fill(again.getByLabelText('Code from the app, or a recovery code'), another)
    await press(settings, 'Turn off')
    await again.findByRole('button', { name: 'Set up codes' })
  })

  it('asks for a code with a link for a new password, where codes are on', async () => {
    const person = await world().confirmed()
    const { useCases } = world()
    const { secret } = await useCases.startSecondFactor.execute({ actor: person.actor, password: PASSWORD })
    const first = codeOf(secret, new Date().toISOString())
    const [recoveryCode = ''] = await useCases.confirmSecondFactor.execute({
      actor: person.actor,
      token: '',
      code: first,
    })
    await useCases.requestPasswordReset.execute({ email: person.email })

    const page = await world().open(await world().linkMailedTo(person.email, '/resetPassword'), null)
    await typePasswords(page, NEW_PASSWORD)
    await press(page, 'Save password')
    await page.fill(await field('Code'), recoveryCode)
    await press(page, 'Save password')

    await page.arrivesAt('/newApplication')
  })

  it('shows where the user is logged in, and logs out there', async () => {
    const person = await world().person()
    const logInFrom = async (device: string) => {
      const { token } = await world().useCases.logIn.execute({ email: person.email, password: PASSWORD, device })
      return async () => (await world().useCases.authenticate.execute({ token })) !== null
    }
    const isLoggedIn = [await logInFrom('Firefox on Windows'), await logInFrom('Safari on iPhone')]
    isLoggedIn.push(await logInFrom('Chrome on Android'))
    const page = await world().open('/settings', person)
    const list = within(await screen.findByRole('region', { name: 'Where you are logged in' }))
    await list.findByText('Firefox on Windows')
    expect(list.getAllByRole('listitem')).to.have.length(4)
    expect(list.getAllByText(/^This device/)).to.have.length(1)

    await press(page, 'Log out: Firefox on Windows')
    await waitFor(() => expect(list.queryByText('Firefox on Windows')).to.equal(null))
    const afterOne = await Promise.all(isLoggedIn.map((ask) => ask()))
    await press(page, 'Log out everywhere else')
    await list.findByText('You are not logged in anywhere else.')

    expect(afterOne).to.deep.equal([false, true, true])
    expect(await Promise.all(isLoggedIn.map((ask) => ask()))).to.deep.equal([false, false, false])
    expect(page.address).to.equal('/settings')
  })

  it('names the user to password managers in every form that asks for the password', async () => {
    const person = await world().person()
    await world().open('/settings', person)
    await screen.findByText('Danger Zone')
    const forms = [...document.querySelectorAll('form')].filter((form) => form.querySelector('[type=password]'))

    const named = forms.map((form) => form.querySelector<HTMLInputElement>('[autocomplete=username]')?.value)
    expect(forms.length).to.be.at.least(3)
    expect(new Set(named)).to.deep.equal(new Set([person.email]))
  })

  it('deletes the account once the word is typed exactly', async () => {
    const person = await world().person()
    const page = await world().open('/settings', person)
    await screen.findByText('Danger Zone')
    await press(page, 'Delete account')
    const modal = within(await screen.findByRole('dialog', { name: 'Delete this account for good?' }))
    const confirm = modal.getByRole<HTMLButtonElement>('button', { name: 'Permanently Delete Account' })
    const word = modal.getByLabelText('Type delete to confirm')
    await modal.findByText('This is about 1 person and 0 applications.')
    await page.fill(modal.getByLabelText('Your password'), 'not my password')
    for (const typed of ['', 'Delete', 'delete ', 'delet']) {
      await page.fill(word, typed)
      expect(confirm.disabled, typed).to.equal(true)
    }
    await page.user.type(word, '{Enter}')
    expect(page.calls.count('POST /account/remove'), 'Enter without the word').to.equal(0)
    await page.fill(word, 'delete')
    await page.user.click(confirm)
    await modal.findByText('This is not your password.')
    await page.fill(modal.getByLabelText('Your password'), PASSWORD)
    await page.user.click(confirm)

    await page.arrivesAt('/login')
    await logIn(page, person.email)
    const closing = within(await screen.findByRole('region', { name: 'This account is about to be deleted' }))
    await page.user.click(closing.getByText('Keep the account'))
    await waitFor(() => expect(screen.queryByText('Keep the account')).to.equal(null))
    expect((await world().useCases.viewOwnAccount.execute(person)).removalDueAt).to.equal(null)
  })

  it('says that the account was not deleted when the call fails', async () => {
    const page = await world().open('/settings', await world().person(), ({ calls }) =>
      calls.refuse('POST /account/remove'),
    )
    await press(page, 'Delete account')
    const modal = within(await screen.findByRole('dialog'))
    await page.fill(modal.getByLabelText('Type delete to confirm'), 'delete')
    await page.fill(modal.getByLabelText('Your password'), PASSWORD)
    await page.user.click(modal.getByText('Permanently Delete Account'))

    await alert('Nothing was deleted. Please try again.')
    expect(page.address).to.equal('/settings')
  })

  it('offers the download of all data to the owner only', async () => {
    const owner = await world().confirmed()
    const email = `colleague-of-${owner.email}`
    await world().useCases.inviteUser.execute({ actor: owner.actor, email })
    const token =
      new URL(await world().linkMailedTo(email, '/acceptInvite'), world().server.url).searchParams.get('token') ?? ''
    const client = world().server.visitor()
    const acceptance = { token, email, password: PASSWORD, firstName: 'Bea', lastName: 'Moor' }
    const { user } = await client.post('/account/acceptInvite', acceptance, userResponse)
    const page = await world().open('/settings', owner)
    const data = within(await screen.findByRole('region', { name: 'Your data' }))
    expect(data.getByRole<HTMLButtonElement>('button', { name: 'Download everything' }).disabled).to.equal(true)
    await page.fill(data.getByLabelText('Your password'), 'not my password')
    await page.user.click(data.getByRole('button', { name: 'Download everything' }))
    await data.findByText('This is not your password.')

    await world().open('/settings', { ...owner, client, user })
    await screen.findByText('Delete my user')
    expect(screen.queryByText('Your data')).to.equal(null)
    expect(screen.queryByText('Download everything')).to.equal(null)
  })
})
