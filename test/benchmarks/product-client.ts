/** Somebody logged in to a running product. */
export interface ProductClient {
  readonly cookie: string
  get(path: string): Promise<Record<string, unknown>>
  post(path: string, body: unknown): Promise<Record<string, unknown>>
  upload(
    path: string,
    fileName: string,
    bytes: Uint8Array,
    fields?: Readonly<Record<string, string>>,
  ): Promise<Record<string, unknown>>
}

/** Registers somebody new. */
export async function newUser(url: string): Promise<ProductClient> {
  const email = `${Math.random().toString(36).slice(2)}@example.org`
  const registered = await fetch(`${url}/api/account/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'correct horse battery', firstName: '', lastName: '' }),
  })
  if (!registered.ok) throw new Error(await registered.text())
  const cookie = registered.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const call = async (path: string, init: RequestInit = {}) => {
    const ask = () => fetch(`${url}/api${path}`, { ...init, headers: { ...init.headers, cookie } })
    // A kept connection may be closed at the very moment in which it is used again.
    const answer = await ask().catch(ask)
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    return (await answer.json()) as Record<string, unknown>
  }
  return {
    cookie,
    get: (path) => call(path),
    post: (path, body) =>
      call(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    upload: (path, fileName, bytes, fields = {}) => {
      const form = new FormData()
      for (const [name, value] of Object.entries(fields)) form.set(name, value)
      form.set('file', new Blob([Buffer.from(bytes)]), fileName)
      return call(path, { method: 'POST', body: form })
    },
  }
}
