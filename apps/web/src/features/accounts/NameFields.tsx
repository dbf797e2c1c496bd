import { texts } from '../../shared/texts/texts.ts'
import { TextField } from '../../shared/ui/TextField.tsx'
import styles from './account-form.module.css'

const words = texts.accounts

interface Field {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error: string | undefined
}

/** First and last name, both optional. */
export function NameFields({ firstName, lastName }: { readonly firstName: Field; readonly lastName: Field }) {
  return (
    <div className={styles.pair}>
      <TextField label={words.firstName} autoComplete="given-name" {...firstName} />
      <TextField label={words.lastName} autoComplete="family-name" {...lastName} />
    </div>
  )
}
