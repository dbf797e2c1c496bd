import { AdminPage } from '../features/admin/AdminPage.tsx'
import { JobsList } from '../features/admin/JobsList.tsx'
import { ReloadLibraryButton } from '../features/admin/ReloadLibraryButton.tsx'
import { texts } from '../shared/texts/admin-texts.ts'

const words = texts.operator.jobs

export function AdminJobsPage() {
  return (
    <AdminPage title={words.title} intro={words.intro} actions={<ReloadLibraryButton />}>
      <JobsList />
    </AdminPage>
  )
}
