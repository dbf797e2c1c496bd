import { texts } from '../shared/texts/legal-texts.ts'
import { LegalPage } from './LegalPage.tsx'

export function TermsPage() {
  return <LegalPage text={texts.legal.terms} />
}
