import { AuditLogList } from '../features/admin/AuditLogList.tsx'
import { admin } from '../shared/texts/admin-texts.ts'
import { useDocumentTitle } from '../shared/ui/use-document-title.ts'

const words = admin.audit

export function AdminAuditLogPage() {
  useDocumentTitle(words.title)
  return (
    <div className="stack wide">
      <header>
        <h1>{words.title}</h1>
        <p className="muted">{words.intro}</p>
      </header>
      <AuditLogList />
    </div>
  )
}
