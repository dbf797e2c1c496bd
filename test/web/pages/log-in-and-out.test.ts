import { screen, waitFor, within } from '@testing-library/dom'
import { expect } from 'chai'
import { PASSWORD } from '../../support/world.ts'
import { codeOf } from '../../support/one-time-code.ts'
import { alert, field, press } from './account-fields.ts'
import { chooseInMenu, logIn } from './log-in.ts'
import { createGrant } from './page-fixtures.ts'
import { usePageWorld, type ShownPage } from './page-world.ts'

/** Milliseconds between two attempts to end a session. */
const RETRY = 5000
const UNFINISHED = /^You are logged out on this page, but the server could not be reached/

const heading = (name: string) => screen.findByRole('heading', { name, level: 1 })

describe('a page whose server does not tell who is logged in', () => {
  const world = usePageWorld()

  for (const status of [429, 503])
    it(`says so and not that nobody is logged in (${status})`, async () => {
      const page = await world().open('/documentLibrary', await world().person())
      await heading('Document Library')
      page.calls.refuse('GET /account/me', status)
      await page.reload()

      await screen.findByText('The server does not answer')
    })
})

describe('an address that was asked for before log-in', () => {
  const world = usePageWorld()

  it('is where log-in leads, with its query and its hash', async () => {
    const { email } = await world().person()
    for (const address of ['/documentLibrary', '/accountUsers?from=mail', '/settings#own-email']) {
      const page = await world().open(address, null)
      await page.arrivesAt('/login')
      await logIn(page, email)

      await page.arrivesAt(address)
    }
  })

  it('is kept on the way through registration, another page and a reload', async () => {
    const page = await world().open('/documentLibrary?search=garden', null)
    await page.user.click(await screen.findByText('Request early access'))
    await heading('Create your account')
    await page.user.click(screen.getByText('Sign in'))
    await heading('Log in')
    await page.user.click(screen.getByText('Forgot your password?'))
    await screen.findByText('Send link')
    await page.user.click(screen.getByText('Sign in'))
    await heading('Log in')
    await page.reload()
    await heading('Log in')
    await page.user.click(screen.getByText('Register'))
    await heading('Create your account')
    await page.fill(await field('Email'), 'deep-link@example.org')
    await page.fill(await field('Password'), PASSWORD)
    await page.fill(await field('Confirm password'), PASSWORD)
    await press(page, 'Submit')

    await page.arrivesAt('/documentLibrary?search=garden')
  })

  it('is kept while a code is asked for', async () => {
    const person = await world().confirmed()
    const { actor, email } = person
    const { secret } = await world().useCases.startSecondFactor.execute({ actor, password: PASSWORD })
    const first = codeOf(secret, new Date().toISOString())
    const [recoveryCode = ''] = await world().useCases.confirmSecondFactor.execute({ actor, token: '', code: first })
    const page = await world().open('/accountUsers', null)
    await page.arrivesAt('/login')
    await logIn(page, email)
    await page.fill(await field('Code'), recoveryCode)
    await press(page, 'Submit')

    await page.arrivesAt('/accountUsers')
  })

  it('never leads to another host', async () => {
    const { email } = await world().person()
    for (const address of ['//evil.example.org/projects', '/\\evil.example.org/projects']) {
      const page = await world().open(`https://grants.example.org${address}`, null)
      await page.arrivesAt('/login')
      await logIn(page, email)

      await heading('There is no page at this address')
      expect(window.location.host).to.equal('grants.example.org')
      expect(page.address).to.equal('/evil.example.org/projects')
    }
  })

  it('is forgotten by who logs out', async () => {
    const person = await world().person()
    const page = await world().open('/accountUsers', person)
    await heading('Users')
    await chooseInMenu(page, 'Account', 'Logout')
    await page.arrivesAt('/login')
    await logIn(page, person.email)

    await page.arrivesAt('/newApplication')
  })

  it('opens the privacy notice or the terms over the log-in page', async () => {
    for (const [path, name] of [
      ['/privacy', 'Privacy'],
      ['/terms', 'Terms'],
    ] as const) {
      const page = await world().open(path, null)
      const dialog = within(await screen.findByRole('dialog', { name }))
      expect(page.address).to.equal('/login')
      await page.user.click(dialog.getByText('Close'))
      expect(screen.queryByRole('dialog')).to.equal(null)
      await logIn(page, (await world().person()).email)

      await page.arrivesAt('/newApplication')
    }
  })
})

describe('logging out', () => {
  const world = usePageWorld()

  async function logOutWithoutServer(): Promise<{ readonly page: ShownPage; readonly email: string }> {
    const person = await world().person()
    const page = await world().open('/projects', person)
    await heading('Projects')
    page.calls.disconnect()
    await chooseInMenu(page, 'Account', 'Logout')
    await page.arrivesAt('/login')
    await screen.findByText(UNFINISHED)
    await page.settles()
    return { page, email: person.email }
  }

  it('says that the server was not reached, and ends the session once it is', async () => {
    const { page } = await logOutWithoutServer()
    await page.passes(RETRY)
    screen.getByText(UNFINISHED)
    expect(page.calls.count('POST /account/logout')).to.equal(2)

    page.calls.restore()
    await page.passes(RETRY)
    await waitFor(() => expect(screen.queryByText(UNFINISHED)).to.equal(null))
    expect(page.timers.waiting(RETRY)).to.equal(0)
    await page.goTo('/projects')
    await page.arrivesAt('/login')
  })

  it('holds for a page that is opened later: the session is ended before anything is shown', async () => {
    const { page } = await logOutWithoutServer()
    await page.goTo('/projects')
    await screen.findByText(UNFINISHED)
    expect(page.address).to.equal('/login')

    page.calls.restore()
    await page.goTo('/projects')
    await heading('Log in')
    await page.settles()
    expect(screen.queryByText(UNFINISHED)).to.equal(null)
    await page.goTo('/projects')
    await heading('Log in')
  })

  it('leaves alone who has logged in meanwhile', async () => {
    const { page, email } = await logOutWithoutServer()
    page.calls.restore()
    page.calls.disconnect('POST /account/logout')
    await logIn(page, email)
    await page.arrivesAt('/newApplication')
    page.calls.restore()
    page.calls.forget()

    await page.goTo('/settings')
    await heading('Settings')
    expect(page.calls.count('POST /account/logout')).to.equal(0)
  })
})

describe('a page that the browser kept and brings back', () => {
  const world = usePageWorld()

  it('is not shown to who has logged out since', async () => {
    const page = await world().open('/projects', await world().person())
    await heading('Projects')
    page.calls.forgetCookies()

    // What listens comes after the page.
    await waitFor(() => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
      expect(window.location.pathname).to.equal('/login')
    })
  })
})

describe('what the server answers', () => {
  const world = usePageWorld()

  it('is a failure where it says so itself, whatever its status', async () => {
    const refusal = { success: false, error: 'The library is being moved. Please try again later.' }
    const page = await world().open('/projects', await world().person(), ({ calls }) =>
      calls.change('/projects/list', () => refusal),
    )
    await alert(refusal.error)
    page.calls.restore()
    page.calls.change('POST /projects/create', () => refusal)
    await page.user.click(screen.getByText('Try Again'))
    await press(page, 'Create a new project')
    const modal = within(await screen.findByRole('dialog'))
    await page.fill(modal.getByLabelText('Project name'), 'Garden')
    await page.user.click(modal.getByText('Create'))

    await alert(refusal.error)
    expect(page.address).to.equal('/projects')
  })

  it('bears a reference where it failed, and none where it refuses', async () => {
    const { email } = await world().person()
    const page = await world().open('/login', null)
    await logIn(page, email, 'not-the-password')
    const refused = await alert('The email address or the password is wrong.')
    expect(refused.textContent).not.to.contain('Reference')

    page.calls.refuse('POST /account/login', 500, JSON.stringify({ success: false, error: 'Sorry.', requestId: 'r-1' }))
    await press(page, 'Submit')
    const failed = await alert('Sorry.')
    expect(failed.textContent).to.contain('Reference: r-1')
  })
})

describe('the funders that were just found', () => {
  const world = usePageWorld()

  it('are not asked for again', async () => {
    const person = await world().person()
    const { actor } = person
    await createGrant(world(), person, { funderName: 'The Quayside Trust' })
    const { id } = await world().useCases.createProject.execute({ actor, name: 'Garden' })
    const page = await world().open(`/projects/${id}`, person)
    await press(page, 'Create New Grant')
    const search = await screen.findByLabelText('Funder')
    const type = async (text: string) => {
      await page.fill(search, text)
      await page.passes(400)
    }
    await type('Quay')
    await screen.findByTitle('The Quayside Trust')
    await type('Quays')
    page.timers.moveDate(60_000)
    await type('Quay')

    await screen.findByTitle('The Quayside Trust')
    expect(page.calls.count('/funders/search/Quay')).to.equal(1)
  })
})
