import type { CoordinatorContent } from '../../core/proposals/coordinator-message.ts'
import { AppError } from '../../core/shared/app-error.ts'
import {
  toolCallsOf,
  type ModelReply,
  type ModelRequest,
  type ToolCall,
  type UserBlock,
} from './port/language-model.ts'
import type { ModelRun } from './model-client.ts'
import { continued } from './prompts/answer-question.prompt.ts'

const MAX_ATTEMPTS = 3

/** A tool call with the model's result. */
export interface RequiredToolCall {
  readonly call: ToolCall
  /** All content of the model, including the call. */
  readonly said: readonly CoordinatorContent[]
}

/**
 * Makes the model call the tool. Calls can't be forced, so a missing or invalid one is requested again; other tools do
 * not exist. Throws `AppError` if no valid call comes.
 */
export async function requireToolCall(run: ModelRun, first: ModelRequest, tool: string): Promise<RequiredToolCall> {
  const said: CoordinatorContent[] = []
  let request = first
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    const reply = await run.send(request)
    said.push(...partsOf(reply))
    const call = toolCallsOf(reply).find(({ name, isMalformed }) => name === tool && !isMalformed)
    if (call) return { call, said }
    request = continued(request, reply, correctionsFor(reply, tool))
  }
  throw new AppError('unsupported', 'model.nothing-handed-in')
}

function correctionsFor(reply: ModelReply, tool: string): UserBlock[] {
  const results = toolCallsOf(reply).map(({ id, name }) => {
    const content = name === tool ? 'The input is not valid JSON.' : `There is no tool named "${name}".`
    return { type: 'tool_result', callId: id, content, isError: true } as const
  })
  return [...results, { type: 'text', text: `Call ${tool} with the whole list.` }]
}

export function partsOf({ content }: ModelReply): CoordinatorContent[] {
  return content.flatMap((block): CoordinatorContent[] => {
    if (block.type === 'text') return block.text.trim() === '' ? [] : [{ type: 'text', text: block.text }]
    if (block.type === 'thinking') return block.thinking === '' ? [] : [{ type: 'thinking', thinking: block.thinking }]
    if (block.type !== 'tool_use') return []
    const { type, id, name, input } = block
    return [{ type, id, name, input }]
  })
}
