import { Link } from 'react-router-dom'
import { adminPaths } from '../admin-paths.ts'
import { texts } from '../texts/user-texts.ts'
import { Notice } from './Notice.tsx'

const words = texts.reloading

/** What an admin is told who reads what is another account's. */
export function OfAnotherAccount({ accountId }: { readonly accountId: string }) {
  return (
    <Notice tone="info">
      {words.ofAnother} <Link to={adminPaths.account(accountId)}>{words.toAccount}</Link>
    </Notice>
  )
}
