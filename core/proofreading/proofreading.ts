import type { AccountId, ProposalId, SuggestionId } from '../shared/ids.ts'
import { type AppError, notFound } from '../shared/app-error.ts'
import type { StoredReason } from '../shared/failure.ts'
import { suggestionKey, type Suggestion } from './suggestion.ts'

/** Maximum number of dismissed suggestions that are stored; the oldest are dropped. */
const MOST_DISMISSED = 500

export type ProofreadingStatus = 'notStarted' | 'processing' | 'completed' | 'error'

/** The result of proofreading all answers of an application together. */
export interface Proofreading {
  /** The application's. */
  readonly id: ProposalId
  readonly accountId: AccountId
  readonly status: ProofreadingStatus
  /** Reason of the last pass's failure, for users. */
  readonly error: StoredReason | null
  /** Time at which the last completed pass ended; null before the first. */
  readonly checkedAt: string | null
  /** Suggestions of the last completed pass. */
  readonly suggestions: readonly Suggestion[]
  /** Keys of dismissed suggestions, oldest first; they are not made again. */
  readonly dismissed: readonly string[]
  readonly version: number
}

export function newProofreading(of: Pick<Proofreading, 'id' | 'accountId'>): Proofreading {
  const nothing = { error: null, checkedAt: null, suggestions: [], dismissed: [] }
  return { ...of, ...nothing, status: 'notStarted', version: 0 }
}

/** Keeps the present suggestions until there are new ones. */
export function startProofreading(proofreading: Proofreading): Proofreading {
  return { ...proofreading, status: 'processing', error: null }
}

export function completeProofreading(
  proofreading: Proofreading,
  found: readonly Suggestion[],
  checkedAt: string,
): Proofreading {
  const seen = new Set(proofreading.dismissed)
  const suggestions = found.filter((suggestion) => {
    const key = suggestionKey(suggestion)
    return !seen.has(key) && seen.add(key)
  })
  return { ...proofreading, status: 'completed', error: null, checkedAt, suggestions }
}

export function failProofreading(proofreading: Proofreading, error: StoredReason): Proofreading {
  return { ...proofreading, status: 'error', error }
}

/** Throws `not-found`. */
export function suggestionOf({ suggestions }: Proofreading, id: SuggestionId): Suggestion {
  const suggestion = suggestions.find((one) => one.id === id)
  if (!suggestion) throw suggestionNotFound()
  return suggestion
}

export function suggestionNotFound(): AppError {
  return notFound('proofreading.suggestion-not-found')
}

export function markApplied(proofreading: Proofreading, id: SuggestionId): Proofreading {
  return withState(proofreading, id, 'applied')
}

export function dismiss(proofreading: Proofreading, id: SuggestionId): Proofreading {
  const key = suggestionKey(suggestionOf(proofreading, id))
  const dismissed = [...proofreading.dismissed.filter((other) => other !== key), key].slice(-MOST_DISMISSED)
  return { ...withState(proofreading, id, 'dismissed'), dismissed }
}

/** Undoes a dismissal. */
export function reopen(proofreading: Proofreading, id: SuggestionId): Proofreading {
  const key = suggestionKey(suggestionOf(proofreading, id))
  const dismissed = proofreading.dismissed.filter((other) => other !== key)
  return { ...withState(proofreading, id, 'open'), dismissed }
}

function withState(proofreading: Proofreading, id: SuggestionId, state: Suggestion['state']): Proofreading {
  const suggestions = proofreading.suggestions.map((one) => (one.id === id ? { ...one, state } : one))
  return { ...proofreading, suggestions }
}
