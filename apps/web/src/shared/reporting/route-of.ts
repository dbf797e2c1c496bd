/** The pattern of a call's address, without identifiers. */
export function routeOf(path: string): string {
  return path
    .replace(/\?.*$/s, '')
    .replace(/\/search\/.+$/s, '/search/:query')
    .replace(/\/[^/]*\d[^/]*(?=\/|$)/g, '/:id')
}
