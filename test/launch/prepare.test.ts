import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'chai'
import { linkProject, project } from './linked-project.ts'

const PREPARED = `const { prepareServer } = await import('./apps/launch/prepare.mjs')
await prepareServer()
console.log(process.pid)`

/** Notes the parts that it is asked for and the process that would build them. */
const NOTED = `import { appendFileSync } from 'node:fs'
appendFileSync('built.txt', process.argv.slice(2).join() + ' ' + process.ppid + '\\n')`

/** Notes both builds as done without doing them. */
const BUILT = `const { buildWhenStale } = await import('./apps/launch/fingerprint.mjs')
const { serverBuild } = await import('./apps/launch/server-bundle.mjs')
const { webBuild } = await import('./apps/launch/web-bundle.mjs')
for (const build of [serverBuild, webBuild]) await buildWhenStale({ ...build, make: () => undefined })`

interface LockedPackages {
  readonly packages: Readonly<Record<string, { readonly dev?: boolean }>>
}

describe('a start that has to build', () => {
  let folder: string

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'grantwright-prepare-'))
    await linkProject(folder)
  })

  afterEach(() => rm(folder, { recursive: true, force: true }))

  it('reads the settings in .env as they are written there, unless the environment has them', async () => {
    const lines = ['PORT=3100', 'MAIL_FROM="Grants <grants@example.org>"', `ANTHROPIC_PRICES='{"model":{"input":2}}'`]
    await writeFile(join(folder, '.env'), lines.join('\n'))
    const read = `const { readSettings } = await import('./apps/launch/read-settings.mjs')
      readSettings()
      console.log(['PORT', 'MAIL_FROM', 'ANTHROPIC_PRICES'].map((name) => process.env[name]).join('|'))`

    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', read], {
      cwd: folder,
      env: { PATH: process.env['PATH'], PORT: '3200' },
    })

    expect(stdout.trim()).to.equal('3200|Grants <grants@example.org>|{"model":{"input":2}}')
  })

  it('builds in processes of their own, whose memory goes with them', async () => {
    await writeFile(join(folder, 'apps/launch/build.mjs'), NOTED)

    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', PREPARED], {
      cwd: folder,
    })

    const pid = stdout.trim()
    expect(await readFile(join(folder, 'built.txt'), 'utf8')).to.equal(`server ${pid}\nweb ${pid}\n`)
  })

  const run = (script: string) =>
    promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], { cwd: folder })

  /** As `npm ci --omit=dev` leaves it. */
  async function omitDevPackages(): Promise<void> {
    const packages = join(folder, 'node_modules')
    const lock = JSON.parse(await readFile(join(packages, '.package-lock.json'), 'utf8')) as LockedPackages
    const kept = Object.entries(lock.packages).filter(([, { dev }]) => dev !== true)
    await rm(packages)
    await mkdir(packages)
    await writeFile(join(packages, '.package-lock.json'), JSON.stringify({ packages: Object.fromEntries(kept) }))
    await symlink(join(project, 'node_modules/better-sqlite3'), join(packages, 'better-sqlite3'))
  }

  it('builds and installs nothing where a built copy was moved, aged, and lost what only builds', async () => {
    await writeFile(join(folder, 'apps/launch/build.mjs'), NOTED)
    await run(BUILT)
    const moved = `${folder} #2`
    await rename(folder, moved)
    folder = moved
    await utimes(join(folder, 'package-lock.json'), 0, 0)
    await omitDevPackages()

    const { stderr } = await run(PREPARED)

    expect(stderr).to.equal('')
    expect(await readFile(join(folder, 'built.txt'), 'utf8').catch(() => 'nothing')).to.equal('nothing')
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
