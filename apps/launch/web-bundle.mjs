import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { assertPageWeights } from './page-weight.mjs'
import { inProject, projectFolder } from './project.mjs'

const sources = [
  'apps/web',
  'adapters/http-contract',
  'apps/launch/web-bundle.mjs',
  'apps/launch/page-weight.mjs',
  'package-lock.json',
  'tsconfig.json',
]

const compressible = /\.(m?js|css|html|svg|json|txt|webmanifest)$/
const smallestWorthwhile = 1024

/** Lays a `.br` and a `.gz` beside every text file, so that the server never compresses anything itself. */
async function compressFiles(folder) {
  const files = readdirSync(folder, { recursive: true }).filter((file) => compressible.test(file))
  await Promise.all(files.map((file) => compressFile(join(folder, file))))
}

async function compressFile(path) {
  const bytes = readFileSync(path)
  if (bytes.length < smallestWorthwhile) return
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  writeFileSync(`${path}.br`, await promisify(brotliCompress)(bytes, { params: quality }))
  writeFileSync(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }))
}

/** Stands in the log-in page where the server puts the path that the installation is below. */
const WEB_PATH = '/__web-path__'

/**
 * The project under a path that Vite's server can read modules from: it takes "#" and "?" for the end of a path. Returns
 * the path, and how it is left again.
 */
function readableProject() {
  if (!/[#?]/.test(projectFolder)) return { path: projectFolder, leave() {} }
  const folder = mkdtempSync(join(tmpdir(), 'grantwright-build-'))
  const path = join(folder, 'project')
  symlinkSync(projectFolder, path, 'junction')
  return { path, leave: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Lays beside the page of the app the same with the log-in form in it, rendered from the form's own source. */
async function writeLogInPage(folder) {
  const { createServer } = await import('vite')
  const project = readableProject()
  const source = await createServer({
    configFile: inProject('apps/web/vite.config.ts'),
    root: join(project.path, 'apps/web'),
    logLevel: 'warn',
    appType: 'custom',
    server: { middlewareMode: true, watch: null, ws: false },
    resolve: { preserveSymlinks: project.path !== projectFolder },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    const { servedLogIn } = await source.ssrLoadModule('/src/app/served-log-in.tsx')
    const { title, html } = await servedLogIn(WEB_PATH)
    const page = readFileSync(join(folder, 'index.html'), 'utf8')
      .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
      .replace(/(<div id="root">).*?(<\/div>)/, (_root, open, close) => open + html + close)
    writeFileSync(join(folder, 'login.html'), page)
  } finally {
    await source.close()
    project.leave()
  }
}

export const webBuild = {
  stamp: 'dist/web.stamp',
  sources,
  async make() {
    const { build } = await import('vite')
    const output = { outDir: inProject('dist/web'), emptyOutDir: true }
    await build({
      configFile: inProject('apps/web/vite.config.ts'),
      root: inProject('apps/web'),
      build: output,
      logLevel: 'warn',
    })
    await writeLogInPage(inProject('dist/web'))
    await compressFiles(inProject('dist/web'))
    assertPageWeights(inProject('dist/web'))
  },
}
