import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Milliseconds: a connection is not closed at the very moment in which a caller uses it again, however slow the machine. */
const KEPT_OPEN = 300_000

/** Has a server listen on a port of this machine that nobody uses; answers its address, without a closing slash. */
export async function addressOfListening(server: Server): Promise<string> {
  server.keepAliveTimeout = KEPT_OPEN
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
