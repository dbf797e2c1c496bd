import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react'
import type { ApiFailure } from './api-failure.ts'
import { callApi, type ApiCall, type ApiResult } from './call-api.ts'
import { sendForm, type FormCall } from './send-form.ts'
import { sessionEnded, whyEnded, type WithSession } from './session.ts'
import { isAhead, untilAnswered } from './shown-changes.ts'

const UNAUTHENTICATED = 401

/** Reads started before the server answers don't undo changes shown ahead in the entry of this key. */
async function callFor(key: string | undefined, call: ApiCall, signal: AbortSignal): Promise<ApiResult> {
  if (key === undefined) return callApi(call, signal)
  for (;;) {
    await untilAnswered(key)
    const result = await callApi(call, signal)
    if (!isAhead(key)) return result
  }
}

/** Sends credentials with every call and never retries, but for forms that the server asks to wait. A 401 after log-in means that the session has ended. */
const baseQuery: BaseQueryFn<ApiCall | FormCall, unknown, ApiFailure> = async (
  call,
  { dispatch, getState, signal, queryCacheKey },
) => {
  const result = 'form' in call ? await sendForm(call) : await callFor(queryCacheKey, call, signal)
  if ('data' in result) return { data: result.data }
  const { session } = getState() as WithSession
  if (result.error.status === UNAUTHENTICATED && session.status === 'logged-in')
    dispatch(sessionEnded(whyEnded(result.error, 'expired')))
  return { error: result.error }
}

/** The app's only API; features add their endpoints. */
export const api = createApi({
  baseQuery,
  tagTypes: [
    'Project',
    'ProjectList',
    'Brief',
    'Proposal',
    'Report',
    'SharedDocuments',
    'Answers',
    'Settings',
    'AccountUsers',
    'Ownership',
    'Sessions',
    'SecondFactor',
    'FirstSteps',
    'Profile',
  ],
  // The default waits until no query is running, so that one slow call would hold up every refresh.
  invalidationBehavior: 'immediately',
  // Seconds: a page that opens later than that asks again.
  refetchOnMountOrArgChange: 2,
  refetchOnFocus: true,
  endpoints: () => ({}),
})
