/** Whether an address is the base path or below it. */
export function isUnder(path: string, basePath: string): boolean {
  return path === basePath || path.startsWith(`${basePath}/`)
}
