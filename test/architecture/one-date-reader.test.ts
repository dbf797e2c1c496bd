import { expect } from 'chai'
import { ESLint, Linter } from 'eslint'
import tseslint from 'typescript-eslint'
import { project } from './cruise.ts'

const RULE = 'dates/one-reader'
const planted = [
  String.raw`export const YEAR = /(?<!\d)(?:19|20)\d\d/u`,
  String.raw`export const YEAR = /20\p{N}{2}/u`,
  'export const YEAR = String.raw`(?:1[89]|20)\\d{2}`',
  `export const MONTH = /january|february|march/iu`,
  `export const MONAT = new RegExp('Januar|Februar|März', 'iu')`,
]
const allowed = ['export const PORT = 1920', String.raw`export const CODE = /^\d{4}-\d{2}$/u`]

describe('the one reader of dates', () => {
  const configOf = (file: string) => new ESLint({ cwd: project }).calculateConfigForFile(file) as Promise<Linter.Config>

  async function complaints(file: string, source: string) {
    const { plugins = {}, rules = {} } = await configOf(file)
    const config = { files: ['**/*.ts'], ...(tseslint.configs.base as Linter.Config) }
    const own = { plugins: { dates: plugins['dates']! }, rules: { [RULE]: rules[RULE]! } }
    return new Linter().verify(source, { ...config, ...own }, file).map(({ ruleId }) => ruleId)
  }

  it('has no second one in the core or an adapter', async () => {
    for (const file of ['core/gaps/planted.ts', 'adapters/extractive/planted.ts'])
      for (const source of planted) expect(await complaints(file, source), `${file}: ${source}`).to.deep.equal([RULE])
  })

  it('leaves other numbers alone, and what reads dates itself', async () => {
    for (const source of allowed) expect(await complaints('core/gaps/planted.ts', source)).to.deep.equal([])
    expect((await configOf('core/languages/dates.ts')).rules?.[RULE]).to.equal(undefined)
  })
})
