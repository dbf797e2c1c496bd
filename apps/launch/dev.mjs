import { createServer as createTcpServer } from 'node:net'
import { checkDatabaseDriver } from './database-driver.mjs'
import { ensureInstalled } from './install.mjs'
import { inProject } from './project.mjs'
import { RestartingServer } from './restarting-server.mjs'
import { bundleInto, writeBundle } from './server-bundle.mjs'

await ensureInstalled()
await checkDatabaseDriver()
const { context } = await import('esbuild')
const { createServer: createViteServer } = await import('vite')

function freePort() {
  return new Promise((resolve) => {
    const probe = createTcpServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}

const port = Number(process.env.PORT ?? 3000)
const apiPort = await freePort()
const address = process.env.WEB_URL ?? `http://localhost:${port}`
const apiEnvironment = { ...process.env, HOST: '127.0.0.1', PORT: String(apiPort), WEB_URL: address }
const api = new RestartingServer(inProject('dist/dev/main.js'), apiEnvironment)

const restartAfterBuild = {
  name: 'restart-after-build',
  setup: (build) =>
    build.onEnd((result) => {
      if (result.errors.length > 0) return
      writeBundle(result)
      return api.restart()
    }),
}
const options = bundleInto('dist/dev')
const bundle = await context({ ...options, plugins: [...options.plugins, restartAfterBuild] })
await bundle.watch()

const toApi = { target: `http://127.0.0.1:${apiPort}` }
const web = await createViteServer({
  configFile: inProject('apps/web/vite.config.ts'),
  root: inProject('apps/web'),
  clearScreen: false,
  logLevel: 'warn',
  server: {
    host: process.env.HOST ?? '127.0.0.1',
    port,
    strictPort: true,
    proxy: { '/api': toApi, '/healthz': toApi, '/readyz': toApi },
  },
})

async function stop() {
  await Promise.allSettled([bundle.dispose(), web.close()])
  await api.stop()
  process.exit(0)
}

// Vite's own listeners end the process before the API server has shut down.
process.removeAllListeners('SIGTERM')
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
await Promise.all([web.listen(), api.ready])
console.log(`Grantwright is being developed at ${address}`)
