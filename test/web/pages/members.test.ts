import { screen, waitFor, within } from '@testing-library/dom'
import { expect } from 'chai'
import { PASSWORD } from '../../support/world.ts'
import { alert, button, field, press, rowOf } from './account-fields.ts'
import { addApplicationWithQuestion } from './applications.ts'
import { colleagueOf, newEmail } from './colleague-of.ts'
import { usePageWorld } from './page-world.ts'

describe('the users of an account', () => {
  const world = usePageWorld()

  async function withInvited() {
    const owner = await world().confirmed()
    const email = newEmail()
    await world().useCases.inviteUser.execute({ actor: owner.actor, email })
    await world().workOff()
    return { owner, email, page: await world().open('/accountUsers', owner) }
  }

  it('hand on the link of an invitation, which is accepted with it', async () => {
    const { email, page } = await withInvited()
    await press(page, `Copy link of the invitation to ${email}`)
    const dialog = within(await screen.findByRole('dialog', { name: `Link for ${email}` }))
    const link = (await dialog.findByLabelText<HTMLInputElement>('Link of the invitation')).value
    await page.user.click(dialog.getByText('Copy the link'))
    await dialog.findAllByText('Copied!')
    expect(page.clipboard.text).to.equal(link)

    const { pathname, search } = new URL(link)
    const theirs = await world().open(pathname + search, null)
    expect((await field('Email')).value).to.equal(email)
    await theirs.fill(await field('Password'), PASSWORD)
    await theirs.fill(await field('Confirm password'), PASSWORD)
    await press(theirs, 'Submit')
    await theirs.arrivesAt('/newApplication')
    await screen.findByText(/^Confirm your email address/)
  })

  it('get another owner once a colleague accepts', async () => {
    const owner = await world().confirmed()
    const colleague = await colleagueOf(world(), owner)
    const page = await world().open('/settings', owner)
    const own = within(await screen.findByRole('region', { name: 'Owner of the account' }))
    await page.user.click(await own.findByRole('combobox', { name: 'New owner' }))
    const named = `Bea Moor (${colleague.email})`
    await page.user.click((await screen.findAllByText(named, { selector: '.ant-select-item *' }))[0]!)
    await page.fill(own.getByLabelText('Your password'), PASSWORD)
    await page.user.click(own.getByRole('button', { name: 'Offer the account' }))
    await own.findByText(`You offered the account to ${named}. You stay its owner until they accept.`)

    const theirs = await world().open('/settings', colleague)
    await press(theirs, 'Accept and own the account')
    await screen.findByText('Delete account')
    await screen.findByText('Download everything')

    await world().open('/settings', owner)
    await screen.findByText('Delete my user')
    await world().open('/accountUsers', owner)
    await waitFor(() => screen.getByText('Owner'))
    expect((await rowOf(colleague.email))?.textContent).to.contain('Owner')
  })

  it('are told of an invitation that could not be delivered, beside the link to copy', async () => {
    const { email, page } = await withInvited()
    expect(screen.queryByText(/could not be delivered/)).to.equal(null)
    page.calls.change<{ users: { email: string; inviteUndelivered: boolean }[] }>('/account/users', (answer) => ({
      ...answer,
      users: answer.users.map((user) => ({ ...user, inviteUndelivered: user.email === email })),
    }))
    await page.reload()

    await screen.findByText('The email could not be delivered. Copy the link and send it yourself.')
    expect(screen.getAllByText(/could not be delivered/)).to.have.length(1)
    await screen.findByLabelText(`Copy link of the invitation to ${email}`)
  })

  it('send an invitation again, and say that it was', async () => {
    const { owner, email, page } = await withInvited()
    page.calls.refuse('POST /account/invite')
    expect((await rowOf(email))?.textContent).to.contain(`Invited by ${owner.email}`)
    await press(page, `Send again: the invitation to ${email}`)
    await alert('Invite not sent')
    page.calls.restore()
    await press(page, `Send again: the invitation to ${email}`)

    await screen.findByText(`Invitation to ${email} is on its way`)
  })

  it('are removed by the owner, and logged out', async () => {
    const owner = await world().confirmed()
    const colleague = await colleagueOf(world(), owner)
    const page = await world().open('/accountUsers', owner)
    await rowOf(colleague.email)
    expect(screen.queryByLabelText(`Remove ${owner.email}`), 'oneself').to.equal(null)
    page.calls.refuse('POST /account/users/*')
    await press(page, `Remove ${colleague.email}`)
    const dialog = within(await screen.findByRole('dialog', { name: `Remove ${colleague.email} from your account?` }))
    dialog.getByText(/What they wrote stays\.$/)
    await page.user.click(dialog.getByText('Remove user'))
    await alert('The user was not removed')
    page.calls.restore()
    await page.user.click(dialog.getByText('Remove user'))

    await waitFor(() => expect(screen.queryByText(colleague.email)).to.equal(null))
    await world().open('/projects', colleague)
    await screen.findByRole('heading', { name: 'You were removed from this account' })
  })

  it('are not removed by those who were invited, and change their own name', async () => {
    const owner = await world().confirmed()
    const [colleague, other] = [await colleagueOf(world(), owner), await colleagueOf(world(), owner)]
    const page = await world().open('/accountUsers', colleague)
    await rowOf(other.email)
    expect(screen.queryByText('Remove')).to.equal(null)

    await page.user.click(screen.getByText('Change your details'))
    const firstName = await field('First name')
    expect([firstName.value, (await field('Last name')).value]).to.deep.equal(['Bea', 'Moor'])
    expect((await button('Save name')).disabled).to.equal(true)
    await page.fill(firstName, 'x'.repeat(201))
    await press(page, 'Save name')
    await screen.findByText('The first name is too long.')
    await page.fill(await field('First name'), 'Beatrice')
    await press(page, 'Save name')
    await screen.findByText('Name saved')

    await world().open('/accountUsers', owner)
    expect((await rowOf(colleague.email))?.textContent).to.contain('Beatrice')
  })
})

describe('an installation without a mail server', () => {
  const world = usePageWorld()

  it('says where links are, and sends nobody to an inbox', async () => {
    world().configure({ mailConfigured: false })
    const owner = await world().person()
    await world().open('/accountUsers', owner)
    await screen.findByText('Your email address is not confirmed.')
    const list = await world().open('/admin/users', world().admin)
    await list.user.click(await screen.findByLabelText(`Link to confirm ${owner.email}`))
    const link = await screen.findByLabelText<HTMLInputElement>('Link that confirms the address')
    const { pathname, search } = new URL(link.value)
    const page = await world().open(`${pathname}${search}`, owner)
    await screen.findByText('Your email address is confirmed')
    await page.goTo('/accountUsers')
    await press(page, 'Invite new user')
    const email = newEmail()
    const modal = within(await screen.findByRole('dialog', { name: 'Invite new user' }))
    await page.fill(modal.getByLabelText('Email'), email)
    await page.user.click(modal.getByText('Send invite'))
    await screen.findByText(`${email} is invited`)
    await screen.findByLabelText(`Copy link of the invitation to ${email}`)
    expect(document.body.textContent).not.to.match(/on its way|we have sent/i)

    const visitor = await world().open('/forgotPassword', null)
    await screen.findByText(/^No mail server is set up/)
    await visitor.fill(await field('Email'), owner.email)
    await press(visitor, 'Send link')
    await screen.findByText('Ask the person who runs this installation')
    expect(document.body.textContent).not.to.match(/inbox|on its way/i)
  })
})

describe('somebody who is removed while they work', () => {
  const world = usePageWorld()

  it('reads why they are logged out, and gets back what they typed', async () => {
    const owner = await world().confirmed()
    const colleague = await colleagueOf(world(), owner)
    const opened = await world().open(await addApplicationWithQuestion(world(), owner), colleague)
    await screen.findByText('Garden fund')
    await opened.settles()
    const page = await world().open('/projects', colleague)
    await page.user.click(await screen.findByRole('button', { name: /Create a new project/ }))
    await page.fill(await field('Project name'), 'Benches along the river')
    await world().useCases.removeMember.execute({ actor: owner.actor, userId: colleague.actor.userId })
    await press(page, 'Create')

    await screen.findByRole('heading', { name: 'You were removed from this account' })
    await page.arrivesAt('/removed')
    await screen.findByText('Benches along the river')
    expect(screen.getAllByText('Copy'), 'nothing that was only opened').to.have.length(1)
    await press(page, 'Copy text 1')
    expect(page.clipboard.text).to.equal('Benches along the river')

    const again = await world().open('/projects', colleague)
    await again.arrivesAt('/removed')
    await again.user.click(await screen.findByRole('link', { name: 'Log in' }))
    await again.arrivesAt('/login')
  })

  it('is an address that tells others nothing', async () => {
    const visitor = await world().open('/removed', null)
    await visitor.arrivesAt('/login')
  })
})

describe('removing an account as an admin', () => {
  const world = usePageWorld()

  it('names all who go with it, and offers to remove one user alone', async () => {
    const owner = await world().confirmed()
    const colleague = await colleagueOf(world(), owner)
    const page = await world().open(`/admin/users?search=${colleague.email}`, world().admin)
    await press(page, `Delete ${colleague.email}`)
    const dialog = within(await screen.findByRole('dialog', { name: `Delete the account of ${colleague.email}?` }))
    await dialog.findByText(owner.email)
    dialog.getByText('0 projects, 0 applications, 0 library documents')
    await page.user.click(dialog.getByText('Remove only this user'))

    await screen.findByText(`${colleague.email} was removed. The account stays.`)
    const { actor } = owner
    const left = await world().useCases.listAccountUsers.execute({ actor })
    expect(left.map(({ email }) => email)).to.deep.equal([owner.email])

    await page.goTo(`/admin/users?search=${owner.email}`)
    await press(page, `Delete ${owner.email}`)
    const ofOwner = within(await screen.findByRole('dialog'))
    await ofOwner.findByText(owner.email)
    expect(ofOwner.queryByText('Remove only this user')).to.equal(null)
  })
})
