/** The pattern of the request's route, never the address, which may contain typed text. */
export function routeOf(ctx: object): string {
  const { _matchedRoute: matched } = ctx as { _matchedRoute?: unknown }
  return typeof matched === 'string' ? matched : 'none'
}
