import type { Config } from './config/config.ts'

/** Makes every client of outside services use the configured proxies; loads their library only then. */
export async function useProxies({ outboundProxy }: Config): Promise<void> {
  if (outboundProxy === null) return
  const { askThroughProxies } = await import('../../adapters/outbound/outbound-proxy.ts')
  askThroughProxies(outboundProxy)
}
