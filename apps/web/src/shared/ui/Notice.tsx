import type { ReactNode } from 'react'
import { isApiFailure, messageOf, type ApiFailure } from '../api-failure.ts'
import { texts } from '../texts/texts.ts'
import styles from './Notice.module.css'

interface NoticeProps {
  readonly tone: 'error' | 'warning' | 'info' | 'good' | 'quiet'
  readonly heading?: string
  /** Whether screen readers learn it in another way. */
  readonly isTold?: boolean
  readonly children?: ReactNode
}

/** A sentence about a state, near its subject. Errors are announced at once, everything else politely. */
export function Notice({ tone, heading, isTold = false, children }: NoticeProps) {
  const role = tone === 'error' ? 'alert' : 'status'
  return (
    <div className={`${styles.notice} ${styles[tone] ?? ''}`} role={isTold ? undefined : role}>
      {heading !== undefined && <span className={styles.heading}>{heading}</span>}
      {children}
    </div>
  )
}

const areAllShown = ({ fields }: ApiFailure, shown: readonly string[]) =>
  Object.keys(fields).length > 0 && Object.keys(fields).every((field) => shown.includes(field))

/** The server logs its own failures under the request's number; a refusal explains itself. */
const isUnexpected = ({ status }: ApiFailure) => status >= 500

interface FailureNoticeProps {
  readonly error: unknown
  readonly heading: string
  readonly hint?: string
  readonly action?: ReactNode
  /** Fields that show their own errors, so that these are not repeated. */
  readonly fieldsShown?: readonly string[]
}

/** A failure with the server's reason and, if it was unexpected, the request's number. */
export function FailureNotice({ error, heading, hint, action, fieldsShown = [] }: FailureNoticeProps) {
  const reason = messageOf(error, hint ?? '')
  const requestId = isApiFailure(error) && isUnexpected(error) ? error.requestId : null
  const standsElsewhere = isApiFailure(error) && areAllShown(error, fieldsShown)
  return (
    <Notice tone="error" heading={heading}>
      {reason !== '' && reason !== heading && !standsElsewhere && <span>{reason}</span>}
      {action}
      {requestId !== null && <span className={styles.reference}>{texts.common.reference(requestId)}</span>}
    </Notice>
  )
}
