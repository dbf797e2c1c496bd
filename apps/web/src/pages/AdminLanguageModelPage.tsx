import { AdminPage } from '../features/admin/AdminPage.tsx'
import { LanguageModelCards } from '../features/admin/LanguageModelCards.tsx'
import { texts } from '../shared/texts/admin-texts.ts'

const words = texts.languageModel

export function AdminLanguageModelPage() {
  return (
    <AdminPage title={words.title} intro={words.intro}>
      <LanguageModelCards />
    </AdminPage>
  )
}
