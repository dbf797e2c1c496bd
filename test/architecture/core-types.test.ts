import { join } from 'node:path'
import { expect } from 'chai'
import ts from 'typescript'
import { project } from './cruise.ts'
import { withPlantedTree } from './planted-tree.ts'

function coreOptions(): ts.CompilerOptions {
  const file = join(project, 'core/tsconfig.json')
  const { config } = ts.readConfigFile(file, (path) => ts.sys.readFile(path)) as { config: unknown }
  return ts.parseJsonConfigFileContent(config, ts.sys, join(project, 'core')).options
}

/** What the compiler says about the statement, were it a module of the core. */
function complaints(statement: string): Promise<string[]> {
  return withPlantedTree({ 'core/planted.ts': `${statement}\nexport {}\n` }, (folder) => {
    const program = ts.createProgram([join(folder, 'core/planted.ts')], coreOptions())
    const diagnostics = ts.getPreEmitDiagnostics(program)
    return Promise.resolve(diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' ')))
  })
}

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
  'node:fs': `import 'node:fs'\nimport { readFileSync } from 'node:fs'\nreadFileSync('')`,
}

describe('the types of the core', () => {
  it('allow the language itself', async () => {
    const said = await complaints(`export const sorted: readonly number[] = [...new Set([2, 1])].toSorted()`)

    expect(said).to.deep.equal([])
  })

  for (const [name, statement] of Object.entries(foreign)) {
    it(`know no ${name}`, async () => {
      const said = await complaints(statement)

      expect(said.join('\n')).to.match(
        new RegExp(`Cannot find (name|module or type declarations for .*|module) '${name}'`),
      )
    })
  }
})
