import { texts } from '../shared/texts/legal-texts.ts'
import { LegalPage } from './LegalPage.tsx'

export function PrivacyPage() {
  return <LegalPage text={texts.legal.privacy} />
}
