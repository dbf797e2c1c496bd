import type {
  ContentBlockParam,
  MessageCreateParamsStreaming,
  MessageParam,
  RawMessageStreamEvent,
  TextBlockParam,
  Tool,
  WebSearchTool20260318,
} from '@anthropic-ai/sdk/resources/messages'
import type {
  Ability,
  LanguageModel,
  ModelReply,
  ModelRequest,
  ModelTool,
  ModelTurn,
  ReplyListener,
  SaidBlock,
  SourceBlock,
  TextBlock,
  UserBlock,
} from '../language-model/port/language-model.ts'
import { assertNoPage } from '../language-model/port/faults-of-answers.ts'
import { bytesOf, tokensIn } from '../language-model/port/request-size.ts'
import { faultOf } from './anthropic-faults.ts'
import { ReplyBuilder } from './reply-builder.ts'
import { type AnthropicAccess, openSdk, type Sdk } from './sdk.ts'

const KEPT = { cache_control: { type: 'ephemeral' } } as const
const CITED = { citations: { enabled: true } } as const
const WEB_SEARCH = {
  type: 'web_search_20260318',
  name: 'web_search',
  allowed_callers: ['direct'],
} as const satisfies WebSearchTool20260318

interface Server {
  readonly model: string
  readonly abilities: ReadonlySet<Ability>
}

/** A request as the Messages API takes it. Claude 5.5 refuses `temperature`, forced calls, and a last turn of the assistant's. */
function wireRequest(request: ModelRequest, { model, abilities }: Server): MessageCreateParamsStreaming {
  const mayKeep = abilities.has('caching')
  const { schema, effort } = request
  const format = schema && ({ type: 'json_schema', schema: { title: schema.name, ...schema.schema } } as const)
  const thinks = effort !== undefined && abilities.has('thinking')
  const tools = [
    ...(request.tools ?? []).map(wireTool),
    ...(request.webSearches === undefined ? [] : [{ ...WEB_SEARCH, max_uses: request.webSearches }]),
  ]
  return {
    max_tokens: request.maxTokens,
    ...(request.system && { system: request.system.map((block) => wireText(block, mayKeep)) }),
    ...(tools.length > 0 && { tools }),
    messages: request.messages.map((turn) => wireTurn(turn, mayKeep)),
    ...(request.mayCallNone && { tool_choice: { type: 'none' } }),
    ...(request.isKept && mayKeep && KEPT),
    ...((format || thinks) && { output_config: { ...(format && { format }), ...(thinks && { effort }) } }),
    ...(thinks && { thinking: { type: 'adaptive' } }),
    model,
    stream: true,
  }
}

const wireTool = ({ name, description, schema, isStrict }: ModelTool): Tool => ({
  name,
  description,
  ...(isStrict && { strict: true }),
  input_schema: schema as Tool.InputSchema,
})

function wireTurn({ role, content }: ModelTurn, mayKeep: boolean): MessageParam {
  if (role === 'assistant') return { role, content: content.map(saidBlock) }
  return { role, content: typeof content === 'string' ? content : content.map((block) => userBlock(block, mayKeep)) }
}

/** Without citations the field is left out: servers that lack them may refuse it. */
function saidBlock(block: SaidBlock): ContentBlockParam {
  if (block.raw !== undefined) return block.raw as ContentBlockParam
  if (block.type === 'text') return { type: 'text', text: block.text }
  if (block.type === 'tool_use') return { type: 'tool_use', id: block.id, name: block.name, input: block.input }
  throw new Error(`A block "${block.type}" can't be handed back without what its vendor said.`)
}

function userBlock(block: UserBlock, mayKeep: boolean): ContentBlockParam {
  const kept = block.isKept && mayKeep && KEPT
  if (block.type === 'text') return wireText(block, mayKeep)
  if (block.type === 'search_result') return { ...wireSource(block), ...kept }
  if (block.type === 'tool_result') {
    const content = typeof block.content === 'string' ? block.content : block.content.map((one) => resultPart(one))
    const isError = block.isError && ({ is_error: true } as const)
    return { type: 'tool_result', tool_use_id: block.callId, content, ...isError, ...kept }
  }
  if (block.type === 'file') {
    const { title, mediaType: media_type, base64: data } = block
    return { type: 'document', title, source: { type: 'base64', media_type, data }, ...kept }
  }
  const { title, context, texts } = block
  const content = texts.map((text) => ({ type: 'text', text }) as const)
  return { type: 'document', title, context, source: { type: 'content', content }, ...CITED, ...kept }
}

const resultPart = (block: TextBlock | SourceBlock) =>
  block.type === 'text' ? wireText(block, false) : wireSource(block)

function wireText({ text, isKept }: TextBlock, mayKeep: boolean): TextBlockParam {
  return { type: 'text', text, ...(isKept && mayKeep && KEPT) }
}

const wireSource = ({ source, title, texts }: SourceBlock) =>
  ({
    type: 'search_result',
    source,
    title,
    content: texts.map((text) => ({ type: 'text', text }) as const),
    ...CITED,
  }) as const

export interface AnthropicSettings extends AnthropicAccess {
  readonly model: string
  /** Abilities of the server; a compatible one may lack some. */
  readonly abilities: ReadonlySet<Ability>
}

/** Claude, or the model of a server with the same Messages API. Every call is streamed. */
export class AnthropicModel implements LanguageModel {
  readonly model: string
  readonly abilities: ReadonlySet<Ability>
  private opening: Promise<Sdk> | null = null

  constructor(private readonly settings: AnthropicSettings) {
    this.model = settings.model
    this.abilities = settings.abilities
  }

  async reply(request: ModelRequest, listener: ReplyListener, signal: AbortSignal): Promise<ModelReply> {
    this.opening ??= openSdk(this.settings)
    const { api, rawEvents } = await this.opening
    try {
      const asked = wireRequest(request, this.settings)
      const response = await api.messages.create(asked, { signal }).asResponse()
      assertNoPage(response)
      return await readReply(rawEvents(response), listener)
    } catch (error) {
      throw signal.aborted ? (signal.reason as Error) : faultOf(error, tokensIn(bytesOf(request)))
    }
  }
}

/** Pings count too: they tell long thinking from a dead connection. */
async function readReply(events: ReturnType<Sdk['rawEvents']>, listener: ReplyListener): Promise<ModelReply> {
  const builder = new ReplyBuilder()
  for await (const { event, data } of events) {
    listener.onLife()
    if (event === 'error') throw new Error(`The stream ended with an error: ${data}`)
    if (event === null || event === 'ping') continue
    builder.take(JSON.parse(data) as RawMessageStreamEvent)
    listener.onUsage(builder.usage())
  }
  return builder.reply()
}
