import { Tag } from 'antd'
import type { LibraryDocument } from '../../../../../adapters/http-contract/documents.ts'
import type { ApplicationSummary } from '../../../../../adapters/http-contract/pipeline.ts'
import type { Project, ReportListItem } from '../../../../../adapters/http-contract/projects.ts'
import { createdAtOf } from '../../../../../core/shared/id.ts'
import { paths } from '../../shared/paths.ts'
import { texts } from '../../shared/texts/admin-texts.ts'
import { TimeAgo } from '../../shared/ui/TimeAgo.tsx'
import { OfAnotherAccount } from '../../shared/ui/OfAnotherAccount.tsx'
import { Prose } from '../../shared/ui/Prose.tsx'
import { AdminTable, type Column } from './AdminTable.tsx'
import { documentColumns, Section } from './AccountLists.tsx'
import { OpenLink } from './proposal-columns.tsx'

const words = texts.projects

const grantColumns = (): readonly Column<ApplicationSummary>[] => [
  { title: texts.admin.created, cell: ({ id }) => <TimeAgo at={createdAtOf(id)} /> },
  {
    title: texts.admin.name,
    cell: ({ name, isArchived }) => (
      <span>
        <bdi>{name}</bdi> {isArchived && <Tag>{texts.common.archived}</Tag>}
      </span>
    ),
  },
  { title: texts.proposal.open, cell: ({ id, name }) => <OpenLink to={paths.proposal(id)} name={name} /> },
]

const reportColumns = (): readonly Column<ReportListItem>[] => [
  { title: texts.admin.created, cell: ({ id }) => <TimeAgo at={createdAtOf(id)} /> },
  { title: texts.admin.account.status, cell: ({ status }) => status },
  { title: texts.admin.name, cell: ({ name }) => name },
  { title: texts.proposal.open, cell: ({ id, name }) => <OpenLink to={paths.report(id)} name={name} /> },
]

interface ForeignProjectProps {
  readonly project: Project
  readonly accountId: string
}

/** A read-only project of another account, for admins. */
export function ForeignProject({ project, accountId }: ForeignProjectProps) {
  const { grants, reports, grantsDocuments, reportsDocuments, overview } = project
  const documents: readonly LibraryDocument[] = [...grantsDocuments, ...reportsDocuments]
  return (
    <div className="stack wide">
      <header className="stack tight">
        <div className="row">
          <h1 dir="auto">{project.name}</h1>
          {project.isArchived && <Tag>{texts.common.archived}</Tag>}
        </div>
        <OfAnotherAccount accountId={accountId} />
      </header>
      <Section title={words.applications} count={grants.length} empty={texts.admin.account.noProposals}>
        <AdminTable label={words.applications} columns={grantColumns()} rows={grants} />
      </Section>
      <Section title={words.reports} count={reports.length} empty={texts.admin.none}>
        <AdminTable label={words.reports} columns={reportColumns()} rows={reports} />
      </Section>
      <Section
        title={words.sectionDocuments.grants.title}
        count={documents.length}
        empty={texts.admin.account.noDocuments}
      >
        <AdminTable label={words.sectionDocuments.grants.title} columns={documentColumns()} rows={documents} />
      </Section>
      <Section title={words.overview} count={overview.text === null ? 0 : 1} empty={words.overviewNotStarted}>
        <Prose text={overview.text ?? ''} />
      </Section>
    </div>
  )
}
