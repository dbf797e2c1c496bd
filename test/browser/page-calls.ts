import type { Route } from 'playwright-core'
import type { Visitor } from './visitor.ts'

/** From now on, what the server answers to this call arrives changed, as another server's or another day's answer would. */
export async function changeAnswers<Body>(visitor: Visitor, path: string, change: (body: Body) => Body): Promise<void> {
  await visitor.page.route(`**/api${path}`, async (route) => {
    // An unchanged answer would come without its body.
    const headers = { ...route.request().headers(), 'if-none-match': '' }
    const response = await route.fetch({ headers })
    await route.fulfill({ response, json: change((await response.json()) as Body) })
  })
}

/** From now on, this call fails as if the server were broken; answers how often it was made. */
export async function refuseCalls(visitor: Visitor, path: string): Promise<() => number> {
  let calls = 0
  visitor.expects(/status of 503 /)
  await visitor.page.route(`**/api${path}`, (route) => {
    calls++
    return route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>Service unavailable</h1>' })
  })
  return () => calls
}

/** From now on, the calls of this path that the page makes. */
export function countCalls(visitor: Visitor, path: string): () => number {
  let calls = 0
  visitor.page.on('request', (request) => {
    if (new URL(request.url()).pathname === `/api${path}`) calls++
  })
  return () => calls
}

/** From now on, what the page asks for here waits until it is let go by what this answers, and then goes on as said. */
export async function holdBack(
  visitor: Visitor,
  address: string,
  goOn: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  let letGo: () => void = () => undefined
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve))
  await visitor.page.route(address, async (route) => {
    await isLetGo
    await goOn(route)
  })
  return letGo
}

export const unavailable = (route: Route) => route.fulfill({ status: 503, body: '' })
