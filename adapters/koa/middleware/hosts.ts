import { isIP } from 'node:net'
import type { Middleware } from 'koa'
import { AppError } from '../../../core/shared/app-error.ts'

/** IPv4 and IPv6 addresses of the machine itself. */
const LOOPBACK = /^(?:127(?:\.\d{1,3}){3}|::1)$/

/**
 * Responds only for the product's own host names, because a page of another site can point its host name at this server
 * and then read the responses (DNS rebinding). The machine's own names are safe. Open paths respond for any name.
 */
export function hosts(own: readonly string[], isOpen: (path: string) => boolean = () => false): Middleware {
  const known = new Set(own.map(plainHost))
  return (ctx, next) => {
    const asked = hostIn(ctx.host)
    if (!known.has(asked) && !isLocal(asked) && !isOpen(ctx.path)) throw misdirected(asked)
    return next()
  }
}

/** Host names of web addresses; plain host names stay unchanged. */
export function hostsOf(places: readonly string[]): string[] {
  const isName = (place: string) => place !== '' && !place.startsWith('/')
  return places.filter(isName).map((place) => (place.includes('://') ? new URL(place).hostname : place))
}

/** The part before the port. */
function hostIn(header: string): string {
  return plainHost(header.replace(/:\d{1,5}$/, ''))
}

function plainHost(host: string): string {
  return host
    .toLowerCase()
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '')
}

function isLocal(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || (isIP(host) > 0 && LOOPBACK.test(host))
}

function misdirected(host: string): AppError {
  return new AppError('misdirected', 'http.wrong-host', { values: { host: host.slice(0, 100) } })
}
