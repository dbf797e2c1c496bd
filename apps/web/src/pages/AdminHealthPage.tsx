import { AdminPage } from '../features/admin/AdminPage.tsx'
import { HealthTable } from '../features/admin/HealthTable.tsx'
import { texts } from '../shared/texts/admin-texts.ts'

const words = texts.operator.health

export function AdminHealthPage() {
  return (
    <AdminPage title={words.title} intro={words.intro}>
      <HealthTable />
    </AdminPage>
  )
}
