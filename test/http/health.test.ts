import { expect } from 'chai'
import { openWorld, type World, type WorldOptions } from '../support/world.ts'

describe('probes', () => {
  let world: World

  const open = async (options: WorldOptions = {}) => (world = await openWorld(options))
  const status = async (path: string) => (await fetch(world.url + path)).status

  afterEach(() => world.close())

  it('find a server alive and ready', async () => {
    await open()

    expect([await status('/healthz'), await status('/readyz')]).to.deep.equal([200, 200])
    expect(world.log.entries).to.deep.equal([])
  })

  it('find a server alive that is not ready, and say what is missing but not why', async () => {
    await open({ readiness: async () => ({ database: 'The database does not answer.' }) })

    const answer = await fetch(`${world.url}/readyz`)
    const { requestId: _id, ...body } = (await answer.json()) as { requestId: string }

    expect([await status('/healthz'), answer.status]).to.deep.equal([200, 503])
    expect(body).to.deep.equal({
      success: false,
      error: 'The server is not ready.',
      code: 'http.not-ready',
      fields: { database: 'The database does not answer.' },
    })
  })

  it('say what is wrong although a server is ready', async () => {
    const remarks = { clock: 'The clock of this host and the database’s are seconds apart.' }
    await open({ readiness: Object.assign(async () => ({}), { remarks: () => remarks }) })

    const answer = await fetch(`${world.url}/readyz`)

    expect([answer.status, await answer.json()]).to.deep.equal([200, { success: true, remarks }])
  })

  it('take a check that fails for not ready', async () => {
    await open({ readiness: () => Promise.reject(new Error('no connection')) })

    const answer = await fetch(`${world.url}/readyz`)

    expect(answer.status).to.equal(503)
    expect(await answer.text()).not.to.contain('no connection')
  })
})
