import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { useSelector } from 'react-redux'
import type { CurrentUser } from '../../../../adapters/http-contract/accounts.ts'

export type Session =
  | { readonly status: 'unknown'; readonly user: null }
  /** `expired`: it ended without the user's doing, so that they will want to return to where they were. */
  | { readonly status: 'logged-out'; readonly user: null; readonly expired: boolean }
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
    sessionEnded: (_state, { payload }: PayloadAction<{ expired: boolean }>): Session => ({
      status: 'logged-out',
      user: null,
      expired: payload.expired,
    }),
    preferencesChanged: (state, { payload }: PayloadAction<Preferences>) => {
      if (state.user !== null) state.user.preferences = { ...state.user.preferences, ...payload }
    },
  },
})

export const sessionReducer = slice.reducer
export const { sessionStarted, sessionEnded, preferencesChanged } = slice.actions

export interface WithSession {
  readonly session: Session
}

export function useSession(): Session {
  return useSelector((state: WithSession) => state.session)
}

/** The user on a screen that only logged-in users reach. */
export function useCurrentUser(): CurrentUser {
  const { user } = useSession()
  if (user === null) throw new Error('This screen needs a logged-in user.')
  return user
}
