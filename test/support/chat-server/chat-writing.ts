import { foundIn, isOfDraft, textToldBy } from '../messages-server/writing-script.ts'
import { calledInChat, saidInChat, type ChatAsked, type ChatReply } from './chat-server.ts'

const DRAFT = 'We welcomed 1,240 people [1:0].'

/** What is handed in, by a field that its schema has. */
const HANDED_IN: readonly (readonly [field: string, tool: string, of: (asked: ChatAsked) => object])[] = [
  ['"questions"', 'list_questions', ({ body }) => ({ questions: foundIn(body.messages) })],
  ['"waiting"', 'plan_answers', () => ({ waiting: [] })],
  ['"sections"', 'hand_in_brief', () => ({ sections: [] })],
]

/**
 * A model behind chat completions that takes the questions that the rules found and drafts from the first passage. It
 * hands data in as the request allows: by its schema, by the call of a tool, or as JSON between words and in a fence.
 */
export function chatWriting(asked: ChatAsked): ChatReply {
  const { messages, tools = [], response_format: format } = asked.body
  const rules = String(messages[0]?.content)
  const schema =
    format === undefined ? rules.slice(rules.indexOf('Reply with one JSON object')) : JSON.stringify(format)
  const isAskedForData = format !== undefined || rules.includes('Reply with one JSON object')
  const byTool = HANDED_IN.find(([, tool]) => tools.some(({ function: { name } }) => name === tool))
  const handed = isAskedForData ? HANDED_IN.find(([field]) => schema.includes(field)) : byTool
  if (handed !== undefined) {
    const json = JSON.stringify(handed[2](asked))
    if (byTool !== undefined) return calledInChat(handed[1], json)
    return saidInChat(format === undefined ? `Here it is:\n\`\`\`json\n${json}\n\`\`\`\nDone.` : json)
  }
  if (isAskedForData) return saidInChat('{}')
  const text = textToldBy(rules)
  if (text !== null) return saidInChat(text)
  if (!isOfDraft(rules)) return saidInChat('A document.')
  const hasLooked = messages.some(({ role }) => role === 'tool')
  const search = tools.find(({ function: { name } }) => name.startsWith('search'))
  return search && !hasLooked ? calledInChat(search.function.name, '{"query":"people welcomed"}') : saidInChat(DRAFT)
}
