import { z } from 'zod'
import { factState } from './profile.ts'
import { success } from './envelope.ts'
import type { CallTable } from './call.ts'

/** Longer texts are cut: a search is a few words. */
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
  /** That kind alone, and more of it. */
  kind: searchKind.optional(),
})

/** The places of what was searched for in the text, in UTF-16 code units. */
const markedText = z.object({
  text: z.string(),
  marks: z.array(z.object({ start: z.number(), end: z.number() })),
})
export type MarkedText = z.infer<typeof markedText>

export const searchResult = z.object({
  _id: z.string(),
  id: z.string(),
  title: markedText,
  /** What it belongs to: the application of a question, the funder of an application, the project of a report. */
  within: z.string().nullable(),
  /** Null where the words are in the title alone. */
  snippet: markedText.nullable(),
  /** The application of a question. */
  proposalId: z.string().nullable(),
  /** Where the words are in a document: its page from 1, null where it has no pages, and its passage from 0. */
  page: z.number().nullable(),
  passage: z.number().nullable(),
  /** What copying or inserting it takes: an answer, a passage, a value; null where it is only opened. */
  text: z.string().nullable(),
  /** Of a fact of the profile. */
  factState: factState.nullable(),
  /** Whether a document has but some of the words, or is near by its meaning: shown where none has all the words. */
  isNear: z.boolean(),
})
export type SearchResult = z.infer<typeof searchResult>

const searchResponse = success.extend({
  /** What may have been meant, where nothing was found: searched for, it finds something. */
  didYouMean: z.string().nullable(),
  groups: z.array(z.object({ kind: searchKind, results: z.array(searchResult), hasMore: z.boolean() })),
})
export type SearchGroups = SearchAnswer['groups']
export type SearchAnswer = Pick<z.infer<typeof searchResponse>, 'groups' | 'didYouMean'>

/** The search of everything. */
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
