import type { ContentBlockParam, ToolUseBlock } from '@anthropic-ai/sdk/resources/messages'
import type { CoordinatorContent } from '../../core/proposals/coordinator-message.ts'
import { AppError } from '../../core/shared/app-error.ts'
import type { ModelRequest, ModelRun } from './anthropic-client.ts'
import { toolCallsOf, type ModelReply } from './model-reply.ts'
import { continued } from './prompts/answer-question.prompt.ts'

const MOST_ATTEMPTS = 3

/** A call of a tool by which the model hands in its work. */
export interface HandedIn {
  readonly call: ToolUseBlock
  /** What the model said on the way to it, the call included. */
  readonly said: readonly CoordinatorContent[]
}

/**
 * Has the model call the tool; calls can't be forced, so one that is missing or broken is asked for again. Whatever else
 * it calls does not exist. Throws `AppError` when there is none in the end.
 */
export async function oneCall(run: ModelRun, first: ModelRequest, tool: string): Promise<HandedIn> {
  const said: CoordinatorContent[] = []
  let request = first
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt++) {
    const reply = await run.send(request)
    said.push(...partsOf(reply))
    const call = toolCallsOf(reply).find(({ id, name }) => name === tool && !reply.malformedCalls.has(id))
    if (call) return { call, said }
    if (reply.content.length > 0) request = continued(request, reply, complaints(reply, tool))
  }
  throw new AppError(
    'unsupported',
    'model.nothing-handed-in',
    'The language model did not hand in what it was asked for.',
  )
}

function complaints(reply: ModelReply, tool: string): ContentBlockParam[] {
  const results = toolCallsOf(reply).map(({ id, name }) => {
    const content = name === tool ? 'The input is not valid JSON.' : `There is no tool named "${name}".`
    return { type: 'tool_result', tool_use_id: id, content, is_error: true } as const
  })
  return [...results, { type: 'text', text: `Call ${tool} with the whole list.` }]
}

function partsOf({ content }: ModelReply): CoordinatorContent[] {
  return content.flatMap((block): CoordinatorContent[] => {
    if (block.type === 'text') return block.text.trim() === '' ? [] : [{ type: 'text', text: block.text }]
    if (block.type === 'thinking') return block.thinking === '' ? [] : [{ type: 'thinking', thinking: block.thinking }]
    const { type, id, name, input } = block as ToolUseBlock
    return type === 'tool_use' ? [{ type, id, name, input }] : []
  })
}
