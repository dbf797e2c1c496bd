import { Checkbox } from 'antd'
import type { SharedDocument } from '../../../../../adapters/http-contract/documents.ts'
import { formatBytes } from '../../shared/formatting/numbers.ts'
import { texts } from '../../shared/texts/library-texts.ts'
import table from '../../shared/ui/Table.module.css'
import { Timestamp } from '../../shared/ui/Timestamp.tsx'
import { Tag } from '../../shared/ui/Tag.tsx'
import { isOutdated } from './document-age.ts'
import { DocumentLabels } from './DocumentLabels.tsx'
import { DocumentLink } from './DocumentLink.tsx'
import { DocumentMenu } from './DocumentMenu.tsx'
import { DocumentStatus } from './DocumentStatus.tsx'
import { DocumentUses } from './DocumentUses.tsx'
import styles from './Library.module.css'
import { RemoveDocumentButton } from './RemoveDocumentButton.tsx'
import type { Selection } from './use-selection.ts'

const words = texts.library

const columns = () => [texts.common.name, words.labels, words.kind, words.year, words.size, words.uploaded, words.uses]

function Row({ document, selection }: { readonly document: SharedDocument; readonly selection: Selection }) {
  const { id, name, kind, year, sizeBytes, uploadDate } = document
  return (
    <tr role="row">
      <td role="cell" data-label={texts.common.name}>
        <span className={styles.named}>
          <Checkbox aria-label={words.select(name)} checked={selection.has(id)} onChange={() => selection.toggle(id)} />
          <DocumentLink document={document} />
          {document.status !== 'active' && <DocumentStatus document={document} />}
        </span>
      </td>
      <td role="cell" data-label={words.labels}>
        <DocumentLabels labels={document.labels} />
        {document.labels.every((label) => label === 'shared') && (
          <span className="muted">{words.labelWords.shared}</span>
        )}
      </td>
      <td role="cell" data-label={words.kind}>
        {words.kinds[kind]}
      </td>
      <td role="cell" data-label={words.year}>
        {year ?? '–'} {isOutdated(document) && <Tag tone="busy">{words.outdated}</Tag>}
      </td>
      <td role="cell" data-label={words.size}>
        {formatBytes(sizeBytes)}
      </td>
      <td role="cell" data-label={words.uploaded}>
        <Timestamp at={uploadDate} />
      </td>
      <td role="cell" data-label={words.uses}>
        <DocumentUses document={document} isInColumn />
      </td>
      <td role="cell">
        <span className={`row ${styles.actions}`}>
          <DocumentMenu document={document} />
          <RemoveDocumentButton document={document} />
        </span>
      </td>
    </tr>
  )
}

interface DocumentTableProps {
  readonly documents: readonly SharedDocument[]
  readonly selection: Selection
}

/** Documents of the library, one per row. */
export function DocumentTable({ documents, selection }: DocumentTableProps) {
  return (
    <div className="card">
      <table role="table" className={`${table.table} ${styles.table}`} aria-label={texts.documents.title}>
        <thead role="rowgroup">
          <tr role="row">
            {columns().map((column) => (
              <th key={column} role="columnheader" scope="col">
                {column}
              </th>
            ))}
            <th role="columnheader" scope="col">
              <span className="visually-hidden">{words.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {documents.map((document) => (
            <Row key={document.id} document={document} selection={selection} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
