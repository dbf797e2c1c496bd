import { Link } from 'react-router-dom'
import type { LibraryDocument } from '../../../../../adapters/http-contract/documents.ts'
import { createdAtOf } from '../../../../../core/shared/id.ts'
import { paths } from '../../shared/paths.ts'
import { texts } from '../../shared/texts/user-texts.ts'
import { LoadState } from '../../shared/ui/LoadState.tsx'
import { Timestamp } from '../../shared/ui/Timestamp.tsx'
import { SkeletonLines } from '../../shared/ui/Skeletons.tsx'
import { DocumentLink } from './DocumentLink.tsx'
import { DocumentStatus } from './DocumentStatus.tsx'
import { useListSharedDocumentsQuery } from '../../shared/library/endpoints.ts'
import table from '../../shared/ui/Table.module.css'

const words = texts.projects

function DocumentRows({ documents }: { readonly documents: readonly LibraryDocument[] }) {
  if (documents.length === 0) return <p className="muted">{words.sharedLibraryEmpty}</p>
  return (
    <table role="table" className={table.table} aria-label={words.sharedLibrary}>
      <thead role="rowgroup">
        <tr role="row">
          {[texts.common.name, words.scope, words.uploaded].map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {documents.map((document) => (
          <tr key={document.id} role="row">
            <td role="cell" data-label={texts.common.name}>
              <span className="row">
                <DocumentLink document={document} />
                {document.status === 'error' && <DocumentStatus document={document} />}
              </span>
            </td>
            <td role="cell" data-label={words.scope}>
              {words.scopes[document.scope]}
            </td>
            <td role="cell" data-label={words.uploaded}>
              <Timestamp at={createdAtOf(document.id)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The library shared by all projects of the account. */
export function SharedDocumentsTable() {
  const query = useListSharedDocumentsQuery()
  return (
    <section className="card stack" aria-label={words.sharedLibrary}>
      <h2>{words.sharedLibrary}</h2>
      <LoadState query={query} skeleton={<SkeletonLines count={3} height={20} />}>
        {({ documents }) => <DocumentRows documents={documents} />}
      </LoadState>
      <p>
        <Link to={paths.documentLibrary}>{words.sharedLibraryLink}</Link>
      </p>
    </section>
  )
}
