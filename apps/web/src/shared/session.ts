import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { useSelector } from 'react-redux'
import type { ApiFailure } from './api-failure.ts'
import type { CurrentUser } from '../../../../adapters/http-contract/accounts.ts'

/**
 * `nobody`: there was no session. `unreached`: the server did not answer. `expired`: it ended by itself. `removed`: the
 * user was removed from the account. `left`: the user ended it.
 */
export type WhyLoggedOut = 'nobody' | 'unreached' | 'expired' | 'removed' | 'left'

export type Session =
  | { readonly status: 'unknown'; readonly user: null }
  | {
      readonly status: 'logged-out'
      readonly user: null
      readonly because: WhyLoggedOut
      /** The user who was logged in on this page before. */
      readonly userId: string | undefined
    }
  | { readonly status: 'logged-in'; readonly user: CurrentUser }

type Preferences = CurrentUser['preferences']

const unknown = { status: 'unknown', user: null } as Session

const slice = createSlice({
  name: 'session',
  initialState: unknown,
  reducers: {
    sessionStarted: (_state, { payload }: PayloadAction<CurrentUser>): Session => ({
      status: 'logged-in',
      user: payload,
    }),
    sessionEnded: ({ user }, { payload }: PayloadAction<WhyLoggedOut>): Session => ({
      status: 'logged-out',
      user: null,
      because: payload,
      userId: user?.id,
    }),
    preferencesChanged: (state, { payload }: PayloadAction<Preferences>) => {
      if (state.user !== null) state.user.preferences = { ...state.user.preferences, ...payload }
    },
  },
})

export const sessionReducer = slice.reducer
export const { sessionStarted, sessionEnded, preferencesChanged } = slice.actions

/** Reason for a failed call without a session; `otherwise` if the server gives none. */
export const whyEnded = <Other extends WhyLoggedOut>({ code }: ApiFailure, otherwise: Other) =>
  code === 'accounts.removed' ? 'removed' : otherwise

/** The same for the call that asks for the user: an unreachable or overloaded server does not say who that is. */
export const whyUnknown = (failure: ApiFailure) =>
  failure.status === 0 || failure.status === 429 || failure.status >= 500 ? 'unreached' : whyEnded(failure, 'nobody')

export interface WithSession {
  readonly session: Session
}

export function useSession(): Session {
  return useSelector((state: WithSession) => state.session)
}

/** The current user on a page that requires log-in. */
export function useCurrentUser(): CurrentUser {
  const { user } = useSession()
  if (user === null) throw new Error('This screen needs a logged-in user.')
  return user
}
