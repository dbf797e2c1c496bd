import { useId, type KeyboardEvent } from 'react'
import type { ProfileFact } from '../../../../../adapters/http-contract/profile.ts'
import { isApiFailure } from '../../shared/api-failure.ts'
import { isAmountTaken } from '../../shared/money/typed-amount.ts'
import { texts } from '../../shared/texts/profile-texts.ts'
import { FailureNotice } from '../../shared/ui/Notice.tsx'
import { useAccountLanguage } from '../../shared/use-account-language.ts'
import { isCommand, keyOf } from '../../shared/use-keys.ts'
import styles from './FactField.module.css'
import type { FactActions } from './use-fact.ts'
import { INPUT_MODES, LONG_KINDS, useTypedFact } from './use-typed-fact.ts'

const words = texts.profile
const FIELD = 'data-fact-field'

/** The next field on the page; null after the last. */
function nextField(field: HTMLElement): HTMLElement | null {
  const fields = [...document.querySelectorAll<HTMLElement>(`[${FIELD}]`)]
  return fields[fields.indexOf(field) + 1] ?? null
}

/**
 * Field for an unknown fact: leaving it saves, and Enter moves to the next. It avoids antd, whose fields render slowly
 * in sets of forty.
 */
export function FactField({ fact, actions }: { readonly fact: ProfileFact; readonly actions: FactActions }) {
  const { error, isSaving, save, edit } = actions
  const { value, type } = useTypedFact(fact)
  const amountTerms = { language: useAccountLanguage(), currency: null, allowsWords: true }
  const id = useId()
  const isLong = LONG_KINDS.includes(fact.kind)
  const reason = isApiFailure(error) && !isSaving ? error.fields['value'] : undefined

  const leave = () => {
    if (value.trim() === '') return
    // The editor asks which amount is meant.
    if (fact.kind === 'money' && !isAmountTaken(value, amountTerms)) edit()
    else save(value, null)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (keyOf(event) !== 'Enter' || (isLong && !isCommand(event))) return
    event.preventDefault()
    const next = nextField(event.currentTarget)
    if (next === null) event.currentTarget.blur()
    else next.focus()
  }
  const field = {
    [FIELD]: '',
    id,
    className: styles.field,
    value,
    onBlur: leave,
    onKeyDown,
    autoComplete: 'off',
    'aria-invalid': reason !== undefined,
    'aria-describedby': reason === undefined ? undefined : `${id}-reason`,
    onChange: (event: { readonly target: { readonly value: string } }) => type(event.target.value),
  }
  return (
    <>
      <label htmlFor={id}>{fact.label}</label>
      <div className="stack tight">
        {isLong ? <textarea rows={1} {...field} /> : <input inputMode={INPUT_MODES[fact.kind]} {...field} />}
        {reason !== undefined && (
          <span id={`${id}-reason`} className={styles.reason} role="alert">
            {reason}
          </span>
        )}
        {error !== undefined && !isSaving && reason === undefined && (
          <FailureNotice error={error} heading={words.failed} />
        )}
      </div>
    </>
  )
}
