import type { ModelTool } from '../port/language-model.ts'

const text = (description: string) => ({ type: 'string', description })

/** A writer can only read the library of its account. */
export const LIBRARY_TOOLS: ModelTool[] = [
  {
    name: 'search_library',
    description:
      "Finds the passages of the organisation's documents that fit a query best. Ask for one thing at a time, in the words that a document would use.",
    schema: { type: 'object', properties: { query: text('What to look for.') }, required: ['query'] },
  },
  {
    name: 'read_passage',
    description: 'Reads a passage that was found together with those before and after it in its document.',
    schema: {
      type: 'object',
      properties: { source: text('The source of the passage, such as 2:14.') },
      required: ['source'],
    },
  },
  {
    name: 'list_documents',
    description: 'Lists the documents of the organisation with their dates.',
    schema: { type: 'object', properties: {} },
  },
  {
    name: 'past_answers',
    description: 'Finds what the organisation answered to a similar question in past applications.',
    schema: { type: 'object', properties: { question: text('The question.') }, required: ['question'] },
  },
]
