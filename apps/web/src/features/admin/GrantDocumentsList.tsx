import { Popconfirm } from 'antd'
import { useState } from 'react'
import type { GrantDocument } from '../../../../../adapters/http-contract/admin.ts'
import { adminPaths } from '../../shared/admin-paths.ts'
import { paths } from '../../shared/paths.ts'
import { texts } from '../../shared/texts/admin-texts.ts'
import { FailureNotice } from '../../shared/ui/Notice.tsx'
import { AdminList } from './AdminList.tsx'
import type { Column } from './AdminTable.tsx'
import { useChangeClassificationMutation, useListGrantDocumentsQuery } from './endpoints.ts'
import { Identifier } from './Identifier.tsx'
import { RowButton } from './RowButton.tsx'
import { useListView } from './use-list-view.ts'

const words = texts.admin.documents

interface ChangeTypeProps {
  readonly document: GrantDocument
  readonly isBusy: boolean
  readonly onChange: () => void
}

function ChangeType({ document, isBusy, onChange }: ChangeTypeProps) {
  return (
    <Popconfirm
      title={words.changeTitle(document.originalName)}
      description={words.changeHint(words.types[document.classification], document.accountId)}
      okText={words.change}
      cancelText={words.cancel}
      onConfirm={onChange}
    >
      <RowButton label={words.changeOf(document.originalName)} loading={isBusy}>
        {words.change}
      </RowButton>
    </Popconfirm>
  )
}

function columnsOf(
  change: Omit<ChangeTypeProps, 'document' | 'onChange' | 'isBusy'> & {
    readonly busyId: string | null
    readonly onChange: (document: GrantDocument) => void
  },
): readonly Column<GrantDocument>[] {
  return [
    { title: texts.admin.id, sort: 'id', cell: ({ id }) => <Identifier id={id} to={paths.proposal(id)} /> },
    { title: texts.admin.accountId, cell: ({ accountId: id }) => <Identifier id={id} to={adminPaths.account(id)} /> },
    { title: words.type, sort: 'classification', cell: ({ classification }) => words.types[classification] },
    { title: texts.admin.name, sort: 'originalName', cell: ({ originalName }) => originalName },
    {
      title: words.change,
      cell: (document) => (
        <ChangeType
          document={document}
          isBusy={change.busyId === document.id}
          onChange={() => change.onChange(document)}
        />
      ),
    },
  ]
}

/** Files of all applications, with their document types. */
export function GrantDocumentsList() {
  const view = useListView()
  const query = useListGrantDocumentsQuery(view.query)
  const [changeType, { error }] = useChangeClassificationMutation()
  const [busyId, setBusyId] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const onChange = async (document: GrantDocument) => {
    setBusyId(document.id)
    const { data } = await changeType(document.id)
    if (data !== undefined) {
      await query.refetch()
      setSaid(words.changed(data.originalName, words.types[data.classification]))
    }
    setBusyId(null)
  }
  return (
    <>
      {error !== undefined && busyId === null && <FailureNotice error={error} heading={words.failed} />}
      <p role="status" className="visually-hidden">
        {said}
      </p>
      <AdminList
        label={words.title}
        searchHint={words.searchHint}
        columns={columnsOf({ busyId, onChange: (document) => void onChange(document) })}
        view={view}
        query={query}
      />
    </>
  )
}
