import { AdminPage } from '../features/admin/AdminPage.tsx'
import { DataMigrationsTable } from '../features/admin/DataMigrationsTable.tsx'
import { operator } from '../shared/texts/operator-texts.ts'

const { title, intro } = operator.migrations

export function AdminMigrationsPage() {
  return (
    <AdminPage title={title} intro={intro}>
      <DataMigrationsTable />
    </AdminPage>
  )
}
