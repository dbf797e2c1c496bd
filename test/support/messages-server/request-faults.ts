import type { MessageCreateParamsBase } from '@anthropic-ai/sdk/resources/messages/messages'

type Block = {
  readonly type: string
  readonly id?: string
  readonly tool_use_id?: string
  readonly citations?: unknown
}

/** Why the vendor would refuse the request, null when it would not; only what this product could get wrong. */
export function faultOf(request: MessageCreateParamsBase & Readonly<Record<string, unknown>>): string | null {
  const { max_tokens, messages, tool_choice: choice, thinking } = request
  if (typeof max_tokens !== 'number' || max_tokens < 1) return 'max_tokens: must be at least 1'
  for (const gone of ['temperature', 'top_p', 'top_k'])
    if (gone in request) return `${gone}: Extra inputs are not permitted`
  if (!Array.isArray(messages) || messages.length === 0) return 'messages: at least one message is required'
  if (messages.at(-1)?.role === 'assistant' && !JSON.stringify(messages.at(-1)).includes('"server_tool_use"'))
    return 'messages: the final message must be from the user'
  if (choice?.type === 'any' || choice?.type === 'tool') return 'tool_choice: forced tool use is not supported'
  if (thinking?.type === 'disabled' || thinking?.type === 'enabled')
    return `"thinking.type.${thinking.type}" is not supported for this model.`
  return (
    emptyTextIn(request) ??
    endsInThought(messages) ??
    tooManyBreakpoints(request) ??
    unansweredCallIn(messages) ??
    mixedCitationsIn(messages) ??
    schemaFault(request)
  )
}

function blocksOf(messages: MessageCreateParamsBase['messages']): Block[][] {
  return messages.map(({ content }) => (typeof content === 'string' ? [] : (content as unknown as Block[])))
}

function emptyTextIn(request: MessageCreateParamsBase): string | null {
  const isBlank = /"type":"text","text":"(?:\s|\\[nrt])*"/.test(JSON.stringify(request))
  return isBlank ? 'text content blocks must contain non-whitespace text' : null
}

function endsInThought(messages: MessageCreateParamsBase['messages']): string | null {
  const isThought = messages.some(
    ({ role, content }) =>
      role === 'assistant' && typeof content !== 'string' && /thinking$/.test(content.at(-1)?.type ?? 'thinking'),
  )
  return isThought ? 'The final block in an assistant message cannot be `thinking`.' : null
}

function tooManyBreakpoints(request: MessageCreateParamsBase): string | null {
  const count = JSON.stringify(request).split('"cache_control":{').length - 1
  return count > 4 ? `A maximum of 4 blocks with cache_control may be provided. Found ${count}.` : null
}

function unansweredCallIn(messages: MessageCreateParamsBase['messages']): string | null {
  const blocks = blocksOf(messages)
  for (const [at, content] of blocks.entries()) {
    const answered = new Set(blocks[at + 1]?.map((block) => block.tool_use_id))
    const open = content.find((block) => block.type === 'tool_use' && !answered.has(block.id))
    if (open) return `tool_use ids were found without tool_result blocks immediately after: ${open.id ?? ''}`
  }
  return null
}

function mixedCitationsIn(messages: MessageCreateParamsBase['messages']): string | null {
  const citable = JSON.stringify(messages).match(/"type":"(?:document|search_result)"/g)?.length ?? 0
  const enabled = JSON.stringify(messages).match(/"citations":\{"enabled":true\}/g)?.length ?? 0
  return enabled > 0 && enabled < citable ? 'citations must be enabled on all documents or none' : null
}

/** What the vendor's output formats and strict tools take of JSON Schema. */
const KEYWORDS = new Set([
  ...['type', 'title', 'description', 'properties', 'required', 'additionalProperties', 'items', 'enum', 'const'],
  ...['anyOf', 'allOf', '$ref', '$defs', 'format', 'minItems'],
])

function schemaFault({ output_config: config, tools = [], messages }: MessageCreateParamsBase): string | null {
  const schema = config?.format?.schema
  if (schema !== undefined && JSON.stringify(messages).includes('"citations":{"enabled":true}'))
    return 'output_config.format: citations cannot be used together with an output format'
  const strict = tools.flatMap((tool) => ('input_schema' in tool && tool.strict ? [tool.input_schema] : []))
  const faults = [...(schema === undefined ? [] : [schema]), ...strict].flatMap((each) => faultsOf(each))
  return faults[0] ?? null
}

function faultsOf(schema: Readonly<Record<string, unknown>>): string[] {
  const unknown = Object.keys(schema).filter((key) => !KEYWORDS.has(key))
  if (unknown.length > 0) return [`For this schema, property '${unknown[0]!}' is not supported`]
  if (Number(schema['minItems'] ?? 0) > 1) return ['minItems values other than 0 or 1 are not supported']
  if (schema['type'] === 'object' && schema['additionalProperties'] !== false)
    return ["For 'object' type, 'additionalProperties' must be explicitly set to false"]
  const { properties = {}, items, anyOf = [], allOf = [] } = schema as Record<string, never>
  const inner: unknown[] = [...Object.values(properties), ...(items === undefined ? [] : [items]), ...anyOf, ...allOf]
  return inner.flatMap((each) => faultsOf(each as Record<string, unknown>))
}
