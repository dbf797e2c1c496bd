import type { Config } from './config.ts'

/** Has every client of services outside go through the proxies that are configured; their library is loaded only then. */
export async function useProxies({ outboundProxy }: Config): Promise<void> {
  if (outboundProxy === null) return
  const { askThroughProxies } = await import('../../adapters/outbound/outbound-proxy.ts')
  askThroughProxies(outboundProxy)
}
