import { Link } from 'react-router-dom'
import type { LibraryDocument } from '../../../../../adapters/http-contract/documents.ts'
import { createdAtOf } from '../../shared/formatting/dates.ts'
import { paths } from '../../shared/paths.ts'
import { texts } from '../../shared/texts/texts.ts'
import { LoadState } from '../../shared/ui/LoadState.tsx'
import { Moment } from '../../shared/ui/Moment.tsx'
import { SkeletonLines } from '../../shared/ui/Skeletons.tsx'
import { useListSharedDocumentsQuery } from './endpoints.ts'
import styles from './SharedDocumentsTable.module.css'

const words = texts.projects

function DocumentRows({ documents }: { readonly documents: readonly LibraryDocument[] }) {
  if (documents.length === 0) return <p className="muted">{words.sharedLibraryEmpty}</p>
  return (
    <table className={styles.table} aria-label={words.sharedLibrary}>
      <thead>
        <tr>
          <th scope="col">{texts.common.name}</th>
          <th scope="col">{words.scope}</th>
          <th scope="col">{words.uploaded}</th>
        </tr>
      </thead>
      <tbody>
        {documents.map(({ id, name, scope }) => (
          <tr key={id}>
            <td>{name}</td>
            <td>{words.scopes[scope]}</td>
            <td>
              <Moment at={createdAtOf(id)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The library that all projects of the account share. */
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
