import type { PageCalls } from './page-calls.ts'

/** What a page sends a form by: as `XMLHttpRequest`, over the page's calls. Progress is told once, when all is sent. */
export function formRequestsOver(calls: () => PageCalls): typeof XMLHttpRequest {
  return class {
    status = 0
    responseText = ''
    withCredentials = false
    onload: (() => void) | null = null
    onerror: (() => void) | null = null
    onabort: (() => void) | null = null
    readonly upload: { onprogress: ((event: { loaded: number; total: number }) => void) | null } = { onprogress: null }
    private method = 'GET'
    private address = ''
    private readonly headers: Record<string, string> = {}
    private answered = new Headers()
    private isAborted = false

    open(method: string, address: string): void {
      Object.assign(this, { method, address })
    }

    setRequestHeader(name: string, value: string): void {
      this.headers[name] = value
    }

    getResponseHeader(name: string): string | null {
      return this.answered.get(name)
    }

    abort(): void {
      this.isAborted = true
      this.onabort?.()
    }

    send(body: FormData): void {
      const { method, headers } = this
      const answer = calls().fetch(this.address, { method, headers, body })
      answer.then(
        async (response) => {
          if (this.isAborted) return
          this.answered = response.headers
          this.upload.onprogress?.({ loaded: 1, total: 1 })
          this.status = response.status
          this.responseText = await response.text()
          this.onload?.()
        },
        () => this.onerror?.(),
      )
    }
  } as unknown as typeof XMLHttpRequest
}
