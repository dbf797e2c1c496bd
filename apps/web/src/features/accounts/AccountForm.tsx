import type { ReactNode } from 'react'
import { FailureNotice } from '../../shared/ui/Notice.tsx'
import styles from './account-form.module.css'

interface AccountFormProps {
  readonly call: { readonly error?: unknown; readonly isLoading: boolean }
  /** Heading of a failure. */
  readonly failed: string
  /** Fields that show the server's reasons themselves. */
  readonly fieldsShown?: readonly string[]
  /** Whether the browser checks required fields. */
  readonly isChecked?: boolean
  readonly isIncomplete?: boolean
  readonly submitLabel: string
  readonly onSubmit: () => Promise<void>
  readonly children: ReactNode
}

/** Frame of the forms before log-in: the failure, the fields, and the button. */
export function AccountForm(props: AccountFormProps) {
  const { call, failed, fieldsShown = [], isChecked = false, isIncomplete = false, submitLabel } = props
  return (
    <form
      // Before the app is there, nothing leaves the page and nothing typed is lost.
      method="dialog"
      className={styles.form}
      noValidate={!isChecked}
      onSubmit={(event) => {
        event.preventDefault()
        void props.onSubmit()
      }}
    >
      {call.error !== undefined && !call.isLoading && (
        <FailureNotice error={call.error} heading={failed} fieldsShown={fieldsShown} />
      )}
      {props.children}
      <button type="submit" className="button primary" disabled={isIncomplete || call.isLoading}>
        {submitLabel}
      </button>
    </form>
  )
}
