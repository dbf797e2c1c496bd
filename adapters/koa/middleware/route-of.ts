/** The pattern of the route that took the request, never the address itself: that carries what people typed. */
export function routeOf(ctx: object): string {
  const { _matchedRoute: matched } = ctx as { _matchedRoute?: unknown }
  return typeof matched === 'string' ? matched : 'none'
}
