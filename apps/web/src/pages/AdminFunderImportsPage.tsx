import { Link } from 'react-router-dom'
import { AdminPage } from '../features/admin/AdminPage.tsx'
import { FunderImports } from '../features/admin/FunderImports.tsx'
import { adminPaths } from '../shared/admin-paths.ts'
import { texts } from '../shared/texts/admin-texts.ts'

const words = texts.funderImports

export function AdminFunderImportsPage() {
  return (
    <AdminPage title={words.title} intro={words.intro} actions={<Link to={adminPaths.funders}>{words.back}</Link>}>
      <FunderImports />
    </AdminPage>
  )
}
