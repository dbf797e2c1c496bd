import { expect } from 'chai'
import { ESLint, Linter } from 'eslint'
import tseslint from 'typescript-eslint'
import { project } from './cruise.ts'

/** What no module of the core may say, beside what its types do not know (`core-types.test.ts`). */
const forbidden = [
  'export const now = () => Date.now()',
  'export const now = () => new Date().toISOString()',
  'export const now = () => Date()',
  'const { now } = Date\nexport const later = () => now()',
  'const Clock = Date\nexport const now = () => Clock.now()',
  'export const dice = () => Math.random()',
  'const { random } = Math\nexport const dice = () => random()',
  `export const port = (globalThis as unknown as { process: { env: object } }).process.env`,
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

const allowed = [
  'export const at = (text: string) => new Date(text).getTime()',
  'export const at = (text: string) => Date.parse(text)',
  'export const whole = (part: number) => Math.round(part)',
  'export class NotFound extends Error {}',
]

/** The rules of a real file of the core, as far as they need no types. */
async function coreRules(): Promise<Partial<Linter.RulesRecord>> {
  const config = (await new ESLint({ cwd: project }).calculateConfigForFile('core/shared/id.ts')) as Linter.Config
  const untyped = /^(no-eval|no-new-func|no-restricted-|@typescript-eslint\/triple-slash)/
  return Object.fromEntries(Object.entries(config.rules ?? {}).filter(([name]) => untyped.test(name)))
}

describe('the syntax of the core', () => {
  let rules: Partial<Linter.RulesRecord>

  before(async () => {
    rules = await coreRules()
  })

  function complaints(source: string): string[] {
    const config = { files: ['**/*.ts'], ...(tseslint.configs.base as Linter.Config), rules }
    return new Linter().verify(source, config, 'core/planted.ts').map(({ ruleId, message }) => ruleId ?? message)
  }

  for (const source of forbidden) {
    it(`refuses ${source.split('\n').join('; ')}`, () => {
      expect(complaints(source).join()).to.match(/no-|triple-slash/)
    })
  }

  for (const source of allowed) {
    it(`allows ${source}`, () => {
      expect(complaints(source)).to.deep.equal([])
    })
  }
})
