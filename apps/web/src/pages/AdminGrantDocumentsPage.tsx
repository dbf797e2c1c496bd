import { AdminPage } from '../features/admin/AdminPage.tsx'
import { GrantDocumentsList } from '../features/admin/GrantDocumentsList.tsx'
import { texts } from '../shared/texts/admin-texts.ts'

const words = texts.admin.documents

export function AdminGrantDocumentsPage() {
  return (
    <AdminPage title={words.title} intro={words.intro}>
      <GrantDocumentsList />
    </AdminPage>
  )
}
