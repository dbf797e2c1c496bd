import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inProject, projectFolder } from './project.mjs'

/** Loaded by every process of tests, or started by some. */
const SHARED = [
  'test/support/global-setup.ts',
  'test/web/pages/dom.ts',
  'test/support/working-host.ts',
  'test/adapters/file-formats/killed-parent.ts',
  'test/adapters/file-formats/sample.worker.ts',
  'apps/wiring/workers/reading.worker.ts',
]
/** Looks for the reading process beside itself, as it does in the built server. */
const BESIDE_ITS_WORKER = 'apps/wiring/workers/pooled-readings.ts'

/** The path of the compiled file of a source. */
export const compiledIn = (folder, path) => join(folder, path.replace(/\.tsx?$/, '.js'))

/** A module still finds the files beside its source, and class names of style sheets stand for themselves. */
const asInSource = (folder) => ({
  name: 'as-in-source',
  setup(build) {
    build.onLoad({ filter: /\.(tsx?|mjs)$/ }, ({ path }) => {
      const code = readFileSync(path, 'utf8')
      if (!code.includes('import.meta.url')) return undefined
      const source = relative(projectFolder, path).replaceAll('\\', '/')
      const address = pathToFileURL(source === BESIDE_ITS_WORKER ? compiledIn(folder, source) : path).href
      const contents = `const sourceAddress = '${address}'; ${code.replaceAll(/import\.meta\.url/g, 'sourceAddress')}`
      return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' }
    })
    build.onLoad({ filter: /\.css$/ }, () => ({
      contents: 'export default new Proxy({}, { get: (_, name) => String(name) })',
      loader: 'js',
    }))
  },
})

/** A folder for compiled tests, which goes with this process. It lies in the project, where packages are found from it. */
export function newCodeFolder() {
  mkdirSync(inProject('dist'), { recursive: true })
  const folder = mkdtempSync(inProject('dist/test-code-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))
  return folder
}

/** Compiles test files and what they use into a folder of the project, so that no process of a run has to. */
export async function compileTests(files, folder) {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    absWorkingDir: projectFolder,
    entryPoints: [...SHARED, ...files],
    outdir: folder,
    outbase: projectFolder,
    bundle: true,
    packages: 'external',
    plugins: [asInSource(folder)],
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    jsx: 'automatic',
    splitting: true,
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'warning',
    write: false,
  })
  for (const { path, contents } of outputFiles) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, contents)
  }
}

export function testFiles() {
  return readdirSync(inProject('test'), { recursive: true })
    .map((path) => `test/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.test\.tsx?$/.test(path))
    .sort()
}
