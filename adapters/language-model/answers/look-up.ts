import { toolCallsOf, type ModelReply, type ModelRequest } from '../port/language-model.ts'
import type { ModelRun } from '../model-client.ts'
import { continued } from '../prompts/answer-question.prompt.ts'
import type { LibraryToolHandler } from './library-tool-handler.ts'

/** Rounds in which the model may look things up; after them it answers from what it has. */
const MAX_ROUNDS = 4

/** A reply with the request that led to it. */
export interface Asked {
  readonly request: ModelRequest
  readonly reply: ModelReply
}

/** Lets the model look things up until it answers. */
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

/** The tools stay named, or the vendor would not find the beginning of the prompt in its cache. */
export function withoutCalls(request: ModelRequest): ModelRequest {
  return request.tools ? { ...request, mayCallNone: true } : request
}
