import type { TurnOffSecondFactorRequest } from '../../../../../adapters/http-contract/accounts.ts'
import { api } from '../../shared/api.ts'
import { endpoint } from '../../shared/endpoint.ts'

const secondFactor = api.injectEndpoints({
  endpoints: (build) => ({
    loadSecondFactor: build.query({ ...endpoint('GET /account/secondFactor', {}), providesTags: ['SecondFactor'] }),
    startSecondFactor: build.mutation(
      endpoint('POST /account/secondFactor/start', { ask: (body: { readonly password: string }) => ({ body }) }),
    ),
    /** Returns the recovery codes. */
    confirmSecondFactor: build.mutation({
      ...endpoint('POST /account/secondFactor/confirm', {
        ask: (body: { readonly code: string }) => ({ body }),
        read: ({ recoveryCodes }) => recoveryCodes,
      }),
      invalidatesTags: ['SecondFactor'],
    }),
    turnOffSecondFactor: build.mutation({
      ...endpoint('POST /account/secondFactor/turnOff', { ask: (body: TurnOffSecondFactorRequest) => ({ body }) }),
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
