import { z } from 'zod'
import { factState } from './profile.ts'
import { success } from './envelope.ts'
import type { CallTable } from './call.ts'

/** Longer texts are truncated: a search is a few words. */
const LONGEST_SEARCH = 500

export const searchKind = z.enum([
  'application',
  'project',
  'question',
  'fact',
  'answer',
  'document',
  'report',
  'funder',
])
export type SearchKind = z.infer<typeof searchKind>

const searchQuery = z.object({
  q: z.string().max(LONGEST_SEARCH).default(''),
  /** Restricts the search to this kind, with more results. */
  kind: searchKind.optional(),
})

/** Matches in the text, in UTF-16 code units. */
const markedText = z.object({
  text: z.string(),
  marks: z.array(z.object({ start: z.number(), end: z.number() })),
})
export type MarkedText = z.infer<typeof markedText>

export const searchResult = z.object({
  _id: z.string(),
  id: z.string(),
  title: markedText,
  /** Its parent: the application of a question, the funder of an application, the project of a report. */
  within: z.string().nullable(),
  /** Null if only the title matches. */
  snippet: markedText.nullable(),
  /** A question's application. */
  proposalId: z.string().nullable(),
  /** The match's page in a document, from 1, null without pages, and its passage from 0. */
  page: z.number().nullable(),
  passage: z.number().nullable(),
  /** Text to copy or insert: an answer, a passage, a value; null for results to open only. */
  text: z.string().nullable(),
  /** State of a profile fact. */
  factState: factState.nullable(),
  /** Whether a document has only some of the words or a related meaning: shown if no document has all the words. */
  isNear: z.boolean(),
})
export type SearchResult = z.infer<typeof searchResult>

const searchResponse = success.extend({
  /** A corrected search with results, if this one found nothing. */
  didYouMean: z.string().nullable(),
  groups: z.array(z.object({ kind: searchKind, results: z.array(searchResult), hasMore: z.boolean() })),
})
export type SearchGroups = SearchAnswer['groups']
export type SearchAnswer = Pick<z.infer<typeof searchResponse>, 'groups' | 'didYouMean'>

/** Search of all contents. */
export const searchCalls = {
  'GET /search': {
    work: 'heavy',
    summary:
      'Searches the applications, projects, questions, profile facts, past answers, documents, reports and funders of the account.',
    access: 'user',
    query: searchQuery,
    response: searchResponse,
  },
} as const satisfies CallTable
