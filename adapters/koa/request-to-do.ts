import { createHash } from 'node:crypto'
import type { RequestToDo } from '../../core/requests/do-once.ts'
import { AppError } from '../../core/shared/app-error.ts'
import { actorOf, type ApiContext } from './api-context.ts'

const HEADER = 'Idempotency-Key'
/** As the draft of RFC "The Idempotency-Key HTTP Header Field" has it, quotes included. */
const A_KEY = /^[\x21-\x7e]{1,200}$/

/** What tells a request that makes something from others: its caller's key, and a digest of all that was sent. */
export function requestToDo(ctx: ApiContext): RequestToDo {
  const key = ctx.get(HEADER)
  if (key !== '' && !A_KEY.test(key)) throw new AppError('invalid', 'http.key-invalid')
  const sent = JSON.stringify([ctx.method, ctx.path, bodyOf(ctx)])
  const fingerprint = createHash('sha256').update(sent).digest('hex')
  return { actor: actorOf(ctx), key: key === '' ? null : key, fingerprint }
}

function bodyOf({ state, request }: ApiContext): unknown {
  if (!state.upload) return request.body
  const { fields, file, digest } = state.upload
  return [fields, file?.fileName, digest]
}
