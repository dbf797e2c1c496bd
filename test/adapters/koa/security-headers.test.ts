import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect } from 'chai'
import Koa from 'koa'
import { securityHeaders } from '../../../adapters/koa/middleware/security-headers.ts'

const CONFIG = { apiBaseUrl: '/api', errorReporting: null, supportWidget: null }
const ONLY_ITSELF = 'max-age=31536000'

describe('Strict-Transport-Security', () => {
  /** Of a page and of an answer of the API. */
  async function toldBrowsers(told: { readonly https: boolean; readonly httpsForSubdomains?: boolean }) {
    const app = new Koa()
    app.use(securityHeaders({ runtimeConfig: CONFIG, ...told, isApi: (path) => path.startsWith('/api') }))
    const server = app.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    try {
      const answers = await Promise.all(['/projects', '/api/projects'].map((path) => fetch(address + path)))
      return answers.map(({ headers }) => headers.get('strict-transport-security'))
    } finally {
      server.closeAllConnections()
      server.close()
    }
  }

  it('is for the product alone, and for the names below its own where a setting asks for it', async () => {
    expect(await toldBrowsers({ https: true })).to.deep.equal([ONLY_ITSELF, ONLY_ITSELF])
    expect(await toldBrowsers({ https: true, httpsForSubdomains: true })).to.deep.equal(
      Array(2).fill(`${ONLY_ITSELF}; includeSubDomains`),
    )
    expect(await toldBrowsers({ https: false, httpsForSubdomains: true })).to.deep.equal([null, null])
  })
})
