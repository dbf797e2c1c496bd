import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { expect } from 'chai'
import { serveByNpm, type RunningProgram } from './npm-command.ts'

const buildTime = 300_000

describe('npm start', function () {
  this.timeout(buildTime)

  let folder: string
  let running: RunningProgram | undefined

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'grantwright-start-'))
  })

  afterEach(async () => {
    await running?.end('SIGTERM')
    running = undefined
    await rm(folder, { recursive: true, force: true })
  })

  async function start(): Promise<RunningProgram> {
    running = await serveByNpm(['start'], { DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'warn' })
    return running
  }

  it('serves the web app and the API on one port', async () => {
    const { address } = await start()

    const page = await fetch(`${address}/projects`, { headers: { accept: 'text/html' } })
    const call = await fetch(`${address}/api/projects/list`)

    expect(page.status).to.equal(200)
    expect(await page.text()).to.contain('<div id="root">')
    expect(call.status).to.equal(401)
    expect(await call.json()).to.include({ success: false })
  })

  it('is ready as soon as it prints its address', async () => {
    const { address } = await start()

    expect((await fetch(`${address}/readyz`)).status).to.equal(200)
  })

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    it(`has shut down when npm ends after ${signal}`, async () => {
      const { address, end } = await start()

      const code = await end(signal)

      expect(code).to.equal(0)
      expect(await answers(address)).to.equal(false)
    })
  }

  it('takes less than 3 seconds the second time', async () => {
    await (await start()).end('SIGTERM')

    const begun = performance.now()
    await start()

    expect(performance.now() - begun).to.be.below(3000)
  })
})

function answers(address: string): Promise<boolean> {
  return fetch(address).then(
    () => true,
    () => false,
  )
}
