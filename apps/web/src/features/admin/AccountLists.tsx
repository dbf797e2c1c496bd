import { Tag } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { AccountDetail } from '../../../../../adapters/http-contract/admin.ts'
import type { LibraryDocument } from '../../../../../adapters/http-contract/documents.ts'
import type { ProjectListItem } from '../../../../../adapters/http-contract/projects.ts'
import { useDocumentLink } from '../../shared/document-text/document-address.ts'
import { createdAtOf } from '../../../../../core/shared/id.ts'
import { paths } from '../../shared/paths.ts'
import { texts } from '../../shared/texts/admin-texts.ts'
import { texts as documentTexts } from '../../shared/texts/document-texts.ts'
import { TimeAgo } from '../../shared/ui/TimeAgo.tsx'
import { Timestamp } from '../../shared/ui/Timestamp.tsx'
import { AdminTable, type Column } from './AdminTable.tsx'
import { openProposal, OpenLink, proposalColumns } from './proposal-columns.tsx'

const words = texts.admin.account

const projectColumns = (): readonly Column<ProjectListItem>[] => [
  { title: texts.admin.created, cell: ({ id }) => <TimeAgo at={createdAtOf(id)} /> },
  { title: texts.admin.name, cell: ({ name }) => name },
  { title: words.createdAt, cell: ({ createdAt }) => <Timestamp at={createdAt} /> },
  { title: words.status, cell: ({ status }) => status },
  { title: texts.proposal.open, cell: ({ id, name }) => <OpenLink to={paths.project(id)} name={name} /> },
]

/** Opens the text over the page. */
function DocumentName({ document }: { readonly document: LibraryDocument }) {
  const linkTo = useDocumentLink()
  return (
    <Link to={linkTo(document.id)} dir="auto">
      {document.name}
    </Link>
  )
}

/** Columns of a document, for all lists. */
export const documentColumns = (): readonly Column<LibraryDocument>[] => [
  { title: texts.admin.created, cell: ({ id }) => <TimeAgo at={createdAtOf(id)} /> },
  {
    title: words.status,
    cell: ({ status }) => (
      <Tag color={status === 'error' ? 'error' : 'default'}>{documentTexts.documents.statuses[status]}</Tag>
    ),
  },
  { title: words.error, cell: ({ processingError }) => processingError ?? <span className="muted">–</span> },
  { title: texts.admin.name, cell: (document) => <DocumentName document={document} /> },
]

interface SectionProps {
  readonly title: string
  readonly count: number
  readonly empty: string
  readonly children: ReactNode
}

/** A list with its heading, or a sentence if it is empty. */
export function Section({ title, count, empty, children }: SectionProps) {
  return (
    <section className="card stack tight" aria-label={title}>
      <h2>{title}</h2>
      {count === 0 ? <p className="muted">{empty}</p> : children}
    </section>
  )
}

/** The contents of an account, by section. */
export function AccountLists({ detail }: { readonly detail: AccountDetail }) {
  const { proposals, projects, libraryDocuments: documents } = detail
  return (
    <>
      <Section title={words.proposals} count={proposals.length} empty={words.noProposals}>
        <AdminTable label={words.proposals} columns={[...proposalColumns(), openProposal()]} rows={proposals} />
      </Section>
      <Section title={words.projects} count={projects.length} empty={words.noProjects}>
        <AdminTable label={words.projects} columns={projectColumns()} rows={projects} />
      </Section>
      <Section title={words.documents} count={documents.length} empty={words.noDocuments}>
        <AdminTable label={words.documents} columns={documentColumns()} rows={documents} />
      </Section>
    </>
  )
}
