import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'chai'
import { linkProject } from './linked-project.ts'

const PREPARED = `const { prepareServer } = await import('./apps/launch/prepare.mjs')
await prepareServer()
console.log(process.pid)`

/** Notes the parts that it is asked for and the process that would build them. */
const NOTED = `import { appendFileSync } from 'node:fs'
appendFileSync('built.txt', process.argv.slice(2).join() + ' ' + process.ppid + '\\n')`

describe('a start that has to build', () => {
  let folder: string

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'grantwright-prepare-'))
    await linkProject(folder)
  })

  afterEach(() => rm(folder, { recursive: true, force: true }))

  it('builds in processes of their own, whose memory goes with them', async () => {
    await writeFile(join(folder, 'apps/launch/build.mjs'), NOTED)

    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', PREPARED], {
      cwd: folder,
    })

    const pid = stdout.trim()
    expect(await readFile(join(folder, 'built.txt'), 'utf8')).to.equal(`server ${pid}\nweb ${pid}\n`)
  })

  it('ends with the reason where nothing can be built', async () => {
    await writeFile(join(folder, 'apps/launch/build.mjs'), `throw new Error('no room left')`)

    const ended = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', PREPARED], {
      cwd: folder,
    }).catch((error: { code: number; stderr: string }) => error)

    expect(ended).to.include({ code: 1 })
    expect(ended.stderr).to.contain('no room left').and.to.contain('The server could not be built')
  })
})
