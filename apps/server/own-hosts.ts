import { hostsOf } from '../../adapters/koa/middleware/hosts.ts'
import type { Config } from '../wiring/config/config.ts'

/** The hosts of the public addresses, the listening address, and further configured ones. */
export function ownHosts({ webUrl, apiBaseUrl, host, hosting }: Config): string[] {
  return hostsOf([webUrl, apiBaseUrl, host, ...hosting.allowedHosts])
}
