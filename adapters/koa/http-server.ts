import { createServer, STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { randomUUID } from 'node:crypto'
import type { Timers } from '../../core/shared/ports.ts'
import type { Failure } from '../http-contract/envelope.ts'
import { SlowClientGuard } from './slow-client-guard.ts'

export interface ServerLimits {
  readonly timers: Timers
  /** Maximum size of a body. */
  readonly maxBodyBytes: number
  /** Maximum milliseconds for the headers of a request. */
  readonly headersMs?: number
  /** Maximum milliseconds for a whole request; by default the time for the largest body at the slowest speed. */
  readonly requestMs?: number
}

const HEADERS_MS = 15_000
const MIN_REQUEST_MS = 60_000
/** One megabit per second. */
const SLOWEST_BYTES_PER_MS = 125
/**
 * Longer than the keep-alive of load balancers, so that they never send into a connection that is just being closed.
 */
const KEEP_ALIVE_MS = 75_000
const MAX_HEADER_BYTES = 16 * 1024
const MAX_CONNECTIONS = 10_000

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown

/**
 * A server that disconnects callers who send or read too slowly, and that sends a failure for malformed HTTP as well.
 */
export function httpServer(listener: Listener, limits: ServerLimits): Server {
  const headersTimeout = limits.headersMs ?? HEADERS_MS
  const requestTimeout = limits.requestMs ?? slowestUpload(limits.maxBodyBytes)
  const settings = {
    headersTimeout,
    requestTimeout,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connectionsCheckingInterval: Math.min(headersTimeout, requestTimeout) / 4,
    maxHeaderSize: MAX_HEADER_BYTES,
  }
  const server = createServer(settings, (request, response) => void listener(request, response))
  server.maxConnections = MAX_CONNECTIONS
  const pace = new SlowClientGuard(limits.timers)
  server.on('connection', (socket) => pace.watch(socket))
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => refuse(error, socket))
  return server
}

function slowestUpload(bytes: number): number {
  return Math.max(MIN_REQUEST_MS, Math.ceil(bytes / SLOWEST_BYTES_PER_MS))
}

interface Refusal {
  readonly status: number
  readonly code: string
  readonly error: string
}

const MALFORMED: Refusal = { status: 400, code: 'http.malformed', error: 'The request could not be understood.' }
const REFUSALS: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: 'http.headers-too-large', error: 'The head of the request is too large.' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'http.too-slow', error: 'The request took too long to arrive.' },
}

function refuse({ code = '' }: NodeJS.ErrnoException, socket: Duplex): void {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const { status, ...said } = REFUSALS[code] ?? MALFORMED
  const requestId = randomUUID()
  const body = JSON.stringify({ success: false, ...said, requestId } satisfies Failure)
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${requestId}`,
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
}
