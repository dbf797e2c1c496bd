import { combineReducers } from '@reduxjs/toolkit'
import { api } from '../shared/api.ts'
import { sessionReducer } from '../shared/session.ts'
import { watchedWorkReducer } from '../shared/watched-work.ts'

/** What the app knows. */
export const reducer = combineReducers({
  [api.reducerPath]: api.reducer,
  session: sessionReducer,
  watchedWork: watchedWorkReducer,
})
