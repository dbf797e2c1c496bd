import { Link } from 'react-router-dom'
import { paths } from '../paths.ts'
import { reloading as words } from '../texts/reload-texts.ts'
import { Notice } from './Notice.tsx'

/** What an admin is told who reads what is another account's. */
export function OfAnotherAccount({ accountId }: { readonly accountId: string }) {
  return (
    <Notice tone="info">
      {words.ofAnother} <Link to={paths.adminAccount(accountId)}>{words.toAccount}</Link>
    </Notice>
  )
}
