import type { ContentBlockParam } from '@anthropic-ai/sdk/resources/messages'
import type { ModelRequest } from '../../../../adapters/anthropic/anthropic-client.ts'

const CACHED = '⸺ cached up to here ⸺'

/** A request as its model reads it, in the order in which the vendor renders it. */
export function printedRequest({ tools = [], system = [], messages }: ModelRequest): string {
  const rules = typeof system === 'string' ? [{ type: 'text' as const, text: system }] : system
  return [
    ...tools.map((tool) => `# Tool\n\n${JSON.stringify(tool, null, 2)}`),
    `# System\n\n${printedContent(rules)}`,
    ...messages.map(({ role, content }) => `# ${role === 'user' ? 'User' : 'Assistant'}\n\n${printedContent(content)}`),
  ]
    .join('\n\n')
    .concat('\n')
}

function printedContent(content: string | readonly ContentBlockParam[]): string {
  return typeof content === 'string' ? content : content.map(printedBlock).join('\n\n')
}

function printedBlock(block: ContentBlockParam): string {
  const mark = 'cache_control' in block && block.cache_control ? `\n\n${CACHED}` : ''
  return `${printedText(block)}${mark}`
}

function printedText(block: ContentBlockParam): string {
  if (block.type === 'text') return block.text
  if (block.type === 'search_result')
    return `[search result ${block.source}: ${block.title}]\n${block.content.map(({ text }) => text).join(' ¦ ')}`
  if (block.type === 'document' && block.source.type === 'content')
    return `[document: ${block.title}; ${block.context}]\n${printedContent(block.source.content)}`
  return JSON.stringify(block)
}
