import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from 'chai'
import { becomes, eventually } from '../support/waiting.ts'
import { useBrowserWorld } from './browser-world.ts'
import { openOwnServer, type OwnServer } from './own-server.ts'
import type { Visitor } from './visitor.ts'

/** A widget as the README describes it, which shows for whom it is there and calls its own server. */
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

const SCRIPTS: Readonly<Record<string, string>> = {
  '/widget.js': WIDGET,
  '/broken.js': 'globalThis.supportWidget = { init() { throw new Error("the widget is broken") }, destroy() {} }',
  '/hello': '{}',
}

describe('the support widget', () => {
  const world = useBrowserWorld()
  let host: Server
  let home: string
  const asked: string[] = []

  before(async () => {
    host = createServer(({ url = '' }, response) => {
      asked.push(url)
      const content = SCRIPTS[url]
      response.writeHead(content === undefined ? 404 : 200, {
        'Content-Type': 'text/javascript',
        'Access-Control-Allow-Origin': '*',
      })
      response.end(content ?? '')
    }).listen(0, '127.0.0.1')
    await once(host, 'listening')
    home = `http://127.0.0.1:${(host.address() as AddressInfo).port}`
  })

  after(() => {
    host.closeAllConnections()
    host.close()
  })

  async function visitWith(path: string, story: (visitor: Visitor, server: OwnServer) => Promise<void>) {
    const server = await openOwnServer({ SUPPORT_WIDGET_URL: `${home}${path}`, SUPPORT_WIDGET_TOKEN: 'the-token' })
    try {
      await world().visitAs(server.person, (visitor) => story(visitor, server), { baseURL: server.address })
    } finally {
      await server.close()
    }
  }

  async function logOut(visitor: Visitor) {
    await visitor.button('Account').click()
    await visitor.page.getByRole('menuitem', { name: 'Logout' }).click()
    await visitor.arrivesAt('/login')
  }

  it('is there for a user who is logged in, under their address, and goes with them', () =>
    visitWith('/widget.js', async (visitor, { person }) => {
      await visitor.open('/projects')
      const widget = visitor.text(`Help for ${person.email} by the-token`)
      await visitor.sees(widget)
      await visitor.link('Document Library').click()
      await visitor.sees(visitor.text('Upload some documents to get started.'), widget)
      await becomes(() => widget.count(), 1)
      await eventually(() => expect(asked).to.include('/hello'))
      await logOut(visitor)

      await visitor.seesNoMore(widget)
    }))

  it('is not asked for before somebody has logged in', () =>
    visitWith('/widget.js', async (visitor) => {
      await visitor.open('/projects')
      await visitor.sees(visitor.text(/^Help for /))
      await visitor.restsFromCalls()
      await logOut(visitor)
      asked.length = 0
      await visitor.page.reload()
      await visitor.sees(visitor.heading('Log in'))
      await visitor.restsFromCalls()

      expect(asked).to.deep.equal([])
    }))

  for (const [fault, path] of [
    ['is broken', '/broken.js'],
    ['is not there', '/gone.js'],
  ] as const)
    it(`breaks nothing where it ${fault}`, () =>
      visitWith(path, async (visitor) => {
        visitor.expects(/status of 404 .*\/gone\.js$/)
        const fetched = visitor.page.waitForResponse((response) => response.url().endsWith(path))
        await visitor.open('/projects')
        await fetched
        await visitor.sees(visitor.heading('Start with your first project'))
        await logOut(visitor)
      }))
})
