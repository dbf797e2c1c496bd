import { EnvHttpProxyAgent, setGlobalDispatcher } from 'undici'

/** Proxies for requests to outside services. */
export interface OutboundProxy {
  /** For addresses that begin with `http:`; null for none. */
  readonly http: string | null
  /** For addresses that begin with `https:`; null for that of `http`. */
  readonly https: string | null
  /** Hosts reached without a proxy, subdomains included: `example.org`, `10.0.0.5:9000`, `*` for all. */
  readonly except: readonly string[]
}

/** This machine itself, which no proxy can reach. */
const THIS_MACHINE = ['localhost', '127.0.0.1', '[::1]']

/** Sends the requests of all clients of this process that use `fetch` or undici through these proxies. */
export function askThroughProxies({ http, https, except }: OutboundProxy): void {
  const noProxy = except.includes('*') ? '*' : [...except, ...THIS_MACHINE].join(',')
  // Empty and not left out: undici reads the environment itself for what it is not told.
  const settings = { httpProxy: http ?? '', httpsProxy: https ?? '', noProxy }
  // Proxies often let nobody through to other ports than 443 by CONNECT.
  setGlobalDispatcher(new EnvHttpProxyAgent({ ...settings, proxyTunnel: false }))
}
