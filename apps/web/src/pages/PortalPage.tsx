import { ArrowLeftOutlined } from '@ant-design/icons'
import { Link, useParams } from 'react-router-dom'
import { useLoadPortalQuery } from '../features/portal/endpoints.ts'
import { PortalView } from '../features/portal/PortalView.tsx'
import { paths } from '../shared/paths.ts'
import { texts } from '../shared/texts/portal-texts.ts'
import { EmptyState } from '../shared/ui/EmptyState.tsx'
import { LinkButton } from '../shared/ui/LinkButton.tsx'
import { LoadState } from '../shared/ui/LoadState.tsx'
import { SkeletonPage } from '../shared/ui/Skeletons.tsx'
import { useDocumentTitle } from '../shared/ui/use-document-title.ts'

const words = texts.portal

function Header({ proposalId, name }: { readonly proposalId: string; readonly name: string }) {
  return (
    <header className="stack tight">
      <div className="row over-title">
        <LinkButton icon={<ArrowLeftOutlined aria-hidden />} to={paths.proposal(proposalId)}>
          {words.toApplication}
        </LinkButton>
      </div>
      <h1>{words.title(name)}</h1>
      <p className="muted">{words.intro}</p>
    </header>
  )
}

/** An application's answers for pasting into the funder's web form. */
export function PortalPage() {
  const { proposalId = '' } = useParams()
  const { currentData: data, error, refetch } = useLoadPortalQuery(proposalId, { refetchOnMountOrArgChange: true })
  useDocumentTitle(data === undefined ? null : words.title(data.name))
  return (
    <LoadState
      query={{ data, error, refetch }}
      skeleton={<SkeletonPage />}
      missing={{
        title: texts.proposal.notFound,
        hint: texts.proposal.notFoundHint,
        action: <Link to={paths.projects}>{texts.shell.toProjects}</Link>,
      }}
    >
      {(portal) => (
        <div className="stack">
          <Header proposalId={proposalId} name={portal.name} />
          {portal.answers.length === 0 ? (
            <EmptyState title={texts.proposal.noQuestionsUpload} />
          ) : (
            <PortalView proposalId={proposalId} portal={portal} />
          )}
        </div>
      )}
    </LoadState>
  )
}
