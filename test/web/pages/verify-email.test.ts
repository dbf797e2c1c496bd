import { screen, within } from '@testing-library/dom'
import { expect } from 'chai'
import { userResponse } from '../../../adapters/http-contract/accounts.ts'
import { alert, field, press } from './account-fields.ts'
import { logIn } from './log-in.ts'
import { PASSWORD } from '../../support/world.ts'
import { usePageWorld, type Person, type ShownPage } from './page-world.ts'

describe('the confirmation of the email address', () => {
  const world = usePageWorld()
  const NOTICE = 'Confirm your email address: we sent a link.'

  it('is asked for above every page, and done by the link in the message', async () => {
    const person = await world().person()
    const page = await world().open('/projects', person)
    await screen.findByText(NOTICE)

    await page.goTo(await world().linkMailedTo(person.email, '/verifyEmail'))
    await screen.findByText('Your email address is confirmed')
    screen.getByText(/^If a colleague invited you, we have sent the invitation again\./)
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

describe('the change of the email address', () => {
  const world = usePageWorld()
  const card = async () => within(await screen.findByRole('region', { name: 'Email address' }))

  async function ask(page: ShownPage, email: string, password = PASSWORD): Promise<void> {
    await page.fill(await field('New email address'), email)
    await page.fill((await card()).getByLabelText('Your password'), password)
    await press(page, 'Change email address')
  }

  /** Has asked for the change in the settings. */
  async function linkTo(email: string, { actor }: Person): Promise<string> {
    await world().useCases.requestEmailChange.execute({ actor, email, password: PASSWORD })
    return world().linkMailedTo(email, '/verifyEmail')
  }

  it('is asked for in the settings, and done by the link in the message', async () => {
    const person = await world().person()
    const email = `moved-${person.email}`
    const page = await world().open('/settings', person)
    ;(await card()).getByText(`Your email address is ${person.email}.`)

    await ask(page, email, 'wrong horse')
    await screen.findByText('This is not your password.')
    await ask(page, ` ${email} `)
    await (await card()).findByText(/^We have sent a link to moved-.* Your address changes when you follow it\./)
    ;(await card()).getByText(`Your email address is ${person.email}.`)
    await page.goTo(await world().linkMailedTo(email, '/verifyEmail'))
    await screen.findByText('Your email address is confirmed')
    screen.getByText(email)

    await page.goTo('/settings')
    await (await card()).findByText(`Your email address is ${email}.`)
    const { user } = await person.client.get('/account/me', userResponse)
    expect(user).to.include({ email, isEmailVerified: true })
  })

  it('says beside the field what is wrong with an address, and keeps it', async () => {
    const person = await world().person()
    const page = await world().open('/settings', person)

    await ask(page, person.email)

    await (await card()).findByText('This is your email address already.')
    expect((await field('New email address')).value).to.equal(person.email)
  })

  it('says that a link is over to who has a confirmed address, and keeps that', async () => {
    const person = await world().person()
    const old = await linkTo(`first-${person.email}`, person)
    const newest = await linkTo(`second-${person.email}`, person)
    const page = await world().open(newest, person)
    await screen.findByText('Your email address is confirmed')

    await page.goTo(old)
    const notice = await alert('Your email address was not changed')
    expect(notice.textContent).to.contain('Ask for a new one in your settings.')
    await page.user.click(within(notice).getByText('Go to your settings'))
    await (await card()).findByText(`Your email address is second-${person.email}.`)
    await page.goTo(newest)
    await screen.findByText('Your email address is confirmed')
  })
})
