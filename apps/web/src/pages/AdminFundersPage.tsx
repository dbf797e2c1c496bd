import { Link } from 'react-router-dom'
import { AdminPage } from '../features/admin/AdminPage.tsx'
import { FunderCounts } from '../features/admin/FunderCounts.tsx'
import { FundersList } from '../features/admin/FundersList.tsx'
import { adminPaths } from '../shared/admin-paths.ts'
import { texts } from '../shared/texts/admin-texts.ts'

export function AdminFundersPage() {
  return (
    <AdminPage
      title={texts.funders.title}
      intro={<FunderCounts />}
      actions={<Link to={adminPaths.funderImports}>{texts.funderImports.link}</Link>}
    >
      <FundersList />
    </AdminPage>
  )
}
