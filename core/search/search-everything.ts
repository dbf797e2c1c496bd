import type { Actor } from '../identity/user.ts'
import type { TermAnalyser } from '../documents/ports/term-analyser.ts'
import type { FoundThing, SearchKind } from './found-thing.ts'
import type { SearchSource } from './ports.ts'
import { TextMatcher } from '../documents/text-matcher.ts'

export interface SearchGroup {
  readonly kind: SearchKind
  /** Best first. */
  readonly results: readonly FoundThing[]
  readonly hasMore: boolean
}

/** Whether a result has all the words. If not, one may have been misspelt. */
export function hasFitting(groups: readonly SearchGroup[]): boolean {
  return groups.some(({ results }) => results.some(({ isNear }) => !isNear))
}

/** Results of each kind, unless one kind is selected. */
const RESULTS = 6
const RESULTS_OF_ONE_KIND = 50

/** Searches everything in the actor's account, kind by kind. */
export class SearchEverything {
  constructor(
    private readonly sources: readonly SearchSource[],
    private readonly analyser: TermAnalyser,
  ) {}

  /** `kind`: searches only this kind, with more results. Leaves out kinds without results. */
  async execute(input: { actor: Actor; query: string; kind: SearchKind | null }): Promise<SearchGroup[]> {
    const search = new TextMatcher(input.query, this.analyser)
    if (search.isEmpty) return []
    const limit = input.kind === null ? RESULTS : RESULTS_OF_ONE_KIND
    const sources = this.sources.filter(({ kind }) => input.kind === null || kind === input.kind)
    const groups = await Promise.all(
      sources.map(async (source): Promise<SearchGroup> => {
        const found = await source.find(input.actor.accountId, search, limit + 1)
        return { kind: source.kind, results: found.slice(0, limit), hasMore: found.length > limit }
      }),
    )
    return groups.filter(({ results }) => results.length > 0)
  }
}
