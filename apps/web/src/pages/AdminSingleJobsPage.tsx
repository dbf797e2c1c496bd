import { AdminPage } from '../features/admin/AdminPage.tsx'
import { SingleJobsTable } from '../features/admin/SingleJobsTable.tsx'
import { texts } from '../shared/texts/admin-texts.ts'

const words = texts.operator.singleJobs

export function AdminSingleJobsPage() {
  return (
    <AdminPage title={words.title} intro={words.intro}>
      <SingleJobsTable />
    </AdminPage>
  )
}
