import { useEffectEvent, useId, useLayoutEffect, useRef, type ComponentProps } from 'react'
import { texts } from '../texts/texts.ts'
import styles from './TextField.module.css'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  readonly label: string
  readonly value: string
  /** Optional for a read-only field. */
  readonly onChange?: (value: string) => void
  readonly hint?: string
  readonly error?: string | undefined
}

/** A labelled input without antd, because pages before log-in have to be small. */
export function TextField({ label, value, onChange, hint, error, ...input }: TextFieldProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const take = useEffectEvent((typed: string) => {
    if (typed !== value) onChange?.(typed)
  })
  // Typed, or filled in by the browser, before the app was there.
  useLayoutEffect(() => {
    if (field.current !== null) take(field.current.value)
  }, [])
  const isOptional = input.required !== true
  const described = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <div className={styles.heading}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {isOptional && <span className="muted small">{texts.common.optional}</span>}
      </div>
      <input
        {...input}
        ref={field}
        id={id}
        className={styles.input}
        value={value}
        onChange={(event) => onChange?.(event.target.value)}
        aria-invalid={error !== undefined}
        aria-describedby={described === '' ? undefined : described}
      />
      {hint !== undefined && (
        <span id={`${id}-hint`} className="muted small">
          {hint}
        </span>
      )}
      {error !== undefined && (
        <span id={`${id}-error`} className={styles.error}>
          {error}
        </span>
      )}
    </div>
  )
}
