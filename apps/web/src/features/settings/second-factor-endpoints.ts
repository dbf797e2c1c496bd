import type {
  SecondFactorStart,
  SecondFactorState,
  TurnOffSecondFactorRequest,
} from '../../../../../adapters/http-contract/accounts.ts'
import { api } from '../../shared/api.ts'

const secondFactor = api.injectEndpoints({
  endpoints: (build) => ({
    loadSecondFactor: build.query<SecondFactorState, void>({
      query: () => ({ path: '/account/secondFactor' }),
      transformResponse: (answer) => answer as SecondFactorState,
      providesTags: ['SecondFactor'],
    }),
    startSecondFactor: build.mutation<SecondFactorStart, { readonly password: string }>({
      query: (body) => ({ path: '/account/secondFactor/start', method: 'POST', body }),
      transformResponse: (answer) => answer as SecondFactorStart,
    }),
    /** Answers the recovery codes. */
    confirmSecondFactor: build.mutation<readonly string[], { readonly code: string }>({
      query: (body) => ({ path: '/account/secondFactor/confirm', method: 'POST', body }),
      transformResponse: (answer) => (answer as { recoveryCodes: readonly string[] }).recoveryCodes,
      invalidatesTags: ['SecondFactor'],
    }),
    turnOffSecondFactor: build.mutation<unknown, TurnOffSecondFactorRequest>({
      query: (body) => ({ path: '/account/secondFactor/turnOff', method: 'POST', body }),
      invalidatesTags: ['SecondFactor'],
    }),
  }),
})

export const {
  useLoadSecondFactorQuery,
  useStartSecondFactorMutation,
  useConfirmSecondFactorMutation,
  useTurnOffSecondFactorMutation,
} = secondFactor
