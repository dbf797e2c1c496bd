import { AdminPage } from '../features/admin/AdminPage.tsx'
import { AuditLogList } from '../features/admin/AuditLogList.tsx'
import { texts } from '../shared/texts/admin-texts.ts'

const words = texts.admin.audit

export function AdminAuditLogPage() {
  return (
    <AdminPage title={words.title} intro={words.intro}>
      <AuditLogList />
    </AdminPage>
  )
}
