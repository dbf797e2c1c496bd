import { AdminPage } from '../features/admin/AdminPage.tsx'
import { SingleJobsTable } from '../features/admin/SingleJobsTable.tsx'
import { operator } from '../shared/texts/operator-texts.ts'

const { title, intro } = operator.singleJobs

export function AdminSingleJobsPage() {
  return (
    <AdminPage title={title} intro={intro}>
      <SingleJobsTable />
    </AdminPage>
  )
}
