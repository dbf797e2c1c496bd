import { Link } from 'react-router-dom'
import { AdminPage } from '../features/admin/AdminPage.tsx'
import { FunderImports } from '../features/admin/FunderImports.tsx'
import { paths } from '../shared/paths.ts'
import { funderImports } from '../shared/texts/funder-import-texts.ts'

const { title, intro, back } = funderImports

export function AdminFunderImportsPage() {
  return (
    <AdminPage title={title} intro={intro} actions={<Link to={paths.adminFunders}>{back}</Link>}>
      <FunderImports />
    </AdminPage>
  )
}
