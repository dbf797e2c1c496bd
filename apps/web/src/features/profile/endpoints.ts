import type { Response } from '../../../../../adapters/http-contract/calls.ts'
import type { ProfileFact } from '../../../../../adapters/http-contract/profile.ts'
import { api } from '../../shared/api.ts'
import { cacheEntry, showAtOnce } from '../../shared/cache-entry.ts'
import { endpoint } from '../../shared/endpoint.ts'
import type { WithSession } from '../../shared/session.ts'

type Profile = Response<'GET /account/profile'>

export interface FactChange {
  readonly key: string
  readonly value: string
  readonly state: 'confirmed' | 'missing'
  /** A day or an instant; null if unlimited. */
  readonly validUntil: string | null
}

interface OwnFact {
  readonly label: string
  readonly value: string
}

const profile = api.injectEndpoints({
  endpoints: (build) => ({
    loadProfile: build.query({ ...endpoint('GET /account/profile', {}), providesTags: ['Profile'] }),
    changeFact: build.mutation({
      ...endpoint('POST /account/profile/:key', {
        ask: ({ key, ...body }: FactChange) => ({ params: { key }, body }),
        read: ({ fact }) => fact,
      }),
      // A fact changes others: an older year's figure is out of date once a newer one is known.
      invalidatesTags: (_fact, error) => (error === undefined ? ['Profile', 'FirstSteps'] : []),
      onQueryStarted: (change, call) => {
        const by = nameOf(call.getState() as unknown as WithSession)
        return showAtOnce(cacheEntry<Profile>('loadProfile'), (known) => withChange(known, change, by), call)
      },
    }),
    addFact: build.mutation({
      ...endpoint('POST /account/profile', { ask: (body: OwnFact) => ({ body }), read: ({ fact }) => fact }),
      invalidatesTags: (_fact, error) => (error === undefined ? ['Profile'] : []),
    }),
  }),
})

type Author = ProfileFact['confirmedBy']

/** The user's name as the server will return it. */
function nameOf({ session: { user } }: WithSession): Author {
  const name = `${user?.firstName ?? ''} ${user?.lastName ?? ''}`.trim()
  return user === null || name === '' ? null : { _id: user.id, name }
}

/** Shows a change to a fact at once; a secret one after the server has masked it. */
function withChange(known: Profile, { key, value, state, validUntil }: FactChange, by: Author): Profile {
  const change = (fact: ProfileFact): ProfileFact => {
    if (fact.key !== key || fact.secret) return fact
    if (state === 'confirmed')
      return { ...fact, state, value, validUntil, confirmedBy: by, confirmedAt: new Date().toISOString() }
    const candidates = fact.candidates.filter((candidate) => candidate.value !== value)
    return candidates.length > 0 ? fact : { ...fact, state, value: null, candidates }
  }
  return { ...known, facts: known.facts.map(change) }
}

export const { useLoadProfileQuery, useChangeFactMutation, useAddFactMutation } = profile
