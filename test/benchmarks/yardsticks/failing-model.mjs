import { openMessagesServer } from '../../support/messages-server/messages-server.ts'
import { isCutOff, says } from '../../support/messages-server/reply.ts'

const OVERLOADED = { kind: 'error', status: 529, type: 'overloaded_error', message: 'Overloaded', retryAfter: 1 }

/** A model that answers everything with the same words, when it does not fail: one call in three times nine each way. */
const server = await openMessagesServer({ latencyMs: 100 })
server.replyWith(({ request }, nth) => {
  if (request.max_tokens === 1) return isCutOff('OK')
  if (nth % 27 === 5) return OVERLOADED
  if (nth % 27 === 14) return { ...says(process.env.ANSWER), fault: 'break' }
  if (nth % 27 === 23) return { kind: 'error', status: 500, type: 'api_error', message: 'Internal server error' }
  return says(process.env.ANSWER)
})
process.once('disconnect', () => process.exit(0))
process.send(server.url)
