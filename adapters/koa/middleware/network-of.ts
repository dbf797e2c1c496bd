import type { ApiContext } from '../api-context.ts'

/** The caller's address. One subscriber holds a whole /64 of IPv6 addresses, so those count as one. */
export function networkOf(ctx: ApiContext): string {
  const { ip } = ctx
  if (!ip.includes(':') || ip.includes('.')) return ip
  const [head = '', tail] = ip.split('::')
  const groups = head.split(':').filter(Boolean)
  const last = tail?.split(':').filter(Boolean) ?? []
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - last.length)
  return [...groups, ...Array<string>(zeros).fill('0'), ...last].slice(0, 4).join(':')
}
