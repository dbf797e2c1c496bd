import { readFileSync } from 'node:fs'
import { inProject } from './project.mjs'

/** Needed by every start, and of many small files: put into the bundle they load several times quicker. */
const BUNDLED = new Set([
  '@koa/router',
  '@orama/stemmers',
  'inversify',
  'koa',
  'koa-body',
  'koa-helmet',
  'rate-limiter-flexible',
  'reflect-metadata',
  'typeorm',
  'zod',
])

/** What packages of the older kind expect of Node.js to be there. */
export const OLDER_NAMES = `import { createRequire as $createRequire } from 'node:module'
const require = $createRequire(import.meta.url), __filename = import.meta.filename, __dirname = import.meta.dirname`

function packageOf(path) {
  return path.split('/', path.startsWith('@') ? 2 : 1).join('/')
}

/**
 * Bundles the packages named above with all that they need, and leaves every other one to be loaded from node_modules:
 * those with native code or files of their own, those loaded only when needed, and database drivers that nobody installed.
 */
export const bundledPackages = {
  name: 'bundled-packages',
  setup(build) {
    const { dependencies, optionalDependencies } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'))
    const own = { ...dependencies, ...optionalDependencies }
    build.onResolve({ filter: /^[^./]/ }, async ({ path, importer, kind, resolveDir, pluginData }) => {
      if (pluginData === bundledPackages || kind === 'entry-point') return undefined
      const name = packageOf(path)
      const isInside = BUNDLED.has(name) || (importer.includes('node_modules') && !(name in own))
      const found = isInside && (await build.resolve(path, { kind, importer, resolveDir, pluginData: bundledPackages }))
      return found && found.errors.length === 0 ? found : { path, external: true }
    })
  },
}
