import { notFound, type WrongFields } from '../../core/shared/app-error.ts'
import { parseId } from '../../core/shared/id.ts'
import type { Call } from '../http-contract/call.ts'
import type { ApiContext } from './api-context.ts'
import { formFields } from './form-fields.ts'
import { namedNotFound } from './named-not-found.ts'
import { parse, type SentText } from './parse.ts'
import { fileMissing, sentFile } from './sent-file.ts'

type Rules = (text: SentText) => WrongFields

/** All that was sent, in the form that the call's row names. Throws `invalid` with every wrong field, or `not-found`. */
export function parseRequest(ctx: ApiContext, call: Call, rules?: Rules) {
  const params = parseParams(ctx, call)
  const query = call.query && parse(call.query, ctx.query)
  const { session } = ctx.state
  if (call.upload) return { ctx, params, query, ...session, ...parseUpload(ctx, call.upload.fields, rules) }
  return { ctx, params, query, ...session, body: call.body && parse(call.body, ctx.request.body, rules) }
}

function parseUpload(ctx: ApiContext, fields: NonNullable<Call['body']>, rules: Rules = () => ({})) {
  const sent = formFields(ctx.state.upload?.fields ?? {})
  const body = parse(fields, sent, (text) => ({ ...rules(text), ...fileMissing(ctx) }))
  return { body, file: sentFile(ctx) }
}

/** An identifier of the wrong form can't exist: what the address names last is not found. */
function parseParams({ params }: ApiContext, { params: parts = {} }: Call): Record<string, unknown> {
  const last = Object.values(parts).findLast((kind) => typeof kind === 'string')
  const entries = Object.entries(parts).map(([name, kind]) => {
    if (typeof kind !== 'string') {
      const text = kind.safeParse(params[name])
      if (!text.success) throw notFound('http.no-such-call', { values: { host: 'any' } })
      return [name, text.data]
    }
    const id = parseId(params[name] ?? '')
    if (!id) throw namedNotFound[last ?? kind]()
    return [name, id]
  })
  return Object.fromEntries(entries) as Record<string, unknown>
}
