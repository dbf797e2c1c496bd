import { AnthropicModel } from '../../../adapters/anthropic/anthropic-model.ts'
import { ABILITIES, type ModelReply, type SaidBlock } from '../../../adapters/language-model/port/language-model.ts'
import { ScriptedLanguageModel } from '../../../adapters/memory/scripted-language-model.ts'
import { OpenAiModel } from '../../../adapters/openai-compatible/openai-model.ts'
import { languageModelContract } from '../../contracts/language-model.contract.ts'
import { calledInChat, openChatServer, saidInChat, type ChatServer } from '../../support/chat-server/chat-server.ts'
import { openMessagesServer, TEST_KEY, type MessagesServer } from '../../support/messages-server/messages-server.ts'
import { textReply, toolCallReply } from '../../support/messages-server/reply.ts'

describe('the language models', () => {
  let messages: MessagesServer
  let chat: ChatServer
  before(async () => {
    messages = await openMessagesServer()
    chat = await openChatServer()
  })
  after(() => Promise.all([messages.close(), chat.close()]))

  languageModelContract('Claude', () => {
    const access = { apiKey: TEST_KEY, baseUrl: messages.url, model: 'claude-sonnet-5-5', timeoutMs: 30_000 }
    const stops = { 'cut-off': 'max_tokens', refused: 'refusal' } as const
    return Promise.resolve({
      model: new AnthropicModel({ ...access, abilities: new Set(ABILITIES) }),
      says: (text, ending) => {
        const reply = textReply(text)
        messages.replyWith(ending === undefined ? reply : { ...reply, stopReason: stops[ending] })
      },
      calls: (name, input) => messages.replyWith(toolCallReply(name, input)),
    })
  })

  languageModelContract('chat completions', () => {
    const access = { apiKey: null, baseUrl: chat.url, model: 'small', timeoutMs: 30_000, contextTokens: 8_000 }
    const finishes = { 'cut-off': 'length', refused: 'content_filter' } as const
    return Promise.resolve({
      model: new OpenAiModel({ ...access, abilities: new Set(['tools', 'structured-output'] as const) }),
      says: (text, ending) => chat.replyWith(saidInChat(text, ending && finishes[ending])),
      calls: (name, input) => chat.replyWith(calledInChat(name, JSON.stringify(input))),
    })
  })

  languageModelContract('a script', () => {
    let next: ModelReply = { content: [], ending: 'done' }
    const say = (block: SaidBlock, ending: ModelReply['ending'] = 'done') => (next = { content: [block], ending })
    return Promise.resolve({
      model: new ScriptedLanguageModel(() => next),
      says: (text, ending) => void say({ type: 'text', text }, ending),
      calls: (name, input) => void say({ type: 'tool_use', id: 'call', name, input }),
    })
  })
})
