import { Link } from 'react-router-dom'
import { adminPaths } from '../admin-paths.ts'
import { texts } from '../texts/user-texts.ts'
import { Notice } from './Notice.tsx'

const words = texts.reloading

/** Note for an admin who views another account's data. */
export function OfAnotherAccount({ accountId }: { readonly accountId: string }) {
  return (
    <Notice tone="info">
      {words.ofAnother} <Link to={adminPaths.account(accountId)}>{words.toAccount}</Link>
    </Notice>
  )
}
