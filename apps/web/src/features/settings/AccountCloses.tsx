import { Button } from 'antd'
import { api } from '../../shared/api.ts'
import { endpoint } from '../../shared/endpoint.ts'
import { formatDateTime } from '../../shared/formatting/dates.ts'
import { sessionStarted, useCurrentUser } from '../../shared/session.ts'
import { texts } from '../../shared/texts/account-texts.ts'
import { FailureNotice } from '../../shared/ui/Notice.tsx'

const words = texts.closing

const { useKeepAccountMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    keepAccount: build.mutation({
      ...endpoint('POST /account/keep', { read: ({ user }) => user }),
      invalidatesTags: ['Ownership'],
      onQueryStarted: async (_none, { dispatch, queryFulfilled }) => {
        await queryFulfilled.then(
          ({ data }) => dispatch(sessionStarted(data)),
          () => undefined,
        )
      },
    }),
  }),
})

function Keep() {
  const [keep, { error, isLoading }] = useKeepAccountMutation()
  return (
    <>
      <Button size="small" loading={isLoading} onClick={() => void keep()}>
        {words.keep}
      </Button>
      {error !== undefined && !isLoading && <FailureNotice error={error} heading={words.notKept} />}
    </>
  )
}

/** Shown above every page while the account waits for removal. */
export function AccountCloses() {
  const { isOwner, removalDueAt } = useCurrentUser()
  if (removalDueAt === null) return null
  return (
    <section className="card row" aria-label={words.title}>
      <span>{words.notice(formatDateTime(removalDueAt))}</span>
      {isOwner ? <Keep /> : <span>{words.askOwner}</span>}
    </section>
  )
}
