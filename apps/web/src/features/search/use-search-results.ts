import type {
  SearchAnswer,
  SearchGroups,
  SearchKind,
  SearchResult,
} from '../../../../../adapters/http-contract/search.ts'
import { api } from '../../shared/api.ts'
import { endpoint } from '../../shared/endpoint.ts'
import { useState } from 'react'
import { texts } from '../../shared/texts/search-texts.ts'
import { useDebounced } from '../../shared/use-debounced.ts'
import { type EntryGroup, type SearchEntry, unmarked } from './search-entry.ts'

interface Search {
  readonly text: string
  /** Restricts the search to this kind, with more results; null for all. */
  readonly kind: SearchKind | null
}

const queryOf = ({ text, kind }: Search) => new URLSearchParams({ q: text, ...(kind !== null && { kind }) }).toString()

const search = api.injectEndpoints({
  endpoints: (build) => ({
    searchEverything: build.query({
      ...endpoint('GET /search', {
        ask: (wanted: Search) => ({ search: queryOf(wanted) }),
        read: ({ groups, didYouMean }): SearchAnswer => ({ groups, didYouMean }),
      }),
      // Seconds: what one goes back to while typing.
      keepUnusedDataFor: 20,
    }),
  }),
})

const { useSearchEverythingQuery } = search

const words = texts.search

/** Milliseconds. */
const DEBOUNCE = 150

export type OpenResult = (kind: SearchKind, result: SearchResult) => void

function noteOf({ within, page, isNear, factState }: SearchResult): string | null {
  const state = factState === null || factState === 'confirmed' ? null : words.factStates[factState]
  const notes = [isNear ? words.near : null, state, within, page === null ? null : words.page(page)].filter(
    (note) => note !== null,
  )
  return notes.length === 0 ? null : notes.join(' · ')
}

function entriesOf(
  { kind, results, hasMore }: SearchGroups[number],
  open: OpenResult,
  showMore: (kind: SearchKind) => void,
) {
  const found = results.map((result): SearchEntry => ({
    key: `${kind} ${result.id}`,
    title: result.title,
    note: noteOf(result),
    snippet: result.snippet,
    leaves: kind !== 'funder',
    run: () => open(kind, result),
    ...(result.text !== null && { text: result.text }),
    ...(result.passage !== null && { from: { documentId: result.id, ordinal: result.passage } }),
  }))
  const more: SearchEntry = {
    key: `more ${kind}`,
    title: unmarked(words.more[kind]),
    note: null,
    snippet: null,
    leaves: false,
    stays: true,
    run: () => showMore(kind),
  }
  return hasMore ? [...found, more] : found
}

/** Search results for the latest text: late responses for earlier texts are ignored. */
export function useSearchResults(text: string, open: OpenResult) {
  const wanted = text.trim()
  const settled = useDebounced(wanted, DEBOUNCE)
  const [only, setOnly] = useState<{ readonly kind: SearchKind; readonly text: string } | null>(null)
  const kind = only?.text === settled ? only.kind : null
  const query = useSearchEverythingQuery({ text: settled, kind }, { skip: settled === '' })
  const isCurrent = settled === wanted && (wanted === '' || query.currentData !== undefined)
  const found = wanted === '' ? undefined : (query.currentData ?? query.data)
  const groups = (found?.groups ?? []).map((group): EntryGroup => ({
    key: group.kind,
    label: words.kinds[group.kind],
    entries: entriesOf(group, open, (more) => setOnly({ kind: more, text: settled })),
  }))
  const didYouMean = isCurrent ? (found?.didYouMean ?? null) : null
  return {
    groups,
    didYouMean,
    isCurrent,
    hasFailed: wanted !== '' && settled === wanted && query.isError,
    error: query.error,
  }
}
