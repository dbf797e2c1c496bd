import { openMessagesServer } from '../../support/messages-server/messages-server.ts'
import { textReply, truncatedReply } from '../../support/messages-server/reply.ts'

/** A model in a process of its own that answers everything with the same words after a fixed time. */
const server = await openMessagesServer({ latencyMs: Number(process.env.LATENCY_MS) })
server.replyWith(({ request }) => (request.max_tokens === 1 ? truncatedReply('OK') : textReply(process.env.ANSWER)))
process.once('disconnect', () => process.exit(0))
process.send(server.url)
