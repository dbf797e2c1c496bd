import type { ModelRequest, SaidBlock, UserBlock } from '../../../../adapters/language-model/port/language-model.ts'

const CACHED = '⸺ cached up to here ⸺'

/** A request as its model reads it, in the order in which the vendor renders it. */
export function printedRequest({ tools = [], webSearches, system = [], messages }: ModelRequest): string {
  return [
    ...tools.map((tool) => `# Tool\n\n${JSON.stringify(tool, null, 2)}`),
    ...(webSearches === undefined ? [] : [`# Searches of the web\n\nAt most ${webSearches}`]),
    `# System\n\n${printedContent(system)}`,
    ...messages.map(({ role, content }) => `# ${role === 'user' ? 'User' : 'Assistant'}\n\n${printedContent(content)}`),
  ]
    .join('\n\n')
    .concat('\n')
}

function printedContent(content: string | readonly (UserBlock | SaidBlock)[]): string {
  return typeof content === 'string' ? content : content.map(printedBlock).join('\n\n')
}

function printedBlock(block: UserBlock | SaidBlock): string {
  const mark = 'isKept' in block && block.isKept ? `\n\n${CACHED}` : ''
  return `${printedText(block)}${mark}`
}

function printedText(block: UserBlock | SaidBlock): string {
  if (block.type === 'text') return block.text
  if (block.type === 'search_result')
    return `[search result ${block.source}: ${block.title}]\n${block.texts.join(' ¦ ')}`
  if (block.type === 'document') return `[document: ${block.title}; ${block.context}]\n${block.texts.join('\n\n')}`
  return JSON.stringify(block)
}
