/** The path of a web address without its closing slash; empty at the root. */
export function pathOf(address: string): string {
  return new URL(address).pathname.replace(/\/+$/, '')
}
