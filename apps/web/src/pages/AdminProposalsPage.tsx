import { AdminPage } from '../features/admin/AdminPage.tsx'
import { AllProposalsList } from '../features/admin/AllProposalsList.tsx'
import { texts } from '../shared/texts/admin-texts.ts'

const words = texts.admin.proposals

export function AdminProposalsPage() {
  return (
    <AdminPage title={words.title} intro={words.intro}>
      <AllProposalsList />
    </AdminPage>
  )
}
