import { terms } from '../shared/texts/legal.ts'
import { LegalPage } from './LegalPage.tsx'

export function TermsPage() {
  return <LegalPage text={terms} />
}
