import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { startProcess } from './product-process.ts'
import { serveByNpm, type RunningProgram } from './npm-command.ts'

const dist = fileURLToPath(new URL('../../dist', import.meta.url))

const serve = (folder: string) => serveByNpm(['start'], { DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'warn' })

describe('npm start', () => {
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
    running = await serve(folder)
    return running
  }

  describe('that has started', () => {
    let itsFolder: string
    let started: RunningProgram
    let readiness: number

    before(async () => {
      itsFolder = await mkdtemp(join(tmpdir(), 'grantwright-start-'))
      started = await serve(itsFolder)
      readiness = (await fetch(`${started.address}/readyz`)).status
    })

    after(async () => {
      await started?.end('SIGTERM')
      await rm(itsFolder, { recursive: true, force: true })
    })

    it('is ready as soon as it prints its address', () => {
      expect(readiness).to.equal(200)
    })

    it('serves the web app and the API on one port', async () => {
      const page = await fetch(`${started.address}/projects`, { headers: { accept: 'text/html' } })
      const call = await fetch(`${started.address}/api/projects/list`)

      expect(page.status).to.equal(200)
      expect(await page.text()).to.contain('<div id="root">')
      expect(call.status).to.equal(401)
      expect(await call.json()).to.include({ success: false })
    })

    it('writes files that nobody else on the machine can read', async () => {
      const { mode } = await stat(join(itsFolder, 'grantwright.sqlite'))

      expect(mode & 0o077).to.equal(0)
    })
  })

  it('ends with one plain line where it can’t write', async () => {
    const ended = await startProcess('all', { DATA_DIR: '/dev/null/data' }).catch((error: Error) => error.message)

    expect(ended).to.match(/^The all host ended with 1: The folder \S+ can’t be used: [^\n]*\n$/)
  })

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    it(`has shut down when npm ends after ${signal}`, async () => {
      const { address, end } = await start()

      const code = await end(signal)

      expect(code).to.equal(0)
      expect(await answers(address)).to.equal(false)
    })
  }

  it('builds nothing again the second time', async () => {
    await (await start()).end('SIGTERM')
    const built = await builtFiles()

    await start()

    expect(built).to.not.deep.equal([])
    expect(await builtFiles()).to.deep.equal(built)
  })
})

/** Everything of the product that was built, with the moment in milliseconds in which it was; runs of tests build there too. */
async function builtFiles(): Promise<string[]> {
  const parts = (await readdir(dist)).filter((name) => !name.startsWith('test-code-'))
  const paths = (await Promise.all(parts.map(filesOf))).flat()
  return Promise.all(paths.sort().map(async (path) => `${path} ${(await stat(join(dist, path))).mtimeMs}`))
}

async function filesOf(part: string): Promise<string[]> {
  const path = join(dist, part)
  if (!(await stat(path)).isDirectory()) return [part]
  return (await readdir(path, { recursive: true })).map((name) => join(part, name))
}

function answers(address: string): Promise<boolean> {
  return fetch(address).then(
    () => true,
    () => false,
  )
}
