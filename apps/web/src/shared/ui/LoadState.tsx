import type { ReactNode } from 'react'
import { isApiFailure } from '../api-failure.ts'
import { texts } from '../texts/texts.ts'
import { EmptyState } from './EmptyState.tsx'
import { FailureNotice } from './Notice.tsx'

interface LoadStateProps<T> {
  readonly query: { readonly data?: T | undefined; readonly error?: unknown; readonly refetch: () => unknown }
  /** A placeholder in the shape of the content. */
  readonly skeleton: ReactNode
  /** Shown if the server does not find it. */
  readonly missing?: { readonly title: string; readonly hint: string; readonly action: ReactNode }
  readonly children: (data: T) => ReactNode
}

const meansMissing = (error: unknown) => isApiFailure(error) && (error.status === 404 || error.status === 400)

/** The standard states of loading data: loading, failed, absent, or there. */
export function LoadState<T>({ query, skeleton, missing, children }: LoadStateProps<T>) {
  const { data, error, refetch } = query
  if (error !== undefined && missing !== undefined && meansMissing(error))
    return <EmptyState title={missing.title} hint={missing.hint} action={missing.action} level={1} />
  if (data !== undefined) return children(data)
  if (error === undefined)
    return (
      <div role="status" aria-label={texts.common.loading} aria-busy="true">
        {skeleton}
      </div>
    )
  return (
    <FailureNotice
      error={error}
      heading={texts.common.loadFailed}
      hint={texts.common.loadFailedHint}
      action={
        <button type="button" className="link-button" onClick={() => void refetch()}>
          {texts.common.tryAgain}
        </button>
      }
    />
  )
}
