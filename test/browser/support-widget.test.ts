import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from 'chai'
import { eventually } from '../support/waiting.ts'
import { useBrowserWorld } from './browser-world.ts'
import { openOwnServer, type OwnServer } from './own-server.ts'
import type { Visitor } from './visitor.ts'

/** A widget as docs/configuration.md describes it, which shows for whom it is there and calls its own server. */
const WIDGET = `
  const home = new URL(document.currentScript.src).origin
  globalThis.supportWidget = {
    init({ token, email }) {
      const place = document.createElement('aside')
      place.id = 'widget'
      place.textContent = 'Help for ' + email + ' by ' + token
      document.body.append(place)
      return fetch(home + '/hello')
    },
    destroy() {
      document.getElementById('widget').remove()
    },
  }`

describe('the support widget', () => {
  const world = useBrowserWorld()
  let host: Server
  let server: OwnServer
  let asked: string[] = []
  let isGone = false

  before(async () => {
    host = createServer(({ url = '' }, response) => {
      asked.push(url)
      const content = isGone ? undefined : { '/widget.js': WIDGET, '/hello': '{}' }[url]
      response.writeHead(content === undefined ? 404 : 200, {
        'Content-Type': 'text/javascript',
        'Access-Control-Allow-Origin': '*',
      })
      response.end(content ?? '')
    }).listen(0, '127.0.0.1')
    await once(host, 'listening')
    const home = `http://127.0.0.1:${(host.address() as AddressInfo).port}`
    server = await openOwnServer({ SUPPORT_WIDGET_URL: `${home}/widget.js`, SUPPORT_WIDGET_TOKEN: 'the-token' })
  })

  after(async () => {
    host.closeAllConnections()
    host.close()
    await server.close()
  })

  const visit = (story: (visitor: Visitor) => Promise<void>) =>
    world().visitAs(server.person, story, { baseURL: server.address })

  async function logOut(visitor: Visitor) {
    await visitor.button('Account').click()
    await visitor.page.getByRole('menuitem', { name: 'Logout' }).click()
    await visitor.arrivesAt('/login')
  }

  it('is let in by the content policy with its own server, for a user who is logged in, and goes with them', () =>
    visit(async (visitor) => {
      await visitor.open('/projects')
      const widget = visitor.text(`Help for ${server.person.email} by the-token`)
      await visitor.sees(widget)
      await eventually(() => expect(asked).to.deep.equal(['/widget.js', '/hello']))
      await logOut(visitor)
      await visitor.seesNoMore(widget)
    }))

  it('breaks nothing where its script is not there', () =>
    visit(async (visitor) => {
      isGone = true
      asked = []
      visitor.expects(/status of 404 .*\/widget\.js$/)
      await visitor.open('/projects')
      await visitor.sees(visitor.heading('Start with your first project'))
      await eventually(() => expect(asked).to.deep.equal(['/widget.js']))
      await logOut(visitor)
      await visitor.sees(visitor.heading('Log in'))
    }))
})
