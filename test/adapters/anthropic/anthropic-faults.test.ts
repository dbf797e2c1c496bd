import { APIConnectionError, APIError } from '@anthropic-ai/sdk'
import { expect } from 'chai'
import { faultOf } from '../../../adapters/anthropic/anthropic-faults.ts'

const TOKENS = 9_000
const answered = (status: number, message: string, headers: Record<string, string> = {}) =>
  APIError.generate(status, { type: 'error', error: { type: 'error', message } }, undefined, new Headers(headers))

describe('what goes wrong at Claude’s vendor', () => {
  const FAULTS: readonly (readonly [string, Error, string])[] = [
    ['the key', answered(401, 'invalid x-api-key'), 'key-refused'],
    ['credit', answered(400, 'Your credit balance is too low to access the Anthropic API.'), 'no-credit'],
    ['the limit of a month', answered(400, 'You have reached your specified API usage limits.'), 'limit-reached'],
    ['the organisation', answered(400, 'This organization has been disabled.'), 'organisation-disabled'],
    ['the model', answered(404, 'model: claude-nothing'), 'unknown-model'],
    ['the address', answered(404, 'Not found'), 'wrong-address'],
    ['a page of a proxy', APIError.generate(403, undefined, '<html>Sign in</html>', new Headers()), 'wrong-address'],
    ['a prompt that is too long', answered(400, 'prompt is too long: 9 > 8'), 'request-too-large'],
    ['a file that is too large', answered(413, 'Request exceeds the maximum size'), 'request-too-large'],
    ['another fault of the request', answered(400, 'messages: at least one message is required'), 'request-refused'],
    [
      'more at once than the key may send',
      answered(429, 'rate limit', { 'anthropic-ratelimit-input-tokens-limit': '8000' }),
      'over-rate',
    ],
    [
      'too many calls',
      answered(429, 'rate limit', { 'anthropic-ratelimit-input-tokens-limit': '80000' }),
      'unavailable',
    ],
    ['overload', answered(529, 'Overloaded'), 'unavailable'],
    ['no connection', new APIConnectionError({ message: 'Connection error.' }), 'unavailable'],
    ['a stream that breaks off', new Error('The stream ended in the middle of a reply.'), 'broken-off'],
  ]
  for (const [name, error, kind] of FAULTS)
    it(`is told by its cause: ${name}`, () => {
      expect(faultOf(error, TOKENS).kind).to.equal(kind)
    })

  it('says how long the vendor asks to wait', () => {
    expect(faultOf(answered(429, 'rate limit', { 'retry-after': '7' }), TOKENS).pauseMs).to.equal(7_000)
  })
})
