import { AdminPage } from '../features/admin/AdminPage.tsx'
import { JobsList } from '../features/admin/JobsList.tsx'
import { ReloadLibraryButton } from '../features/admin/ReloadLibraryButton.tsx'
import { operator } from '../shared/texts/operator-texts.ts'

const { title, intro } = operator.jobs

export function AdminJobsPage() {
  return (
    <AdminPage title={title} intro={intro} actions={<ReloadLibraryButton />}>
      <JobsList />
    </AdminPage>
  )
}
