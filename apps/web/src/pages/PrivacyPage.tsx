import { privacy } from '../shared/texts/legal.ts'
import { LegalPage } from './LegalPage.tsx'

export function PrivacyPage() {
  return <LegalPage text={privacy} />
}
