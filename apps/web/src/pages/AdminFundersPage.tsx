import { Link } from 'react-router-dom'
import { AdminPage } from '../features/admin/AdminPage.tsx'
import { FunderCounts } from '../features/admin/FunderCounts.tsx'
import { FundersList } from '../features/admin/FundersList.tsx'
import { paths } from '../shared/paths.ts'
import { funderImports } from '../shared/texts/funder-import-texts.ts'
import { funders } from '../shared/texts/funder-texts.ts'

export function AdminFundersPage() {
  return (
    <AdminPage
      title={funders.title}
      intro={<FunderCounts />}
      actions={<Link to={paths.adminFunderImports}>{funderImports.link}</Link>}
    >
      <FundersList />
    </AdminPage>
  )
}
