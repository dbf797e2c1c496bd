import { EventEmitter, once } from 'node:events'
import { createServer } from 'node:http'
import { addressOfListening } from './listening.ts'
import { LONGEST_WAIT } from './waiting.ts'

/** An event as a service that takes Sentry's envelopes gets it. */
export interface ReportedEvent {
  readonly level: string
  readonly environment: string
  readonly message?: string
  readonly tags: Readonly<Record<string, string>>
  readonly exception?: { readonly values: readonly { readonly type: string; readonly value: string }[] }
}

export interface ErrorService {
  readonly dsn: string
  /** Everything that was sent, as it was sent. */
  readonly sent: readonly string[]
  readonly events: readonly ReportedEvent[]
  /** The first event that fits; waits for it. */
  event(fits: (event: ReportedEvent) => boolean): Promise<ReportedEvent>
  close(): Promise<void>
}

/** A service that takes Sentry's envelopes and keeps them. */
export async function openErrorService(): Promise<ErrorService> {
  const sent: string[] = []
  const events: ReportedEvent[] = []
  const arrivals = new EventEmitter()
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (chunk: string) => (body += chunk))
    request.on('end', () => {
      sent.push(body)
      events.push(...eventsIn(body))
      arrivals.emit('arrived')
      response.writeHead(200, { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*' }).end('{}')
    })
  })
  const address = await addressOfListening(server)
  return {
    dsn: `${address.replace('//', '//publickey@')}/42`,
    sent,
    events,
    async event(fits) {
      const signal = AbortSignal.timeout(LONGEST_WAIT)
      for (;;) {
        const found = events.find(fits)
        if (found !== undefined) return found
        await once(arrivals, 'arrived', { signal }).catch(() => {
          throw new Error('No such event was reported.')
        })
      }
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** An envelope is lines of JSON: its header, then header and content of each item. */
function eventsIn(envelope: string): ReportedEvent[] {
  const lines = envelope.split('\n').filter((line) => line !== '')
  const parsed = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  return parsed.filter((_line, index) => parsed[index - 1]?.['type'] === 'event') as unknown as ReportedEvent[]
}
