import type { ReactNode } from 'react'
import { isApiFailure, messageOf, type ApiFailure } from '../api-failure.ts'
import { texts } from '../texts/texts.ts'
import styles from './Notice.module.css'

interface NoticeProps {
  readonly tone: 'error' | 'warning' | 'info' | 'good' | 'quiet'
  readonly heading?: string
  /** Whether who hears the page is told by something else. */
  readonly isTold?: boolean
  readonly children?: ReactNode
}

/** A sentence about a state, next to what it is about; errors are announced at once, the rest when there is time. */
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

/** The server's own failures are in its log under the number of the request; a refusal says all there is to know. */
const isUnexpected = ({ status }: ApiFailure) => status >= 500

interface FailureNoticeProps {
  readonly error: unknown
  readonly heading: string
  readonly hint?: string
  readonly action?: ReactNode
  /** Fields beside which their own reasons stand: a reason that is read there is not said twice. */
  readonly fieldsShown?: readonly string[]
}

/** What failed, what the server says of it, and for what nobody expected the number under which the server knows it. */
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
