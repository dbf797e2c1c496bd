import { Link } from 'react-router-dom'
import { AccountUsersTable } from '../features/account-users/AccountUsersTable.tsx'
import { useListAccountUsersQuery } from '../features/account-users/endpoints.ts'
import { InviteUserButton } from '../features/account-users/InviteUserButton.tsx'
import { paths } from '../shared/paths.ts'
import { texts } from '../shared/texts/account-texts.ts'
import { LoadState } from '../shared/ui/LoadState.tsx'
import { SkeletonLines } from '../shared/ui/Skeletons.tsx'
import { useDocumentTitle } from '../shared/ui/use-document-title.ts'

const words = texts.accountUsers

export function AccountUsersPage() {
  const query = useListAccountUsersQuery()
  useDocumentTitle(words.title)
  return (
    <div className="stack wide">
      <header className="row apart">
        <div>
          <h1>{words.title}</h1>
          <p className="muted">
            {words.intro} <Link to={paths.settings}>{words.editOwn}</Link>
          </p>
        </div>
        <InviteUserButton />
      </header>
      <LoadState query={query} skeleton={<SkeletonLines count={3} height={44} />}>
        {(users) => <AccountUsersTable users={users} />}
      </LoadState>
    </div>
  )
}
