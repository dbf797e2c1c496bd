import type { AuditEntry } from '../../../../../adapters/http-contract/admin.ts'
import { texts } from '../../shared/texts/admin-texts.ts'
import { EmailAddress } from '../../shared/ui/EmailAddress.tsx'
import { TimeAgo } from '../../shared/ui/TimeAgo.tsx'
import { AdminList } from './AdminList.tsx'
import type { Column } from './AdminTable.tsx'
import { useListAuditEntriesQuery } from './endpoints.ts'
import { Identifier } from './Identifier.tsx'
import { useListView } from './use-list-view.ts'

const words = texts.admin.audit

function Subject({ id }: { readonly id: string | null }) {
  return id === null ? <span className="muted">–</span> : <Identifier id={id} />
}

const columns = (): readonly Column<AuditEntry>[] => [
  { title: words.when, sort: 'id', cell: ({ at }) => <TimeAgo at={at} /> },
  {
    title: words.who,
    cell: ({ adminEmail, adminId }) =>
      adminEmail === null ? (
        <span>
          {words.gone} <Identifier id={adminId} />
        </span>
      ) : (
        <EmailAddress email={adminEmail} />
      ),
  },
  { title: words.what, cell: ({ action }) => words.actions[action] },
  { title: words.onAccount, cell: ({ accountId }) => <Subject id={accountId} /> },
  { title: words.subject, cell: ({ subjectId }) => <Subject id={subjectId} /> },
]

/** Who did what to whose data, and when. */
export function AuditLogList() {
  const view = useListView()
  const query = useListAuditEntriesQuery(view.query)
  return <AdminList label={words.title} searchHint={words.searchHint} columns={columns()} view={view} query={query} />
}
