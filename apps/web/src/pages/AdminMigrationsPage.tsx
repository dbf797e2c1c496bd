import { AdminPage } from '../features/admin/AdminPage.tsx'
import { DataMigrationsTable } from '../features/admin/DataMigrationsTable.tsx'
import { texts } from '../shared/texts/admin-texts.ts'

const words = texts.operator.migrations

export function AdminMigrationsPage() {
  return (
    <AdminPage title={words.title} intro={words.intro}>
      <DataMigrationsTable />
    </AdminPage>
  )
}
