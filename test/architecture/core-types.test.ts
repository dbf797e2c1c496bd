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

/** What the compiler says about each of these statements, were it a module of the core. */
function complaints(statements: readonly string[]): Promise<string[][]> {
  const paths = statements.map((_, index) => `core/planted-${index}.ts`)
  const tree = Object.fromEntries(paths.map((path, index) => [path, `${statements[index]}\nexport {}\n`]))
  return withPlantedTree(tree, (folder) => {
    const files = paths.map((path) => join(folder, path))
    const program = ts.createProgram(files, coreOptions())
    const saidOf = (file: string) => ts.getPreEmitDiagnostics(program, program.getSourceFile(file))
    const texts = files.map((file) =>
      saidOf(file).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' ')),
    )
    return Promise.resolve(texts)
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
    const [said] = await complaints([`export const sorted: readonly number[] = [...new Set([2, 1])].toSorted()`])

    expect(said).to.deep.equal([])
  })

  it(`know none of ${Object.keys(foreign).join(', ')}`, async () => {
    const said = await complaints(Object.values(foreign))

    for (const [index, name] of Object.keys(foreign).entries())
      expect(said[index]?.join('\n')).to.match(
        new RegExp(`Cannot find (name|module or type declarations for .*|module) '${name}'`),
      )
  })
})
