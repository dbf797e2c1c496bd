import { isIP, isIPv4 } from 'node:net'

const IPV4_IN_IPV6 = /^(?:0+:){0,5}:?:?ffff:(\d+\.\d+\.\d+\.\d+)$/i
/** An address with a port, as proxies write it. */
const WITH_PORT = /^(?:\[([^\]]*)\](?::\d*)?|(\d+\.\d+\.\d+\.\d+):\d*)$/
const GROUPS = 8
const GROUPS_OF_NETWORK = 4

/**
 * The key for counting attempts: an IPv4 address, or the /64 network of an IPv6 address, because one subscriber holds
 * all of it. The address may have a port. All malformed addresses share one key.
 */
export function callerNetwork(given: string): string {
  const [, bracketed, beforePort] = WITH_PORT.exec(given) ?? []
  const address = (bracketed ?? beforePort ?? given).replace(/%.*$/, '')
  if (isIPv4(address)) return address
  if (isIP(address) === 0) return 'unknown'
  const [, mapped] = IPV4_IN_IPV6.exec(address) ?? []
  if (mapped !== undefined) return mapped
  const groups = groupsOf(address)
  return mappedIPv4(groups) ?? groups.slice(0, GROUPS_OF_NETWORK).map(hexadecimal).join(':')
}

/** The groups of an IPv6 address as numbers, including omitted ones. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = address.split('::')
  const first = numbersIn(head)
  const last = tail === undefined ? [] : numbersIn(tail)
  return [...first, ...Array<number>(Math.max(0, GROUPS - first.length - last.length)).fill(0), ...last]
}

function numbersIn(groups: string): number[] {
  return groups
    .split(':')
    .filter(Boolean)
    .map((group) => Number.parseInt(group, 16))
}

/** "::ffff:c633:6407" is 198.51.100.7. */
function mappedIPv4(groups: readonly number[]): string | null {
  const [high = 0, low = 0] = groups.slice(6)
  if (groups[5] !== 0xffff || groups.slice(0, 5).some((group) => group !== 0)) return null
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}

function hexadecimal(group: number): string {
  return group.toString(16)
}
