import { hostsOf } from '../../adapters/koa/middleware/hosts.ts'
import type { Config } from '../wiring/config/config.ts'

/** The hosts of the public addresses, the address that is listened on, and those that are configured beside. */
export function ownHosts({ webUrl, apiBaseUrl, host, hosting }: Config): string[] {
  return hostsOf([webUrl, apiBaseUrl, host, ...hosting.allowedHosts])
}
