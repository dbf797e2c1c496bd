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

/** From now on, what the page asks for here waits until it is let go by what this answers. */
export async function delayAnswers(visitor: Visitor, address: string): Promise<() => void> {
  let letGo: () => void = () => undefined
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve))
  await visitor.page.route(address, async (route) => {
    await isLetGo
    await route.continue()
  })
  return letGo
}
