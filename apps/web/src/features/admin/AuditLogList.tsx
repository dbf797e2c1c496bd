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

interface SubjectProps {
  readonly id: string | null
  /** IP address at that time, masked. */
  readonly address?: string | null
}

function Subject({ id, address = null }: SubjectProps) {
  if (id === null) return <span className="muted">–</span>
  return (
    <span>
      {address !== null && <EmailAddress email={address} />} <Identifier id={id} />
    </span>
  )
}

const isOfUser = ({ action }: AuditEntry) => action === 'remove-user' || action === 'make-verification-link'

const columns = (): readonly Column<AuditEntry>[] => [
  { title: words.when, sort: 'id', cell: ({ at }) => <TimeAgo at={at} /> },
  {
    title: words.who,
    cell: ({ adminEmail, adminAddress, adminId }) =>
      adminEmail === null ? (
        <span>
          {words.gone} {adminAddress !== null && <EmailAddress email={adminAddress} />} <Identifier id={adminId} />
        </span>
      ) : (
        <EmailAddress email={adminEmail} />
      ),
  },
  { title: words.what, cell: ({ action }) => words.actions[action] },
  {
    title: words.onAccount,
    cell: (entry) => <Subject id={entry.accountId} address={isOfUser(entry) ? null : entry.subjectAddress} />,
  },
  {
    title: words.subject,
    cell: (entry) => <Subject id={entry.subjectId} address={isOfUser(entry) ? entry.subjectAddress : null} />,
  },
]

/** Log of who did what to whose data, and when. */
export function AuditLogList() {
  const view = useListView()
  const query = useListAuditEntriesQuery(view.query)
  return <AdminList label={words.title} searchHint={words.searchHint} columns={columns()} view={view} query={query} />
}
