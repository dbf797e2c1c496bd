import type { MessageCreateParamsBase } from '@anthropic-ai/sdk/resources/messages/messages'
import type {
  RefusalStopDetails,
  StopReason,
  TextCitation,
  WebSearchToolResultErrorCode,
} from '@anthropic-ai/sdk/resources/messages'

/** A part of what the fake model says. */
export type ReplyPart =
  | { readonly type: 'text'; readonly text: string; readonly citations?: readonly TextCitation[] }
  | { readonly type: 'thinking'; readonly thinking: string }
  /** `json` replaces the input as it is streamed, so that it can be no JSON. */
  | { readonly type: 'tool_use'; readonly name: string; readonly input: object; readonly json?: string }
  | {
      readonly type: 'web_search'
      readonly query: string
      readonly results: readonly { readonly url: string; readonly title: string }[]
      /** Why the search came to nothing. */
      readonly error?: WebSearchToolResultErrorCode
    }

/** How a stream ends other than well: an error event, silence, or a connection that is gone. */
export type StreamFault = 'error-event' | 'stall' | 'break'

export interface MessageReply {
  readonly kind: 'message'
  readonly content: readonly ReplyPart[]
  readonly stopReason: StopReason
  readonly stopDetails?: RefusalStopDetails
  /** What happens in the place of the message's end. */
  readonly fault?: StreamFault
}

export interface ErrorReply {
  readonly kind: 'error'
  readonly status: number
  readonly type: string
  readonly message: string
  /** Seconds. */
  readonly retryAfter?: number
}

export type Reply = MessageReply | ErrorReply

export function textReply(text: string, citations: readonly TextCitation[] = []): MessageReply {
  return contentReply([{ type: 'text', text, citations }])
}

export function contentReply(content: readonly ReplyPart[]): MessageReply {
  return { kind: 'message', content, stopReason: 'end_turn' }
}

export function toolCallReply(name: string, input: object, json?: string): MessageReply {
  const call: ReplyPart =
    json === undefined ? { type: 'tool_use', name, input } : { type: 'tool_use', name, input, json }
  return { kind: 'message', content: [{ type: 'thinking', thinking: 'I need to look.' }, call], stopReason: 'tool_use' }
}

type Asked = Pick<MessageCreateParamsBase, 'output_config' | 'tools'>

/** Under what name the request wants data handed in: that of its output format, else of its first tool. */
export function handInNameOf({ output_config: config, tools = [] }: Asked): string | null {
  const title = config?.format?.schema['title']
  if (typeof title === 'string') return title
  const [tool] = tools
  return tool !== undefined && 'name' in tool ? tool.name : null
}

/** Data in the way in which the request wants it; `json` replaces it, so that it can be no JSON. */
export function handInReply(request: Asked, input: object, json = JSON.stringify(input)): MessageReply {
  if (!request.output_config?.format) return toolCallReply(handInNameOf(request) ?? '', input, json)
  return contentReply([
    { type: 'thinking', thinking: 'I need to look.' },
    { type: 'text', text: json },
  ])
}

export function refusalReply(): MessageReply {
  const stopDetails: RefusalStopDetails = { type: 'refusal', category: 'general_harms', explanation: null }
  return { kind: 'message', content: [], stopReason: 'refusal', stopDetails }
}

export function truncatedReply(text: string): MessageReply {
  return { ...textReply(text), stopReason: 'max_tokens' }
}

/** Stops after this much, to continue when asked for the rest. */
export function pausedReply(content: readonly ReplyPart[]): MessageReply {
  return { kind: 'message', content, stopReason: 'pause_turn' }
}

/** Begins to say the text, then comes to grief. */
export function brokenReply(text: string, fault: StreamFault): MessageReply {
  return { ...textReply(text), fault }
}

const ERROR_TYPES: Readonly<Record<number, string>> = {
  400: 'invalid_request_error',
  401: 'authentication_error',
  403: 'permission_error',
  429: 'rate_limit_error',
  500: 'api_error',
  529: 'overloaded_error',
}

export function errorReply(status: number, retryAfter?: number): ErrorReply {
  const type = ERROR_TYPES[status] ?? 'api_error'
  return {
    kind: 'error',
    status,
    type,
    message: type.replaceAll('_', ' '),
    ...(retryAfter !== undefined && { retryAfter }),
  }
}
