import { AdminPage } from '../features/admin/AdminPage.tsx'
import { AllProposalsList } from '../features/admin/AllProposalsList.tsx'
import { admin } from '../shared/texts/admin-texts.ts'

const { title, intro } = admin.proposals

export function AdminProposalsPage() {
  return (
    <AdminPage title={title} intro={intro}>
      <AllProposalsList />
    </AdminPage>
  )
}
