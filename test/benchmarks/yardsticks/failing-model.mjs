import { openMessagesServer } from '../../support/messages-server/messages-server.ts'
import { countTokens } from '../../support/messages-server/prompt-cache.ts'
import { isCutOff, says } from '../../support/messages-server/reply.ts'

const OVERLOADED = { kind: 'error', status: 529, type: 'overloaded_error', message: 'Overloaded', retryAfter: 1 }
const BROKEN = { kind: 'error', status: 500, type: 'api_error', message: 'Internal server error' }

/** Tokens of all prompts that were not refused and of their replies, however those ended. */
let billed = 0
const paid = ({ usage }, reply) => {
  const prompt = Object.values(usage).reduce((sum, tokens) => sum + tokens, 0)
  billed += prompt + countTokens(reply.content[0].text)
  return reply
}

/** A model that answers everything with the same words, when it does not fail: one call in three times nine each way. */
const server = await openMessagesServer({ latencyMs: 100 })
server.replyWith((call, nth) => {
  if (call.request.max_tokens === 1) return paid(call, isCutOff('OK'))
  if (nth % 27 === 5) return OVERLOADED
  if (nth % 27 === 14) return paid(call, { ...says(process.env.ANSWER), fault: 'break' })
  if (nth % 27 === 23) return BROKEN
  return paid(call, says(process.env.ANSWER))
})
process.once('disconnect', () => process.exit(0))
process.on('message', () => process.send(billed))
process.send(server.url)
