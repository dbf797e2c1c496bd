import { screen, waitFor } from '@testing-library/dom'
import { expect } from 'chai'
import { dom } from './dom.ts'
import { usePageWorld, type ShownPage } from './page-world.ts'

const WIDGET = { url: 'https://widget.example.org/widget.js', token: 'the-token' }

describe('the support widget', () => {
  const world = usePageWorld()
  const shown: string[] = []
  let isBroken = false

  before(() => {
    // The script itself is not run here: it counts as loaded, and this is what it would have set.
    dom.happyDOM.settings.handleDisabledFileLoadingAsSuccess = true
    const supportWidget = {
      init({ token, email }: { readonly token: string; readonly email: string }) {
        if (isBroken) throw new Error('The widget is broken.')
        shown.push(`${email} by ${token}`)
      },
      destroy: () => void shown.pop(),
    }
    Object.assign(globalThis, { supportWidget })
  })

  after(() => {
    dom.happyDOM.settings.handleDisabledFileLoadingAsSuccess = false
    Reflect.deleteProperty(globalThis, 'supportWidget')
  })

  beforeEach(() => world().configure({ supportWidget: WIDGET }))

  const scripts = () => document.head.querySelectorAll(`script[src="${WIDGET.url}"]`).length

  async function logOut(page: ShownPage): Promise<void> {
    await page.user.click(await screen.findByRole('button', { name: 'Account' }))
    await page.user.click(await screen.findByRole('menuitem', { name: 'Logout' }))
    await page.arrivesAt('/login')
  }

  it('is not asked for before somebody has logged in', async () => {
    const page = await world().open('/login', null)
    await screen.findByLabelText('Password')
    await page.settles()

    expect(scripts()).to.equal(0)
  })

  it('is there once for a user who is logged in, under their address, and goes with them', async () => {
    const person = await world().person()
    const page = await world().open('/projects', person)
    await waitFor(() => expect(shown).to.deep.equal([`${person.email} by the-token`]))
    await page.user.click(screen.getByText('Document Library'))
    await screen.findByText('Upload some documents to get started.')
    await page.settles()
    expect([scripts(), shown.length]).to.deep.equal([1, 1])
    await logOut(page)

    await waitFor(() => expect(shown).to.deep.equal([]))
  })

  it('breaks nothing where it is broken', async () => {
    isBroken = true
    const page = await world().open('/projects', await world().person())
    await screen.findByText('Start with your first project')
    await page.settles()
    await logOut(page)
    expect(shown).to.deep.equal([])
  })
})
