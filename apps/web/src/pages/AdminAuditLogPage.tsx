import { AdminPage } from '../features/admin/AdminPage.tsx'
import { AuditLogList } from '../features/admin/AuditLogList.tsx'
import { admin } from '../shared/texts/admin-texts.ts'

const { title, intro } = admin.audit

export function AdminAuditLogPage() {
  return (
    <AdminPage title={title} intro={intro}>
      <AuditLogList />
    </AdminPage>
  )
}
