import { AdminPage } from '../features/admin/AdminPage.tsx'
import { ScheduledTasksTable } from '../features/admin/ScheduledTasksTable.tsx'
import { texts } from '../shared/texts/admin-texts.ts'

const words = texts.operator.scheduledTasks

export function AdminScheduledTasksPage() {
  return (
    <AdminPage title={words.title} intro={words.intro}>
      <ScheduledTasksTable />
    </AdminPage>
  )
}
