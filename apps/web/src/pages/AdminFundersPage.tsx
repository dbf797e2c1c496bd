import { AdminPage } from '../features/admin/AdminPage.tsx'
import { FunderCounts } from '../features/admin/FunderCounts.tsx'
import { FundersList } from '../features/admin/FundersList.tsx'
import { funders } from '../shared/texts/funder-texts.ts'

export function AdminFundersPage() {
  return (
    <AdminPage title={funders.title} intro={<FunderCounts />}>
      <FundersList />
    </AdminPage>
  )
}
