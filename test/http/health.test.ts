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

  it('find a server alive whose database does not answer', async () => {
    await open({ readiness: async () => false })
    expect([await status('/healthz'), await status('/readyz')]).to.deep.equal([200, 503])
  })

  it('take a check that fails for not ready', async () => {
    await open({ readiness: () => Promise.reject(new Error('no connection')) })
    expect(await status('/readyz')).to.equal(503)
  })
})
