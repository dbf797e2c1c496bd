import { Link, useParams } from 'react-router-dom'
import { SettingsForm } from '../features/settings/SettingsForm.tsx'
import { adminPaths } from '../shared/admin-paths.ts'
import { paths } from '../shared/paths.ts'
import { texts } from '../shared/texts/admin-texts.ts'
import { LoadState } from '../shared/ui/LoadState.tsx'
import { SkeletonLines } from '../shared/ui/Skeletons.tsx'
import { useDocumentTitle } from '../shared/ui/use-document-title.ts'
import { useLoadSettingsQuery } from '../shared/writing-service/account-settings.ts'

const words = texts.admin.account

/** Writing settings of another account. */
export function AdminAccountSettingsPage() {
  const { accountId = '' } = useParams()
  const query = useLoadSettingsQuery(accountId)
  useDocumentTitle(words.settings)
  return (
    <div className="stack wide">
      <header>
        <p>
          <Link to={adminPaths.account(accountId)}>{words.back}</Link>
        </p>
        <h1>{words.settings}</h1>
      </header>
      <LoadState
        query={query}
        skeleton={<SkeletonLines count={4} height={32} />}
        missing={{
          title: words.notFound,
          hint: words.notFoundHint,
          action: <Link to={paths.adminUsers}>{words.toUsers}</Link>,
        }}
      >
        {(settings) => <SettingsForm key={accountId} settings={settings} accountId={accountId} />}
      </LoadState>
    </div>
  )
}
