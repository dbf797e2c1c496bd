import { failureOf, isAnswer, NO_ANSWER } from './api-failure.ts'
import { addressOf, noteChange, type ApiResult } from './call-api.ts'
import { askedOfForm, idempotencyKeyFor, noteAnswered } from './idempotency-key.ts'
import { reportFailedCall } from './reporting/report-problem.ts'

/** Share of a form that was sent, from 0 to 1. */
export type Progress = (part: number) => void

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function resultOf(request: XMLHttpRequest): ApiResult {
  const body = parsed(request.responseText)
  const worked = request.status >= 200 && request.status < 300 && isAnswer(body)
  return worked ? { data: body } : { error: failureOf(request.status, body) }
}

/** Posts a multipart form and reports progress, unlike `fetch`; never throws. */
export function sendForm(path: string, form: FormData, onProgress: Progress): Promise<ApiResult> {
  return new Promise<ApiResult>((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', addressOf(path))
    request.withCredentials = true
    request.setRequestHeader('accept', 'application/json')
    const asked = askedOfForm(path, form)
    request.setRequestHeader('idempotency-key', idempotencyKeyFor(asked))
    request.upload.onprogress = (event) => onProgress(event.total > 0 ? event.loaded / event.total : 0)
    const finish = (result: ApiResult) => {
      if ('error' in result) reportFailedCall('POST', path, result.error)
      resolve(result)
    }
    request.onload = () => {
      if (request.status < 500) noteAnswered(asked)
      finish(resultOf(request))
    }
    request.onerror = () => finish({ error: NO_ANSWER })
    request.onabort = () => resolve({ error: NO_ANSWER })
    request.send(form)
  }).finally(noteChange)
}
