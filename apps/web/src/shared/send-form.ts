import { failureOf, FILE_CHANGED, isAnswer, NO_ANSWER } from './api-failure.ts'
import { addressOf, noteChange, type ApiResult } from './call-api.ts'
import { askedOfForm, idempotencyKeyFor, noteAnswered } from './idempotency-key.ts'
import { reportFailedCall } from './reporting/report-problem.ts'
import { pauseAskedFor } from './retry-after.ts'
import { texts } from './texts/texts.ts'

/** Share of a form that was sent, from 0 to 1; null while the server has asked to wait. */
export type Progress = (part: number | null) => void

/** A multipart form whose progress is reported. */
export interface FormCall {
  readonly path: string
  readonly form: FormData
  readonly onProgress: Progress
  /** Gives up, also while waiting. */
  readonly signal?: AbortSignal
}

/** Milliseconds for which one form waits in all. */
const LONGEST_WAIT = 5 * 60_000

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

interface Sent {
  readonly result: ApiResult
  readonly pause: number | null
}

/** Like `fetch`, but reports progress. */
function send({ path, form, onProgress, signal }: FormCall): Promise<Sent> {
  return new Promise<Sent>((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', addressOf(path))
    request.withCredentials = true
    request.setRequestHeader('accept', 'application/json')
    const asked = askedOfForm(path, form)
    request.setRequestHeader('idempotency-key', idempotencyKeyFor(asked))
    request.upload.onprogress = (event) => onProgress(event.total > 0 ? event.loaded / event.total : 0)
    const unanswered = () => resolve({ result: { error: NO_ANSWER }, pause: null })
    request.onload = () => {
      if (request.status < 500) noteAnswered(asked)
      const pause = pauseAskedFor(request.status, request.getResponseHeader('retry-after'))
      resolve({ result: resultOf(request), pause })
    }
    request.onerror = unanswered
    request.onabort = unanswered
    signal?.addEventListener('abort', () => request.abort())
    request.send(form)
  }).finally(noteChange)
}

/** Whether a file of the form can no longer be read; nothing else tells that from a lost connection. */
async function isChanged(form: FormData): Promise<boolean> {
  const files = [...form.values()].filter((value) => value instanceof Blob)
  const read = await Promise.allSettled(files.map((file) => file.slice(0, 1).arrayBuffer()))
  return read.some(({ status }) => status === 'rejected')
}

const passed = (milliseconds: number, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve) => {
    window.setTimeout(resolve, milliseconds)
    signal?.addEventListener('abort', () => resolve())
  })

/** Posts a form and waits when the server asks for that; never throws. */
export async function sendForm(call: FormCall): Promise<ApiResult> {
  for (let waited = 0; ;) {
    const { result, pause } = await send(call)
    waited += pause ?? 0
    if (pause !== null && waited <= LONGEST_WAIT && !call.signal?.aborted) {
      call.onProgress(null)
      await passed(pause, call.signal)
      if (!call.signal?.aborted) continue
    }
    if (!('error' in result) || call.signal?.aborted) return result
    if (result.error.status === 0 && (await isChanged(call.form)))
      return { error: { ...result.error, code: FILE_CHANGED, message: texts.common.fileChanged } }
    reportFailedCall('POST', call.path, result.error)
    return result
  }
}
