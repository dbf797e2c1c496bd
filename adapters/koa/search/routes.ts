import type { FoundThing } from '../../../core/search/found-thing.ts'
import { hasFitting } from '../../../core/search/search-everything.ts'
import type { MarkedText } from '../../../core/documents/marked-text.ts'
import type { SearchResult } from '../../http-contract/search.ts'
import type { RouteParts } from '../route-parts.ts'
import type { Routes } from '../route.ts'

export function searchRoutes({ useCases }: RouteParts) {
  return {
    'GET /search': async ({ actor, query: { q, kind = null } }) => {
      const groups = await useCases.searchEverything.execute({ actor, query: q, kind })
      const suggestion = await useCases.suggestSearch.execute({ actor, query: q, hasFound: hasFitting(groups) })
      return {
        didYouMean: suggestion,
        groups: groups.map((group) => ({ ...group, results: group.results.map(presentResult) })),
      }
    },
  } satisfies Partial<Routes>
}

function presentResult({
  id,
  title,
  within,
  snippet,
  proposalId,
  page,
  passage,
  text,
  factState,
  isNear,
}: FoundThing): SearchResult {
  return {
    id,
    _id: id,
    title: presentMarked(title),
    within,
    snippet: snippet && presentMarked(snippet),
    proposalId,
    page,
    passage,
    text,
    factState,
    isNear,
  }
}

function presentMarked({ text, marks }: MarkedText) {
  return { text, marks: marks.map(({ start, end }) => ({ start, end })) }
}
