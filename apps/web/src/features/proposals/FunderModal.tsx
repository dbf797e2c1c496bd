import { Modal } from 'antd'
import { texts } from '../../shared/texts/texts.ts'
import { LoadState } from '../../shared/ui/LoadState.tsx'
import { Prose } from '../../shared/ui/Prose.tsx'
import { SkeletonLines } from '../../shared/ui/Skeletons.tsx'
import { useLoadFunderQuery } from './endpoints.ts'

const words = texts.proposal

interface FunderModalProps {
  readonly funderId: string
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** What is known of the funder, with where it was found. */
export function FunderModal({ funderId, isOpen, onClose }: FunderModalProps) {
  const query = useLoadFunderQuery(funderId)
  return (
    <Modal
      open={isOpen}
      title={query.data?.funderName ?? texts.grants.funder}
      footer={null}
      width={720}
      onCancel={onClose}
    >
      <LoadState query={query} skeleton={<SkeletonLines count={6} />}>
        {({ markdownOverview, citations }) => (
          <div className="stack">
            <Prose text={markdownOverview ?? words.noFunderOverview} />
            {citations.length > 0 && <h3>{words.references}</h3>}
            <ul>
              {citations.map(({ title, url }) => (
                <li key={`${title} ${url ?? ''}`}>
                  {url === null ? (
                    title
                  ) : (
                    <a href={url} target="_blank" rel="noreferrer noopener">
                      {title}
                    </a>
                  )}
                </li>
              ))}
            </ul>
          </div>
        )}
      </LoadState>
    </Modal>
  )
}
