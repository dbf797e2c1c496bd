import { expect } from 'chai'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { assertPageWeights } from '../../apps/launch/page-weight.mjs'

interface Chunk {
  readonly file: string
  readonly name: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly css?: readonly string[]
}

describe('the bytes of a first page', () => {
  let folder: string

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'page-weight-'))
    await mkdir(join(folder, '.vite'))
  })

  afterEach(() => rm(folder, { recursive: true }))

  async function aBundle(files: Record<string, number>, manifest: Record<string, Chunk>): Promise<void> {
    for (const [file, bytes] of Object.entries(files)) await writeFile(join(folder, file), Buffer.alloc(bytes))
    await writeFile(join(folder, '.vite/manifest.json'), JSON.stringify(manifest))
  }

  const entry: Chunk = { file: 'index.js', name: 'index', imports: ['_shared.js'], css: ['index.css'] }
  const shared: Chunk = { file: 'shared.js', name: 'shared' }
  const holdTo = (mostKilobytes: number) => () =>
    assertPageWeights(folder, [{ name: 'first page', chunks: ['index'], mostKilobytes }])

  it('count scripts, what they import and their styles, as they are served', async () => {
    const manifest = { 'index.html': entry, '_shared.js': shared }
    await aBundle({ 'index.js': 90_000, 'index.js.br': 3_000, 'index.css': 1_000, 'shared.js': 2_000 }, manifest)

    expect(holdTo(5.9)).to.throw('the first page loads 6.0 kB of at most 5.9 kB')
  })

  it('let a page pass that stays within its limit, and leave no manifest among the served files', async () => {
    const manifest = { 'index.html': { ...entry, dynamicImports: ['later.ts'] }, '_shared.js': shared }
    await aBundle({ 'index.js': 3_000, 'index.css': 1_000, 'shared.js': 2_000 }, manifest)

    expect(holdTo(6)).not.to.throw()
    expect(holdTo(6)).to.throw('manifest.json')
  })

  it('refuse a part of the admin area', async () => {
    const manifest = {
      'index.html': { ...entry, imports: ['src/features/admin/jobs.tsx'] },
      'src/features/admin/jobs.tsx': { file: 'jobs.js', name: 'jobs' },
    }
    await aBundle({ 'index.js': 1, 'index.css': 1, 'jobs.js': 1 }, manifest)

    expect(holdTo(6)).to.throw('belongs to the admin area')
  })

  const usersPage: Chunk = { file: 'projects.js', name: 'ProjectsPage' }
  const adminPage: Chunk = { file: 'users.js', name: 'AdminUsersPage', imports: ['_table.js'] }
  const withPages = (page: Chunk) => ({
    'index.html': entry,
    '_shared.js': shared,
    '_table.js': { file: 'table.js', name: 'table' },
    'src/pages/ProjectsPage.tsx': page,
    'src/pages/AdminUsersPage.tsx': adminPage,
  })
  const files = { 'index.js': 1, 'index.css': 1, 'shared.js': 1, 'projects.js': 1, 'users.js': 1, 'table.js': 1 }
  const writeTable = () => writeFile(join(folder, 'table.js'), 'className:`${prefix}-measure-row`')

  it('let the table of the admin area be loaded by its pages alone, and later by others', async () => {
    await aBundle(files, withPages({ ...usersPage, dynamicImports: ['_table.js'] }))
    await writeTable()
    expect(holdTo(6)).not.to.throw()

    await mkdir(join(folder, '.vite'))
    await aBundle(files, withPages({ ...usersPage, imports: ['_table.js'] }))
    await writeTable()
    expect(holdTo(6)).to.throw("src/pages/ProjectsPage.tsx loads antd's Table")
  })

  it('refuse a bundle in which the table is not recognised', async () => {
    await aBundle(files, withPages(usersPage))

    expect(holdTo(6)).to.throw('no page of the bundle has "-measure-row"')
  })

  it('refuse a bundle that lacks a chunk the check names, so that it can never check nothing', async () => {
    await aBundle({ 'shared.js': 1 }, { '_shared.js': shared })

    expect(holdTo(6)).to.throw('no chunk index')
  })
})
