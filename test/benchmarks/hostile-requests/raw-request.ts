import { connect, type Socket } from 'node:net'
import { once } from 'node:events'

/** A request as bytes, so that nothing is put right on its way. */
export interface RawRequest {
  readonly method?: 'GET' | 'POST'
  readonly path: string
  readonly headers?: readonly (readonly [string, string])[]
  readonly body?: Buffer
}

const LONGEST_ANSWER_MS = 120_000

/** Sends the request and answers the status; 0 when the connection ends without one. */
export async function sendRaw(url: string, { method = 'POST', path, headers = [], body }: RawRequest): Promise<number> {
  const { hostname, port, host } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.setTimeout(LONGEST_ANSWER_MS, () => socket.destroy())
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  const answered = statusIn(socket)
  const lines = [
    `${method} ${path} HTTP/1.1`,
    ...[['Host', host], ...headers].map(([name, value]) => `${name}: ${value}`),
  ]
  if (body) lines.push(`Content-Length: ${body.length}`)
  socket.write(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`)
  if (body) socket.write(body)
  const status = await answered
  socket.destroy()
  return status
}

async function statusIn(socket: Socket): Promise<number> {
  let head = ''
  try {
    for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
      head += String(chunk)
      if (head.length > 12) break
    }
  } catch {
    return 0
  }
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0)
}
