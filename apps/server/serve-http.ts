import { once } from 'node:events'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { httpServer } from '../../adapters/koa/http-server.ts'
import { SystemTimers } from '../../adapters/system/system-timers.ts'
import { ConfigError } from '../wiring/config/config-error.ts'

export interface Listening {
  /** The requested port, or the one that the system chose for 0. */
  readonly port: number
  /** Refuses new connections, and resolves once current requests are answered or their time is over. */
  close(): Promise<void>
}

interface Place {
  readonly host: string
  readonly port: number
  readonly maxBodyBytes: number
}

/** Part of the 20 seconds that an ending process has. */
const GRACE_MS = 8_000
const LOOK_FOR_IDLE_MS = 50

/** Throws `ConfigError` if the port is not available. */
export async function serveHttp(
  listener: (request: IncomingMessage, response: ServerResponse) => unknown,
  { host, port, maxBodyBytes }: Place,
): Promise<Listening> {
  const server = httpServer(listener, { maxBodyBytes, timers: new SystemTimers() }).listen(port, host)
  try {
    await once(server, 'listening')
  } catch (cause) {
    throw new ConfigError(`Can't listen on ${host}:${port}: ${reasonOf(cause)}.`, { cause })
  }
  return { port: (server.address() as AddressInfo).port, close: () => close(server) }
}

/** A kept-alive connection becomes idle only when its request is answered. */
async function close(server: Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  const idle = setInterval(() => server.closeIdleConnections(), LOOK_FOR_IDLE_MS)
  const closeTimer = setTimeout(() => server.closeAllConnections(), GRACE_MS)
  await closed
  clearInterval(idle)
  clearTimeout(closeTimer)
}

function reasonOf(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code
  return code === 'EADDRINUSE' ? 'the port is taken' : String(code ?? error)
}
