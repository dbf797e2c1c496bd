import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { bundledPackages, OLDER_NAMES } from './bundled-packages.mjs'
import { inProject, projectFolder } from './project.mjs'

const sources = [
  'core',
  'adapters',
  'apps/server',
  'apps/worker',
  'apps/cli',
  'apps/wiring',
  'apps/launch/bundled-packages.mjs',
  'apps/launch/server-bundle.mjs',
  'package-lock.json',
  'tsconfig.json',
]

const programs = {
  main: 'apps/server/main.ts',
  api: 'apps/server/api.ts',
  web: 'apps/server/web.ts',
  demo: 'apps/server/demo.ts',
  worker: 'apps/worker/main.ts',
  cli: 'apps/cli/main.ts',
}

/** Every `*.worker.ts` is the entry of a process that reads files and keeps its name. */
function readingProcesses() {
  const files = ['adapters', 'apps/wiring'].flatMap((folder) =>
    readdirSync(inProject(folder), { recursive: true }).map((file) => join(folder, file)),
  )
  const entries = files.filter((file) => file.endsWith('.worker.ts'))
  return Object.fromEntries(entries.map((file) => [basename(file, '.ts'), file]))
}

/**
 * Our own code bundled with the packages that every start needs. All files lie side by side: code in a shared chunk
 * finds these entries beside itself. Nothing is written: see `writeBundle`.
 */
export function bundleInto(folder) {
  return {
    absWorkingDir: projectFolder,
    entryPoints: { ...programs, ...readingProcesses() },
    outdir: inProject(folder),
    bundle: true,
    plugins: [bundledPackages],
    banner: { js: OLDER_NAMES },
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    splitting: true,
    sourcemap: true,
    sourcesContent: false,
    keepNames: true,
    logLevel: 'warning',
    write: false,
  }
}

/**
 * Replaces each file in one step, so that a program starting at the same time never reads half a file. Several processes
 * may build at the same time: each writes to a folder of its own first.
 */
export function writeBundle({ outputFiles }) {
  const folder = dirname(outputFiles[0].path)
  const own = `${folder}.${process.pid}`
  mkdirSync(folder, { recursive: true })
  mkdirSync(own, { recursive: true })
  for (const { path, contents } of outputFiles) {
    const written = join(own, basename(path))
    writeFileSync(written, contents)
    renameSync(written, path)
  }
  rmSync(own, { recursive: true })
  const current = new Set(outputFiles.map(({ path }) => basename(path)))
  for (const file of readdirSync(folder)) if (!current.has(file)) rmSync(join(folder, file), { force: true })
}

export const serverBuild = {
  stamp: 'dist/server.stamp',
  sources,
  async make() {
    const { build } = await import('esbuild')
    writeBundle(await build(bundleInto('dist/server')))
  },
}

/** The address of a built program, to import. */
export const builtProgram = (name) => new URL(`../../dist/server/${name}.js`, import.meta.url).href
