import { toolCallsOf, type ModelReply, type ModelRequest } from '../port/language-model.ts'
import type { ModelRun } from '../model-client.ts'
import { continued } from '../prompts/answer-question.prompt.ts'
import type { LibraryToolHandler } from './library-tool-handler.ts'

/** Maximum number of rounds of tool calls; then the model answers from the passages that it has. */
const MAX_ROUNDS = 4

/** A reply with its request. */
export interface Asked {
  readonly request: ModelRequest
  readonly reply: ModelReply
}

/** Executes the model's tool calls until it answers. */
export async function lookUp(run: ModelRun, toolHandler: LibraryToolHandler, first: ModelRequest): Promise<Asked> {
  let request = first
  let reply = await run.send(request)
  for (let round = 1; toolCallsOf(reply).length > 0; round++) {
    const results = []
    for (const call of toolCallsOf(reply)) results.push(await toolHandler.answer(call))
    request = continued(request, reply, results)
    if (round >= MAX_ROUNDS) request = withoutCalls(request)
    reply = await run.send(request)
    if (round >= MAX_ROUNDS) break
  }
  return { request, reply }
}

/** Forbids tool calls but keeps the tools in the request, because the vendor's cache needs the same beginning. */
export function withoutCalls(request: ModelRequest): ModelRequest {
  return request.tools ? { ...request, mayCallNone: true } : request
}
