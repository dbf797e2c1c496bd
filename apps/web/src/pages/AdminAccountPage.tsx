import { Link, useParams } from 'react-router-dom'
import type { AccountDetail } from '../../../../adapters/http-contract/admin.ts'
import { AccountLists } from '../features/admin/AccountLists.tsx'
import { useLoadAccountQuery } from '../features/admin/endpoints.ts'
import { FactsFilePanel } from '../features/admin/FactsFilePanel.tsx'
import { Identifier } from '../features/admin/Identifier.tsx'
import { SettingsForm } from '../features/settings/SettingsForm.tsx'
import { adminPaths } from '../shared/admin-paths.ts'
import { paths } from '../shared/paths.ts'
import { texts } from '../shared/texts/admin-texts.ts'
import { LoadState } from '../shared/ui/LoadState.tsx'
import { Notice } from '../shared/ui/Notice.tsx'
import { Timestamp } from '../shared/ui/Timestamp.tsx'
import { SkeletonLines, SkeletonPage } from '../shared/ui/Skeletons.tsx'
import { useDocumentTitle } from '../shared/ui/use-document-title.ts'
import { useLoadSettingsQuery } from '../shared/writing-service/account-settings.ts'

const words = texts.admin.account

function Heading({ account }: Pick<AccountDetail, 'account'>) {
  return (
    <header>
      <h1>{words.title}</h1>
      <p>
        <Identifier id={account.id} />
      </p>
      <p className="muted">
        {words.usedBy(account.emails.join(', '))} {words.since} <Timestamp at={account.createdAt} />
      </p>
      {account.removal && (
        <Notice tone="warning">
          <span>
            {words.removedOn} <Timestamp at={account.removal.dueAt} />
          </span>
        </Notice>
      )}
    </header>
  )
}

function SettingsAndFacts({ accountId }: { readonly accountId: string }) {
  const query = useLoadSettingsQuery(accountId)
  return (
    <LoadState query={query} skeleton={<SkeletonLines count={8} height={32} />}>
      {(settings) => (
        <>
          <section className="stack tight" aria-label={words.settings}>
            <h2>{words.settings}</h2>
            <SettingsForm settings={settings} accountId={accountId} />
            <p className="small">
              <Link to={adminPaths.accountSettings(accountId)}>{words.settingsPage}</Link>
            </p>
          </section>
          <FactsFilePanel accountId={accountId} text={settings.factsFile} refetch={query.refetch} />
        </>
      )}
    </LoadState>
  )
}

/** All contents of an account, for the installation's admins. */
export function AdminAccountPage() {
  const { accountId = '' } = useParams()
  const query = useLoadAccountQuery(accountId)
  useDocumentTitle(words.title)
  return (
    <LoadState
      query={query}
      skeleton={<SkeletonPage />}
      missing={{
        title: words.notFound,
        hint: words.notFoundHint,
        action: <Link to={paths.adminUsers}>{words.toUsers}</Link>,
      }}
    >
      {(detail) => (
        <div key={accountId} className="stack wide">
          <Heading account={detail.account} />
          <SettingsAndFacts accountId={accountId} />
          <AccountLists detail={detail} />
        </div>
      )}
    </LoadState>
  )
}
