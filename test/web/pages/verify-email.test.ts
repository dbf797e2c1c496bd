import { screen, within } from '@testing-library/dom'
import { expect } from 'chai'
import { userResponse } from '../../../adapters/http-contract/accounts.ts'
import { alert, press } from './account-fields.ts'
import { logIn } from './log-in.ts'
import { usePageWorld } from './page-world.ts'

describe('the confirmation of the email address', () => {
  const world = usePageWorld()
  const NOTICE = 'Confirm your email address: we have sent you a link.'

  it('is asked for above every page, and done by the link in the message', async () => {
    const person = await world().person()
    const page = await world().open('/projects', person)
    await screen.findByText(NOTICE)

    await page.goTo(await world().linkMailedTo(person.email, '/verifyEmail'))
    await screen.findByText('Your email address is confirmed')
    await page.user.click(screen.getByText('Go to your projects'))

    await screen.findByText('Start with your first project')
    expect(screen.queryByText(NOTICE)).to.equal(null)
    const { user } = await person.client.get('/account/me', userResponse)
    expect(user.isEmailVerified).to.equal(true)
  })

  it('asks who is not logged in to log in, and goes on from there', async () => {
    const person = await world().person()
    const page = await world().open(await world().linkMailedTo(person.email, '/verifyEmail'), null)
    await page.arrivesAt('/login')
    await logIn(page, person.email)

    await screen.findByText('Your email address is confirmed')
    await page.arrivesAt(/^\/verifyEmail\?token=/)
  })

  it('sends the link again, and takes the newest alone', async () => {
    const person = await world().person()
    const old = await world().linkMailedTo(person.email, '/verifyEmail')
    const page = await world().open('/settings', person)
    await press(page, 'Send again')
    await screen.findByText(`A new link is on its way to ${person.email}. It is valid for 3 days.`)
    const newest = await world().linkMailedTo(person.email, '/verifyEmail')

    await page.goTo(old)
    const notice = await alert('Your email address was not confirmed')
    expect(notice.textContent).to.contain('This link has expired, was used already or belongs to another user.')
    within(notice).getByText('Send again')
    await page.goTo(newest)
    await screen.findByText('Your email address is confirmed')
  })

  it('says that a link is incomplete, and that none could be sent', async () => {
    const page = await world().open('/verifyEmail', await world().person(), ({ calls }) =>
      calls.refuse('POST /account/sendVerification'),
    )
    await alert('This link is not complete')
    await press(page, 'Send again')

    await alert('The link was not sent')
  })

  it('is not asked of who accepted an invitation, or was made an administrator', async () => {
    const person = await world().person()
    await world().server.application.setAdmin.execute({ email: person.email, isAdmin: true })
    await world().open('/projects', person)

    await screen.findByText('Start with your first project')
    expect(screen.queryByText(NOTICE)).to.equal(null)
  })
})
