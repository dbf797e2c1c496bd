import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'chai'
import { project } from './cruise.ts'
import { withPlantedTree } from './planted-tree.ts'

/** What no module of the core may say. */
const notInCore = [
  'export const now = () => Date.now()',
  'export const now = () => new Date().toISOString()',
  'export const now = () => Date()',
  'const { now } = Date\nexport const later = () => now()',
  'const Clock = Date\nexport const now = () => Clock.now()',
  'export const dice = () => Math.random()',
  'const { random } = Math\nexport const dice = () => random()',
  'export const port = (globalThis as unknown as { process: { env: object } }).process.env',
  'declare const process: { env: object }\nexport const port = process.env',
  'declare function fetch(address: string): Promise<unknown>\nexport const page = fetch("/")',
  'declare global { var fetch: unknown }\nexport const page = fetch',
  'export const load = (name: string) => import(name)',
  'export const load = () => import("node:fs")',
  'export const here = import.meta.dirname',
  'export const run = new Function("return process")',
  'export const run = Function("return process")',
  'export const run = eval("process")',
  '/// <reference types="node" />\nexport const port = process.env',
  `export { CreateProject } from './create-project.ts'`,
  `export * from './create-project.ts'`,
  `import { CreateProject } from './create-project.ts'\nexport { CreateProject }`,
  `import { CreateProject } from './create-project.ts'\nexport class Create extends CreateProject {}`,
]

/** What the types of the core do not know. */
const foreign: Readonly<Record<string, string>> = {
  process: 'process.exit()',
  fetch: `void fetch('http://localhost')`,
  Buffer: `Buffer.from('')`,
  console: `console.log('')`,
  setTimeout: 'setTimeout(() => {}, 1)',
  crypto: 'crypto.randomUUID()',
  document: `document.querySelector('p')`,
  window: 'window.close()',
  URL: `new URL('http://localhost')`,
  'node:fs': `import { readFileSync } from 'node:fs'\nreadFileSync('')`,
}

const allowedInCore = [
  'export const at = (text: string) => new Date(text).getTime()',
  'export const at = (text: string) => Date.parse(text)',
  'export const whole = (part: number) => Math.round(part)',
  'export class NotFound extends Error {}',
  'export const sorted: readonly number[] = [...new Set([2, 1])].toSorted()',
  'export const PORT = 1920',
  String.raw`export const CODE = /^\d{4}-\d{2}$/u`,
]

const secondDateReaders = [
  String.raw`export const YEAR = /(?<!\d)(?:19|20)\d\d/u`,
  String.raw`export const YEAR = /20\p{N}{2}/u`,
  'export const YEAR = String.raw`(?:1[89]|20)\\d{2}`',
  'export const MONTH = /january|february|march/iu',
  `export const MONAT = new RegExp('Januar|Februar|März', 'iu')`,
]

/** Of each kind of file elsewhere, one thing that it may not say: path, source and the rule. */
const elsewhere: readonly (readonly [string, string, RegExp])[] = [
  ['adapters/koa/wrong.ts', 'export const port = process.env.PORT', /no-restricted-properties/],
  ['adapters/koa/dates.ts', secondDateReaders[0]!, /one-date-reader/],
  ['adapters/koa/forgotten.ts', 'export function save() {\n  Promise.resolve(1)\n}', /no-floating-promises/],
  ['adapters/koa/mistyped.ts', 'export const sum: number = "1"', /not assignable to type 'number'/],
  ['adapters/koa/lines.ts', 'void 0\n'.repeat(351), /max-lines/],
  ['apps/web/src/words.tsx', 'export const Title = () => <h1>Your projects</h1>', /own\(no-syntax\)/],
  [
    'apps/web/src/hooks.tsx',
    `import { useEffect } from 'react'\nexport function Page({ at }: { at: number }) {\n  useEffect(() => void (globalThis.status = String(at)), [])\n  return null\n}`,
    /exhaustive-deps/,
  ],
  ['apps/web/src/select.tsx', `import { Select } from 'antd'\nexport const Box = Select`, /no-restricted-imports/],
  ['test/only.test.ts', `describe.${'only'}('it', () => {})`, /own\(no-syntax\)/],
]

const BETWEEN_TAGS = `export const Sum = ({ sum, name }: { sum: number | null; name: string }) => (
  <div>
    <p>
      {sum} <b>pounds</b>
    </p>
    <p>{name}</p>
    <p dir="auto">{name}</p>
  </div>
)
`

interface Complaint {
  readonly filename: string
  readonly code: string
  readonly message: string
}

const run = (program: string, args: readonly string[], cwd: string) =>
  spawnSync(process.execPath, [join(project, program), ...args], { cwd, encoding: 'utf8' })

/** What `npm run check` says about each of these files, were they the project. */
function complaintsAbout(files: Readonly<Record<string, string>>): Promise<Readonly<Record<string, string>>> {
  const settings = ['tsconfig.json', 'core/tsconfig.json', 'oxlint.config.mjs', 'oxlint-rules.mjs']
  const texts = Object.fromEntries(settings.map((path) => [path, readFileSync(join(project, path), 'utf8')]))
  const folders = ['core', 'adapters', 'apps', 'test'].filter((name) =>
    Object.keys(files).some((path) => path.startsWith(`${name}/`)),
  )
  return withPlantedTree({ ...texts, ...files }, async (folder) => {
    await symlink(join(project, 'node_modules'), join(folder, 'node_modules'))
    const args = ['-c', 'oxlint.config.mjs', '--format=json', ...folders]
    const { stdout, stderr } = run('node_modules/oxlint/bin/oxlint', args, folder)
    if (!stdout.startsWith('{')) throw new Error(stdout + stderr)
    const said: Record<string, string> = {}
    for (const { filename, code, message } of (JSON.parse(stdout) as { diagnostics: Complaint[] }).diagnostics)
      said[filename] = `${said[filename] ?? ''}${code}: ${message}\n`
    return said
  })
}

const numbered = (name: string, sources: readonly string[]) =>
  Object.fromEntries(sources.map((source, index) => [`core/${name}-${index}.ts`, source]))

const refusedInCore = numbered('refused', notInCore)
const allowed = { ...numbered('allowed', allowedInCore), 'core/languages/dates.ts': secondDateReaders[0]! }
const dates = numbered('dates', secondDateReaders)

describe('the rules of lint and types', () => {
  let said: Readonly<Record<string, string>>

  before(async () => {
    const others = Object.fromEntries(elsewhere.map(([path, source]) => [path, source]))
    said = await complaintsAbout({ ...refusedInCore, ...allowed, ...dates, ...others })
  })

  for (const [path, source] of Object.entries(refusedInCore)) {
    it(`refuse in the core ${source.split('\n').join('; ')}`, () => {
      expect(said[path]).to.match(/no-|triple-slash/)
    })
  }

  for (const [path, source] of Object.entries(allowed)) {
    it(`allow ${source}`, () => {
      expect(said[path]).to.equal(undefined)
    })
  }

  for (const [path, source] of Object.entries(dates)) {
    it(`refuse a second reader of dates: ${source}`, () => {
      expect(said[path]).to.match(/^own\(one-date-reader\)/)
    })
  }

  for (const [path, , complaint] of elsewhere) {
    it(`look at ${path}`, () => {
      expect(said[path]).to.match(complaint)
    })
  }
})

describe('the types of the core', () => {
  it(`know none of ${Object.keys(foreign).join(', ')}`, async () => {
    // A tree of its own: one of the modules above tells the compiler of them.
    const sources = Object.values(foreign).map((source) => `${source}\nexport {}`)
    const said = await complaintsAbout(numbered('foreign', sources))

    for (const [index, name] of Object.keys(foreign).entries())
      expect(said[`core/foreign-${index}.ts`]).to.match(
        new RegExp(`Cannot find (name|module or type declarations for .*|module) '${name}'`),
      )
  })
})

describe('the check of texts between tags', () => {
  it('finds text that comes and goes, and text of people without its direction', async () => {
    const files = {
      'tsconfig.json': readFileSync(join(project, 'tsconfig.json'), 'utf8'),
      'apps/web/src/pages/sum.tsx': BETWEEN_TAGS,
    }

    const said = await withPlantedTree(files, async (folder) => {
      await symlink(join(project, 'node_modules'), join(folder, 'node_modules'))
      return run('apps/launch/check-jsx-texts.mjs', [folder], folder).stdout
    })

    expect(said.trim().split('\n')).to.deep.equal([
      'apps/web/src/pages/sum.tsx:4 Text that comes and goes needs an element of its own.',
      'apps/web/src/pages/sum.tsx:6 Put what people wrote into `TextBlock`, `bdi` or an element with `dir="auto"`.',
    ])
  })
})
