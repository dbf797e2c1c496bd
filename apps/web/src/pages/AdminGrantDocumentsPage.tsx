import { AdminPage } from '../features/admin/AdminPage.tsx'
import { GrantDocumentsList } from '../features/admin/GrantDocumentsList.tsx'
import { admin } from '../shared/texts/admin-texts.ts'

const { title, intro } = admin.documents

export function AdminGrantDocumentsPage() {
  return (
    <AdminPage title={title} intro={intro}>
      <GrantDocumentsList />
    </AdminPage>
  )
}
