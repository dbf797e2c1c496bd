import { expect } from 'chai'
import type { z } from 'zod'
import { failure, type Failure } from '../../adapters/http-contract/envelope.ts'

type Method = 'GET' | 'HEAD' | 'POST' | 'DELETE' | 'PUT' | 'PATCH' | 'OPTIONS'

export interface Sent {
  /** Sent as JSON. */
  readonly json?: unknown
  /** Sent as multipart. */
  readonly form?: FormData
  /** Sent as it is. */
  readonly text?: string
  readonly headers?: Readonly<Record<string, string>>
}

export interface Answered {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

export interface Refused {
  readonly status: number
  readonly headers: Headers
  readonly failure: Failure
}

/** To compress and expand each answer costs more than most of them; that it is done is a test of its own. */
export const AS_IT_IS = { 'Accept-Encoding': 'identity' }

/** A caller that keeps its cookies, as a browser does, and checks every answer against the contract. */
export class HttpClient {
  private readonly cookies = new Map<string, string>()

  /** `apiUrl` with the base path of the API, without a closing slash. */
  constructor(readonly apiUrl: string) {}

  get<Schema extends z.ZodType>(path: string, schema: Schema): Promise<z.output<Schema>> {
    return this.call('GET', path, schema)
  }

  post<Schema extends z.ZodType>(path: string, json: unknown, schema: Schema): Promise<z.output<Schema>> {
    return this.call('POST', path, schema, { json })
  }

  upload<Schema extends z.ZodType>(path: string, form: FormData, schema: Schema): Promise<z.output<Schema>> {
    return this.call('POST', path, schema, { form })
  }

  delete<Schema extends z.ZodType>(path: string, schema: Schema): Promise<z.output<Schema>> {
    return this.call('DELETE', path, schema)
  }

  /** What a call that works answers. Fails where the answer holds less or more than its schema. */
  async call<Schema extends z.ZodType>(
    method: Method,
    path: string,
    schema: Schema,
    sent: Sent = {},
    expected?: 200 | 201,
  ): Promise<z.output<Schema>> {
    const { status, text, headers } = await this.send(method, path, sent)
    expect(status, `${method} ${path} ${text}`).to.be.oneOf(expected ? [expected] : [200, 201])
    expect(headers.get('content-type')).to.equal('application/json; charset=utf-8')
    const body: unknown = JSON.parse(text)
    const parsed = schema.parse(body)
    expect(parsed, `${method} ${path} holds what its contract does not name`).to.deep.equal(body)
    return parsed
  }

  /** The failure that a call ends in. Fails when it works. */
  async refused(method: Method, path: string, sent: Sent = {}): Promise<Refused> {
    const { status, headers, text } = await this.send(method, path, sent)
    expect(status, `${method} ${path} ${text}`).to.be.at.least(400)
    expect(headers.get('content-type')).to.equal('application/json; charset=utf-8')
    const body: unknown = JSON.parse(text)
    const parsed = failure.parse(body)
    expect(parsed).to.deep.equal(body)
    expect(parsed.requestId).to.equal(headers.get('x-request-id'))
    return { status, headers, failure: parsed }
  }

  async send(method: Method, path: string, sent: Sent = {}): Promise<Answered> {
    const response = await fetch(this.apiUrl + path, {
      method,
      redirect: 'manual',
      headers: {
        ...AS_IT_IS,
        ...(sent.json === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(this.cookies.size === 0 ? {} : { Cookie: this.cookieHeader() }),
        ...sent.headers,
      },
      body: sent.form ?? sent.text ?? (sent.json === undefined ? undefined : JSON.stringify(sent.json)),
    })
    this.keep(response.headers.getSetCookie())
    return { status: response.status, headers: response.headers, text: await response.text() }
  }

  /** A caller in the same session, whose cookies go their own way from here. */
  again(): HttpClient {
    const client = new HttpClient(this.apiUrl)
    for (const [name, value] of this.cookies) client.cookies.set(name, value)
    return client
  }

  cookie(name: string): string | undefined {
    return this.cookies.get(name)
  }

  cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  private keep(setCookies: readonly string[]): void {
    for (const setCookie of setCookies) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(setCookie) ?? []
      const expires = /; Expires=([^;]+)/.exec(setCookie)?.[1]
      if (name === undefined || value === undefined) continue
      if (expires !== undefined && Date.parse(expires) <= Date.now()) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
  }
}

/** A multipart form with a file as browsers send it. */
export function formWith(
  file: { readonly name: string; readonly content: string | Uint8Array; readonly type?: string } | null,
  fields: Readonly<Record<string, string>> = {},
): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  if (file) form.append('file', new Blob([file.content as BlobPart], { type: file.type ?? 'text/plain' }), file.name)
  return form
}
