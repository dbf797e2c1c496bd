import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { cruise, project, type Cruise } from './cruise.ts'
import { withPlantedTree } from './planted-tree.ts'
import { validTree, invalidTree, rules, violations } from './planted-violations.ts'

/** Milliseconds: every module is read and parsed, beside whatever else the machine does. */
const WHOLE_PROJECT = 240_000

function sourceFiles(): string[] {
  return ['core', 'adapters', 'apps', 'test'].flatMap((folder) =>
    readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter((file) => /\.(ts|tsx|mjs|cjs)$/.test(file) && !file.endsWith('.d.ts')),
  )
}

describe('the dependency rules', () => {
  describe('on this project', () => {
    let found: Cruise

    before(async function () {
      this.timeout(WHOLE_PROJECT)
      found = await cruise(project)
    })

    it('are kept by every module', () => {
      const broken = found.violations.map(({ rule, from, to }) => `${rule}: ${from} → ${to}`)

      expect(broken.join('\n')).to.equal('')
    })

    it('are checked on every source file', () => {
      const seen = new Set(found.modules)

      expect(sourceFiles().filter((file) => !seen.has(file))).to.deep.equal([])
      expect(found.modules.length).to.be.at.least(sourceFiles().length)
    })
  })

  describe('on a planted project of the same layout', () => {
    let found: readonly { rule: string; from: string }[]
    let modules: readonly string[]

    before(async () => {
      const planted = await withPlantedTree(invalidTree, cruise)
      found = planted.violations.map(({ rule, from }) => ({ rule, from }))
      modules = planted.modules
    })

    it('leave lawful files alone', () => {
      const lawful = Object.keys(validTree)

      expect(found.filter(({ from }) => lawful.includes(from))).to.deep.equal([])
      expect(modules).to.include.members(Object.keys(validTree).filter((file) => /^(core|adapters|apps)\//.test(file)))
    })

    it('each have a violation planted', () => {
      expect(Object.keys(violations)).to.have.members(rules)
    })

    for (const rule of rules) {
      for (const [file, imported] of violations[rule] ?? []) {
        it(`report ${rule} when ${file} imports ${imported ?? 'nothing'}`, () => {
          expect(found).to.deep.include({ rule, from: file })
        })
      }
    }
  })
})
