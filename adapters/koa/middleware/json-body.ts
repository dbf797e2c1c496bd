import { koaBody } from 'koa-body'
import type { ApiMiddleware } from '../api-context.ts'
import { assertBodyType, bodyError } from './body-errors.ts'

const MAX_JSON_BYTES = 1024 * 1024

/** Reads a JSON body, of one megabyte at most, into `ctx.request.body`. */
export function jsonBody(): ApiMiddleware {
  const read = koaBody({
    multipart: false,
    urlencoded: false,
    text: false,
    jsonTypes: ['json'],
    jsonLimit: MAX_JSON_BYTES,
    onError: (error) => {
      throw bodyError(error, 'This is too large: at most 1 MB can be sent.')
    },
  })
  return (ctx, next) => {
    assertBodyType(ctx, 'json')
    return read(ctx, next)
  }
}
