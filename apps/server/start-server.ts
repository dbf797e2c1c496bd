import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { createApp } from '../../adapters/koa/create-app.ts'
import { compose, type Application } from '../wiring/compose.ts'
import type { Config } from '../wiring/config.ts'
import { ConfigError } from '../wiring/config-error.ts'

export interface RunningServer {
  /** What a person types into the browser. */
  readonly address: string
  readonly application: Application
  close(): Promise<void>
}

/** Composes the product and serves web app and API on one port; jobs run in this process unless configured away. */
export async function startServer(config: Config): Promise<RunningServer> {
  const application = await compose(config)
  const server = appOf(config, application).listen(config.port, config.host)
  try {
    await once(server, 'listening')
  } catch (cause) {
    await application.close()
    throw new ConfigError(`Can't listen on ${config.host}:${config.port}: ${reasonOf(cause)}.`, { cause })
  }
  if (config.workerConcurrency > 0) application.jobs.start()
  return { address: addressOf(server, config), application, close: () => closeAll(server, application) }
}

function appOf(config: Config, application: Application) {
  return createApp({
    useCases: application.useCases,
    runtimeConfig: {
      apiBaseUrl: config.apiBaseUrl,
      releaseStage: config.releaseStage,
      languageModelConfigured: config.model !== null,
      maxUploadMb: config.maxUploadMb,
      errorReporting: config.errorReporting,
      supportWidget: config.supportWidget,
    },
    log: application.log,
    webRoot: webRoot(),
    webUrl: config.webUrl,
    secureCookies: config.webUrl.startsWith('https:'),
    maxUploadBytes: config.maxUploadMb * 1024 * 1024,
    rateLimit: config.rateLimit,
    basePath: '/api',
    readiness: () => application.isReady(),
    trustProxy: config.webUrl.startsWith('https:'),
  })
}

/** The built web app: beside the bundle once built, under `dist` when run from the sources. */
function webRoot(): string {
  const isSource = import.meta.url.endsWith('.ts')
  return fileURLToPath(new URL(isSource ? '../../dist/web' : '../web', import.meta.url))
}

function addressOf(server: Server, { host, port, webUrl }: Config): string {
  if (port !== 0) return webUrl
  const bound = server.address() as AddressInfo
  return `http://${host}:${bound.port}`
}

async function closeAll(server: Server, application: Application): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  server.closeIdleConnections()
  const impatient = setTimeout(() => server.closeAllConnections(), 5_000)
  await closed
  clearTimeout(impatient)
  await application.close()
}

function reasonOf(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code
  return code === 'EADDRINUSE' ? 'the port is taken' : String(code ?? error)
}
