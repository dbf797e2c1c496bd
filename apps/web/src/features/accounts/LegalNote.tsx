import { texts } from '../../shared/texts/texts.ts'
import { LegalLink } from '../../shared/ui/LegalLink.tsx'

const words = texts.accounts.agreement

/** Links to the terms that new users accept. */
export function LegalNote() {
  return (
    <p className="muted small">
      {words.before}
      <LegalLink kind="terms" label={words.terms} />
      {words.between}
      <LegalLink kind="privacy" label={words.privacy} />
      {words.after}
    </p>
  )
}
