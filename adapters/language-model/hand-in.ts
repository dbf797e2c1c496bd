import type { CoordinatorContent } from '../../core/proposals/coordinator-message.ts'
import { AppError } from '../../core/shared/app-error.ts'
import {
  textOf,
  toolCallsOf,
  type JsonSchema,
  type ModelReply,
  type ModelRequest,
  type UserBlock,
} from './port/language-model.ts'
import { jsonObjectIn } from './port/json-in-text.ts'
import type { ModelClient, ModelRun } from './model-client.ts'
import { continued } from './prompts/answer-question.prompt.ts'
import { partsOf, requireToolCall } from './require-tool-call.ts'

const MAX_ATTEMPTS = 3
const NOT_JSON = 'That is not valid JSON of the form that was asked for. Hand in the whole of it again.'

/**
 * Structured data that a model returns. The schema only uses what the vendor supports: no bounds on numbers, lengths or
 * lists.
 */
export interface HandInForm {
  readonly name: string
  readonly description: string
  readonly schema: JsonSchema
}

export interface HandedIn {
  /** Follows the schema, unless the server does not enforce it. */
  readonly input: unknown
  readonly id: string
  /** The model's content up to the data, including the data as a tool call. */
  readonly said: readonly CoordinatorContent[]
}

/**
 * Gets data from the model: by a schema if its server enforces one; otherwise by a tool call, which is requested again
 * if missing or broken; without tools, as JSON in the text. Throws `AppError` if nothing valid is returned.
 */
export async function handIn(
  run: ModelRun,
  request: ModelRequest,
  form: HandInForm,
  server: Pick<ModelClient, 'has'>,
): Promise<HandedIn> {
  if (server.has('structured-output') || !server.has('tools')) return bySchema(run, request, form)
  const { call, said } = await requireToolCall(run, withTool(request, form), form.name)
  return { input: call.input, id: call.id, said }
}

async function bySchema(run: ModelRun, first: ModelRequest, form: HandInForm): Promise<HandedIn> {
  const said: CoordinatorContent[] = []
  let request: ModelRequest = { ...first, schema: { name: form.name, schema: form.schema } }
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    const reply = await run.send(request)
    const input = jsonObjectIn(textOf(reply))
    if (input !== null) {
      const id = `${form.name}-${attempt}`
      const thoughts = partsOf(reply).filter(({ type }) => type === 'thinking')
      return { input, id, said: [...said, ...thoughts, { type: 'tool_use', id, name: form.name, input }] }
    }
    said.push(...partsOf(reply))
    request = continued(request, reply, corrections(reply))
  }
  throw new AppError('unsupported', 'model.nothing-handed-in')
}

function corrections(reply: ModelReply): UserBlock[] {
  const results = toolCallsOf(reply).map(({ id, name }) => {
    const content = `There is no tool named "${name}".`
    return { type: 'tool_result', callId: id, content, isError: true } as const
  })
  return [...results, { type: 'text', text: NOT_JSON }]
}

function withTool(request: ModelRequest, { name, description, schema }: HandInForm): ModelRequest {
  const asked = { type: 'text', text: `Hand it in by calling ${name} once.` } as const
  const system = request.system ?? []
  const rules = typeof system === 'string' ? [{ type: 'text', text: system } as const] : system
  return { ...request, system: [...rules, asked], tools: [{ name, description, isStrict: true, schema }] }
}
