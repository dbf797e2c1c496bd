import type { OutboundProxy } from '../../../adapters/outbound/outbound-proxy.ts'
import { addressWithUser } from './address-with-user.ts'
import { ConfigError } from './config-error.ts'

type Read = (name: string, fallback: string) => string

/** The configured proxies, in the variables that curl and others read; null for none. Throws `ConfigError`. */
export function proxyConfig(read: Read): OutboundProxy | null {
  const http = proxyAddress('HTTP_PROXY', read('http_proxy', read('HTTP_PROXY', '')))
  const https = proxyAddress('HTTPS_PROXY', read('https_proxy', read('HTTPS_PROXY', '')))
  if (http === null && https === null) return null
  const except = read('no_proxy', read('NO_PROXY', ''))
  return { http, https, except: except.split(/[\s,]+/).filter(Boolean) }
}

/** May contain a user and a password, so no message repeats it. */
function proxyAddress(name: string, text: string): string | null {
  if (text === '') return null
  const address = text.includes('://') ? text : `http://${text}`
  if (/^https?:\/\//.test(address)) return addressWithUser(name, address)
  throw new ConfigError(
    `${name} must be the address of a proxy that speaks HTTP, such as http://proxy.example.org:3128.`,
  )
}
