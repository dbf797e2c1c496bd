import type { ReactNode } from 'react'
import { isApiFailure, messageOf } from '../api-failure.ts'
import { texts } from '../texts/texts.ts'
import styles from './Notice.module.css'

interface NoticeProps {
  readonly tone: 'error' | 'warning' | 'info' | 'good' | 'quiet'
  readonly heading?: string
  readonly children?: ReactNode
}

/** A sentence about a state, next to what it is about; errors are announced at once, the rest when there is time. */
export function Notice({ tone, heading, children }: NoticeProps) {
  return (
    <div className={`${styles.notice} ${styles[tone] ?? ''}`} role={tone === 'error' ? 'alert' : 'status'}>
      {heading !== undefined && <span className={styles.heading}>{heading}</span>}
      {children}
    </div>
  )
}

interface FailureNoticeProps {
  readonly error: unknown
  readonly heading: string
  readonly hint?: string
  readonly action?: ReactNode
}

/** What failed, what the server says of it, and the number under which the server knows it. */
export function FailureNotice({ error, heading, hint, action }: FailureNoticeProps) {
  const reason = messageOf(error, hint ?? '')
  const requestId = isApiFailure(error) ? error.requestId : null
  return (
    <Notice tone="error" heading={heading}>
      {reason !== '' && reason !== heading && <span>{reason}</span>}
      {action}
      {requestId !== null && <span className={styles.reference}>{texts.common.reference(requestId)}</span>}
    </Notice>
  )
}
